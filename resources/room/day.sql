-- The day of a room, read in one statement, so that all of it is of one moment. Steps are not read: a day whose steps
-- were put away has its report as before.
-- Parameters: day; tips and markers = what chips are taken or paid for, in small letters.

WITH entered AS MATERIALIZED (
    SELECT session, seq, n, at, hand, what, stay, who, amount, other, coalesce(lower(reason), '') AS reason, detail,
        sum((what = 'dealer')::integer) OVER (PARTITION BY session ORDER BY seq, n) AS down
    FROM room.entry WHERE day = %(day)s::date AND counts
), clocked AS MATERIALIZED (
    -- Where the second of a session stands in an hour of the clock on the wall, which may be half an hour beside UTC.
    SELECT s.id AS session, beside, extract(epoch FROM created)::bigint + beside AS began
    FROM room.session AS s, room.house AS h, LATERAL (SELECT extract(epoch FROM
        (created AT TIME ZONE h.zone) - (created AT TIME ZONE 'UTC'))::bigint %% 3600 AS beside) AS zone
    WHERE s.day = %(day)s::date AND s.counts
), dealt AS MATERIALIZED (
    -- Few rows for many hands: all that follows sums them further.
    SELECT session, dealer, coalesce(game, 0) AS game, (began + at) / 3600 * 3600 - beside AS hour, min(at) AS first,
        count(*) FILTER (WHERE misdeal IS NULL) AS hands, count(misdeal) AS misdeals, sum(rake)::bigint AS rake,
        sum(dropped)::bigint AS drops
    FROM room.hand JOIN clocked USING (session) WHERE day = %(day)s::date AND counts
    GROUP BY session, dealer, coalesce(game, 0), (began + at) / 3600 * 3600 - beside
), titled AS (
    -- What a session plays in the end: its settings are those of the last change.
    SELECT DISTINCT ON (e.session) e.session, g.title ->> 'tournament' = 'true' AS tournament,
        g.title #>> '{money,currency}' AS currency, coalesce((g.title #>> '{money,minor_units}')::bigint, 1) AS units
    FROM entered AS e JOIN room.game AS g ON g.id = (e.detail ->> 'game')::integer
    WHERE e.what = 'game' ORDER BY e.session, e.seq DESC, e.n DESC
), money AS (
    -- The currency of most hands, and its smallest chip there; 1 where others are no multiple of it.
    SELECT currency, CASE WHEN bool_and(units %% least = 0) THEN least ELSE 1 END AS units
    FROM (
        SELECT currency, units, min(units) OVER same AS least, sum(coalesce(hands, 0)) OVER same AS hands
        FROM titled LEFT JOIN (SELECT session, sum(hands) AS hands FROM dealt GROUP BY session) AS played USING (session)
        WHERE NOT tournament WINDOW same AS (PARTITION BY currency)
    ) AS session_of GROUP BY currency, least, hands ORDER BY hands DESC, currency LIMIT 1
), evening AS MATERIALIZED (
    -- apart: chips of a tournament or another currency, told at their table and left out of every sum; '' = they count.
    SELECT s.id AS session, s.place, p.name, s.created, s.branch, own.apart,
        coalesce(ended.at, h.second) AS seconds,
        CASE own.apart WHEN '' THEN coalesce(t.units / m.units, 1) ELSE 1 END AS worth,
        CASE WHEN t.tournament OR t.currency IS NULL THEN NULL ELSE jsonb_build_object('currency', t.currency,
            'minor_units', CASE own.apart WHEN '' THEN m.units ELSE t.units END) END AS money,
        (SELECT code FROM room.alarm AS a WHERE a.session = s.id AND a.seen IS NULL ORDER BY a.id DESC LIMIT 1) AS trouble
    FROM room.session AS s JOIN room.place AS p ON p.id = s.place JOIN room.head AS h ON h.session = s.id
    -- What is written after the end, such as an expense, ends it once more and makes it no longer.
    LEFT JOIN (SELECT session, min(at) AS at FROM entered WHERE what = 'ended' GROUP BY session) AS ended
        ON ended.session = s.id
    LEFT JOIN titled AS t ON t.session = s.id LEFT JOIN money AS m ON true
    CROSS JOIN LATERAL (SELECT CASE WHEN t.tournament THEN 'tournament'
        WHEN t.currency IS DISTINCT FROM m.currency THEN concat_ws(' ', t.currency, t.units) ELSE '' END AS apart) AS own
    WHERE s.day = %(day)s::date AND s.counts
), downs AS (
    -- Number 0: before anybody was named.
    SELECT session, down, dealer, coalesce(lead(at) OVER (PARTITION BY session ORDER BY down), seconds) - at AS seconds
    FROM (
        SELECT session, 0 AS down, '' AS dealer, 0 AS at, seconds FROM evening
        UNION ALL SELECT session, down, who, e.at, seconds FROM entered AS e JOIN evening USING (session)
        WHERE what = 'dealer'
    ) AS sat
), figures AS (
    SELECT session, dealer, game, hour, hands, misdeals, rake * worth AS rake, drops * worth AS drops, 0 AS tips, 0 AS time, 0 AS takes, 0 AS corrections, 0 AS rulings, 0 AS seconds, 0 AS downs, 0 AS dealing
    FROM dealt JOIN evening USING (session)
    UNION ALL
    SELECT session, d.dealer, NULL, NULL, 0, 0, 0, 0,
        CASE WHEN what = 'take' AND reason = ANY (%(tips)s) THEN -amount * worth ELSE 0 END,
        CASE WHEN what = 'take' AND reason = 'time' THEN -amount * worth ELSE 0 END,
        CASE WHEN what = 'take' AND reason <> ALL (%(tips)s || '{time}'::text[]) THEN -amount * worth ELSE 0 END,
        (what = 'correction')::integer, (what = 'ruling')::integer, 0, 0, 0
    FROM entered JOIN evening USING (session) JOIN downs AS d USING (session, down)
    WHERE what IN ('take', 'correction', 'ruling')
    UNION ALL
    SELECT session, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, seconds, 0, 0 FROM evening
    UNION ALL
    SELECT session, dealer, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, seconds FROM downs AS d
    WHERE down > 0 OR EXISTS (SELECT FROM dealt WHERE session = d.session AND dealer = '' AND hands > 0)
    OR EXISTS (SELECT FROM entered AS e
        WHERE e.session = d.session AND e.down = 0 AND what = 'take' AND reason = ANY (%(tips)s))
), sums AS (
    SELECT CASE grouping(place, dealer, game, hour)
            WHEN 7 THEN 'table' WHEN 11 THEN 'dealer' WHEN 13 THEN 'game' WHEN 14 THEN 'hour' ELSE 'day' END AS by,
        apart, place, dealer, game, hour, count(DISTINCT place) AS tables,
        sum(hands) AS hands, sum(rake) AS rake, sum(drops) AS drops, sum(tips) AS tips, sum(time) AS time,
        sum(takes) AS takes, sum(corrections) AS corrections, sum(rulings) AS rulings, sum(misdeals) AS misdeals,
        CASE WHEN grouping(hour) = 0 THEN 3600 WHEN grouping(dealer) = 0 THEN sum(dealing) ELSE sum(f.seconds) END
            AS seconds, sum(downs) AS downs
    FROM figures AS f JOIN evening USING (session)
    GROUP BY GROUPING SETS ((apart, place), (apart, dealer), (apart, game), (apart, hour), (apart))
), played AS (
    SELECT place, apart, jsonb_agg(title ORDER BY first) AS games
    FROM (
        SELECT place, apart, game, min(created + first * interval '1 second') AS first
        FROM dealt JOIN evening USING (session)
        GROUP BY place, apart, game
    ) AS of_table JOIN room.game AS g ON g.id = game GROUP BY place, apart
), tables AS (
    -- A table that played for money and for other chips is there once for each.
    SELECT place, apart, name, money, extract(epoch FROM min(created)) AS opened, sum(branch - 1) AS branches,
        coalesce((array_agg(trouble ORDER BY created DESC) FILTER (WHERE trouble <> ''))[1], '') AS trouble,
        games
    FROM evening LEFT JOIN played USING (place, apart) GROUP BY place, apart, name, money, games
), stays AS (
    SELECT session, stay, (array_agg(who ORDER BY seq DESC, n DESC) FILTER (WHERE what IN ('buy_in', 'renamed')))[1] AS name,
        sum(amount) FILTER (WHERE what IN ('buy_in', 'add_chips') OR what = 'marker' AND other IS NULL) AS bought,
        -sum(amount) FILTER (WHERE what = 'cash_out') AS cashed,
        -sum(amount) FILTER (WHERE what = 'marker' AND other IS NOT NULL
            OR what = 'pay' AND reason = ANY (%(markers)s)) AS owed,
        sum(amount) FILTER (WHERE what IN
            ('buy_in', 'add_chips', 'cash_out', 'marker', 'pay', 'take', 'unaccounted')) AS stack
    FROM entered WHERE stay IS NOT NULL GROUP BY session, stay
), results AS (
    SELECT session, stay, sum(net) AS net, count(*) AS dealt, count(*) FILTER (WHERE won <> 0) AS won
    FROM (SELECT session, unnest(stays) AS stay, unnest(nets) AS net, unnest(won) AS won
        FROM room.hand WHERE day = %(day)s::date AND counts) AS of_hand
    GROUP BY session, stay
)
SELECT house.name AS room,
    (SELECT count(*) FROM room.place WHERE retired IS NULL) AS places,
    (SELECT count(*) FROM evening) AS sessions,
    (SELECT coalesce(sum(seq), 0) FROM room.head JOIN room.session ON id = session WHERE day = %(day)s::date)::bigint
        AS steps,
    (SELECT json_build_object('currency', currency, 'minor_units', units) FROM money WHERE currency IS NOT NULL)
        AS money,
    coalesce((SELECT to_json(sums) FROM sums WHERE by = 'day' AND apart = ''), '{}') AS sums,
    coalesce((SELECT json_agg(json_build_object('place', place, 'name', name, 'games', coalesce(games, '[]'::jsonb),
        'opened', opened, 'branches', branches, 'trouble', trouble, 'apart', apart <> '', 'money', money, 'sums', sums)
        ORDER BY hands DESC, place, apart) FROM tables JOIN sums USING (place, apart) WHERE by = 'table'), '[]')
        AS tables,
    coalesce((SELECT json_agg(json_build_object('dealer', dealer, 'downs', downs, 'sums', sums)
        ORDER BY tips DESC, hands DESC, dealer)
        FROM sums WHERE by = 'dealer' AND dealer IS NOT NULL AND apart = ''), '[]') AS dealers,
    coalesce((SELECT json_agg(json_build_object('tables', tables, 'sums', sums,
        'game', coalesce(title, '{"limit": "no_limit", "game": "", "stakes": []}')) ORDER BY hands DESC, title)
        FROM sums LEFT JOIN room.game AS g ON g.id = game WHERE by = 'game' AND game IS NOT NULL AND apart = ''), '[]')
        AS games,
    coalesce((SELECT json_agg(json_build_object('began', hour, 'tables', tables, 'sums', sums) ORDER BY hour)
        FROM sums WHERE by = 'hour' AND hour IS NOT NULL AND apart = ''), '[]') AS hours,
    coalesce((SELECT json_agg(json_build_object('name', s.name, 'tables', ARRAY[v.name],
        'bought', coalesce(bought, 0) * worth, 'cashed', coalesce(cashed, 0) * worth,
        'on_table', (coalesce(stack, 0) + coalesce(net, 0)) * worth,
        'net', (coalesce(cashed, 0) + coalesce(stack, 0) + coalesce(net, 0) + coalesce(owed, 0) - coalesce(bought, 0))
            * worth,
        'dealt', coalesce(dealt, 0), 'won', coalesce(won, 0)) ORDER BY v.created, session, stay)
        FROM stays AS s JOIN evening AS v USING (session) LEFT JOIN results USING (session, stay) WHERE apart = ''), '[]')
        AS players,
    coalesce((SELECT json_agg(json_build_object('place', place, 'hand', hand, 'detail', detail::text,
        'at', extract(epoch FROM created) + at) ORDER BY created + at * interval '1 second', seq)
        FROM entered JOIN evening USING (session) WHERE what = 'correction'), '[]') AS corrections
FROM room.house
