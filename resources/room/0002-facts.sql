-- Facts from events, as the views of a book make them (hands, results, ledger). A session is a tree: where a step's
-- parent is not where it stands, the side that is left stops counting and the other one starts.

-- In a body, a JSON array of a step's columns: where what stands.
-- 0 sequence, 1 parent, 8 corrected, 10 kind, 11 at, 12 hand, 13 phase, 16 correction, 18 events

CREATE FUNCTION room.game_of(event jsonb) RETURNS integer LANGUAGE plpgsql SET search_path = room, pg_temp AS $$
-- The game a table deals by its settings; made where it is new.
DECLARE
    settings jsonb := event -> 'settings';
    tournament boolean := settings ->> 'preset' = 'tournament' OR jsonb_array_length(settings -> 'levels') > 0;
    named jsonb := jsonb_build_object(
        'limit', settings -> 'limit',
        'game', event -> 'game' -> 'name',
        'stakes', CASE
            WHEN settings ->> 'limit' = 'fixed' AND jsonb_array_length(nullif(settings -> 'bets', 'null')) > 0
            THEN settings -> 'bets' ELSE settings -> 'blinds' END,
        'money', CASE WHEN tournament THEN 'null' ELSE settings -> 'money' END,
        'tournament', coalesce(tournament, false)
    );
    number integer;
BEGIN
    SELECT id INTO number FROM game WHERE title = named;
    IF number IS NULL THEN
        INSERT INTO game (title) VALUES (named) ON CONFLICT (title) DO UPDATE SET title = named RETURNING id INTO number;
    END IF;
    RETURN number;
END
$$;

CREATE FUNCTION room.answer_notes(its_day date, its bigint, of_steps integer[]) RETURNS void
LANGUAGE plpgsql SET search_path = room, pg_temp AS $$
-- What the dealer said to notes in these steps, as far as they count: an answer that is undone is open again.
BEGIN
    UPDATE note SET
        answer = CASE WHEN e.counts THEN e.reason END, session = CASE WHEN e.counts THEN its END,
        seq = CASE WHEN e.counts THEN e.seq END, answered = CASE WHEN e.counts THEN now() END
    FROM entry AS e
    WHERE e.day = its_day AND e.session = its AND e.seq = ANY (of_steps) AND e.what = 'answer'
    AND note.id = e.amount AND note.place = e.place AND (note.answer IS NULL OR note.session = its);
END
$$;

CREATE FUNCTION room.move_stand(its_day date, its bigint, was integer, now_at integer) RETURNS boolean
LANGUAGE plpgsql SET search_path = room, pg_temp AS $$
-- From one step to another of the tree: both are walked back to where they meet. Returns whether an entry was on the
-- way; mostly none was.
DECLARE
    off integer[] := '{}';
    again integer[] := '{}';
BEGIN
    WHILE was <> now_at LOOP
        IF was > now_at THEN
            off := off || was;
            SELECT parent INTO STRICT was FROM step WHERE day = its_day AND session = its AND seq = was;
        ELSE
            again := again || now_at;
            SELECT parent INTO STRICT now_at FROM step WHERE day = its_day AND session = its AND seq = now_at;
        END IF;
    END LOOP;
    UPDATE hand SET counts = (seq = ANY (again))
    WHERE day = its_day AND session = its AND seq = ANY (off || again);
    UPDATE entry SET counts = (seq = ANY (again))
    WHERE day = its_day AND session = its AND seq = ANY (off || again);
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    PERFORM room.answer_notes(its_day, its, off || again);
    RETURN true;
END
$$;

CREATE FUNCTION room.here_at(its_day date, its bigint, stand integer) RETURNS jsonb
LANGUAGE plpgsql SET search_path = room, pg_temp AS $$
-- Who sits, deals, and what is dealt at a step, once the entries on the line to it are those that count.
DECLARE
    here jsonb := '{"seats": {}, "aside": {}}';
    running integer;
    past record;
BEGIN
    SELECT hand INTO running FROM step WHERE day = its_day AND session = its AND seq = stand;
    FOR past IN
        SELECT * FROM entry
        WHERE day = its_day AND session = its AND counts
        AND what IN ('buy_in', 'cash_out', 'back', 'moved', 'renamed', 'dealer', 'game')
        ORDER BY seq, n
    LOOP
        here := room.seated(here, past.what, past.seat, past.other, past.stay, past.who, past.detail);
        IF past.what = 'game' AND past.hand < running THEN
            here := here || jsonb_build_object('dealt', past.detail -> 'game');
        END IF;
    END LOOP;
    RETURN here || jsonb_build_object('hand', coalesce(running, 0));
END
$$;

CREATE FUNCTION room.seated(
    here jsonb, what text, seat integer, other integer, stay bigint, who text, detail jsonb
) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE SET search_path = room, pg_temp AS $$
-- `here` after an entry. seats and aside: by seat, [stay, name]; aside = who is absent while another plays their seat.
DECLARE
    sits jsonb := jsonb_build_array(stay, who);
BEGIN
    CASE what
    WHEN 'dealer' THEN RETURN here || jsonb_build_object('dealer', who);
    WHEN 'game' THEN RETURN here || jsonb_build_object('game', detail -> 'game');
    WHEN 'buy_in' THEN
        IF detail ? 'over' THEN
            here := jsonb_set(here, ARRAY['aside', seat::text], here #> ARRAY['seats', seat::text]);
        END IF;
        RETURN jsonb_set(here, ARRAY['seats', seat::text], sits);
    WHEN 'cash_out' THEN RETURN here #- ARRAY['seats', seat::text];
    WHEN 'back' THEN RETURN jsonb_set(here #- ARRAY['aside', seat::text], ARRAY['seats', seat::text], sits);
    WHEN 'moved' THEN RETURN jsonb_set(here #- ARRAY['seats', other::text], ARRAY['seats', seat::text], sits);
    WHEN 'renamed' THEN RETURN jsonb_set(here, ARRAY['seats', seat::text], sits);
    ELSE RETURN here;
    END CASE;
END
$$;

CREATE FUNCTION room.facts_of(s room.session, its_seq integer, its_at integer, its_hand integer, b jsonb, here jsonb)
RETURNS jsonb LANGUAGE plpgsql SET search_path = room, pg_temp AS $$
-- Write the facts of a real step; returns `here` after it.
DECLARE
    event jsonb;
    key integer; -- of the event in the step
    pots jsonb; -- of the hand that ends
    it entry; -- filled by each event, written behind the CASE
    named jsonb; -- [stay, name] of a seat
BEGIN
    IF jsonb_typeof(b -> 16) = 'object' THEN
        INSERT INTO entry (day, session, seq, n, place, at, hand, what, detail)
        VALUES (s.day, s.id, its_seq, -1, s.place, its_at, (b #>> '{16,hand}')::integer, 'correction', b -> 16);
    END IF;
    FOR event, key IN SELECT value, ordinality - 1 FROM jsonb_array_elements(b -> 18) WITH ORDINALITY LOOP
        it := NULL;
        it.hand := its_hand;
        it.seat := event ->> 'seat';
        it.amount := event ->> 'amount';
        it.reason := event ->> 'reason';
        CASE event ->> 'e'
        WHEN 'Opened', 'SettingsChanged', 'GameTurned' THEN
            it.what := 'game';
            it.seat := NULL;
            it.hand := coalesce((here ->> 'hand')::integer, 0); -- it counts from the hand after this one
            it.detail := jsonb_build_object('game', room.game_of(event));
        WHEN 'DealerSat' THEN
            it.what := 'dealer';
            it.who := event ->> 'name';
        WHEN 'Sat' THEN
            it.what := 'buy_in';
            it.amount := event ->> 'bought';
            it.stay := its_seq * 100000::bigint + key;
            it.who := event #>> '{player,name}';
            it.detail := CASE WHEN event ? 'over' THEN '{"over": true}'::jsonb END;
        WHEN 'PlayerLeft' THEN
            it.what := 'cash_out';
            it.amount := -(event ->> 'cashed')::bigint;
        WHEN 'ChipsAdded' THEN
            it.what := 'add_chips';
            it.detail := nullif(event - '{e,seat,amount}'::text[], '{}');
        WHEN 'CameBack' THEN
            it.what := 'back';
            it.stay := here #>> ARRAY['aside', event ->> 'seat', '0'];
            it.who := event #>> '{player,name}';
        WHEN 'PlayerMoved' THEN
            it.what := 'moved';
            it.other := it.seat;
            it.seat := event ->> 'to';
            it.stay := here #>> ARRAY['seats', event ->> 'seat', '0'];
            it.who := event #>> '{player,name}';
        WHEN 'PlayerRenamed' THEN
            it.what := 'renamed';
            it.stay := here #>> ARRAY['seats', event ->> 'seat', '0'];
            it.who := event ->> 'name';
        WHEN 'Paid' THEN
            it.what := 'pay';
            it.seat := event ->> 'to';
            it.other := event ->> 'payer';
        WHEN 'MarkerGiven' THEN
            it.what := 'marker';
            it.other := event ->> 'lender';
        WHEN 'Taken' THEN
            it.what := 'take';
            it.amount := -it.amount;
        WHEN 'StackCounted' THEN
            it.what := 'unaccounted';
            it.amount := event ->> 'difference';
        WHEN 'Splashed' THEN
            it.what := 'splash';
        WHEN 'SessionEnded' THEN
            it.what := 'ended';
        WHEN 'Noted', 'ActedEarly', 'HandDied' THEN
            it.what := CASE WHEN its_hand > 0 THEN 'ruling' END; -- before the first hand all is being set up
            it.detail := event;
        WHEN 'NoteAnswered' THEN
            it.what := 'answer';
            it.amount := event ->> 'note';
            it.reason := event ->> 'answer';
        WHEN 'HandStarted' THEN
            here := here || jsonb_build_object('hand', event -> 'number', 'dealt', here -> 'game');
        WHEN 'PotsAwarded' THEN
            pots := event;
        WHEN 'HandEnded' THEN
            INSERT INTO hand SELECT
                s.day, s.id, its_seq, (event ->> 'number')::integer, s.place, its_at,
                coalesce(sum((pot ->> 'amount')::bigint), 0), coalesce(sum((pot ->> 'rake')::bigint), 0),
                coalesce(sum((pot ->> 'drop')::bigint), 0), jsonb_array_length(event -> 'results'), b ->> 8 = '1',
                coalesce(here ->> 'dealer', ''), (here ->> 'dealt')::integer, NULL, stays, nets, won
            FROM (
                SELECT
                    coalesce(array_agg((here #>> ARRAY['seats', r ->> 0, '0'])::bigint ORDER BY n), '{}') AS stays,
                    coalesce(array_agg((r ->> 1)::bigint ORDER BY n), '{}') AS nets,
                    coalesce(array_agg((
                        SELECT coalesce(sum((share ->> 'amount')::bigint), 0)
                        FROM jsonb_array_elements(pots -> 'shares') AS share WHERE share -> 'seat' = r -> 0
                    ) ORDER BY n), '{}') AS won
                FROM jsonb_array_elements(event -> 'results') WITH ORDINALITY AS of_seat (r, n)
            ) AS players LEFT JOIN jsonb_array_elements(pots -> 'pots') AS pot ON true
            GROUP BY stays, nets, won;
            pots := NULL;
        WHEN 'Misdealt' THEN
            INSERT INTO hand VALUES (
                s.day, s.id, its_seq, (event ->> 'number')::integer, s.place, its_at, 0, 0, 0, 0, b ->> 8 = '1',
                coalesce(here ->> 'dealer', ''), (here ->> 'dealt')::integer, event ->> 'reason', '{}', '{}', '{}'
            );
            it.what := 'ruling';
            it.detail := event;
        ELSE
            NULL;
        END CASE;
        CONTINUE WHEN it.what IS NULL;
        IF it.seat IS NOT NULL AND it.stay IS NULL THEN
            named := here #> ARRAY['seats', it.seat::text];
            it.stay := named ->> 0;
            it.who := named ->> 1;
        END IF;
        INSERT INTO entry VALUES (
            s.day, s.id, its_seq, 2 * key, s.place, its_at, it.hand, it.what, it.seat, it.stay, it.who, it.amount,
            it.other, it.reason, it.detail
        );
        IF it.what IN ('pay', 'marker') AND it.other IS NOT NULL THEN -- the other end of it
            named := here #> ARRAY['seats', it.other::text];
            INSERT INTO entry VALUES (
                s.day, s.id, its_seq, 2 * key + 1, s.place, its_at, it.hand, it.what, it.other,
                (named ->> 0)::bigint, named ->> 1, -it.amount, it.seat, it.reason, NULL
            );
        END IF;
        IF it.what = 'answer' THEN
            PERFORM room.answer_notes(s.day, s.id, ARRAY[its_seq]);
        END IF;
        here := room.seated(here, it.what, it.seat, it.other, it.stay, it.who, it.detail);
    END LOOP;
    RETURN here;
END
$$;

CREATE FUNCTION room.make_facts(its bigint, until integer DEFAULT NULL) RETURNS void
LANGUAGE plpgsql SET search_path = room, pg_temp AS $$
-- Bring the facts of a session up to its newest step, or up to `until`.
DECLARE
    s session;
    h head;
    step_of record;
    others boolean; -- whether others sit or deal there than where it stood
    running integer; -- the hand there
BEGIN
    SELECT * INTO STRICT s FROM session WHERE id = its;
    SELECT * INTO STRICT h FROM head WHERE session = its FOR UPDATE;
    FOR step_of IN
        SELECT seq, parent, kind, at, hand, CASE WHEN kind = 'amend' OR body ~ room.telling() THEN body::jsonb END AS b FROM step
        WHERE day = s.day AND session = its AND seq > h.facts AND (until IS NULL OR seq <= until) ORDER BY seq
    LOOP
        IF step_of.parent <> h.stand THEN
            others := room.move_stand(s.day, its, h.stand, step_of.parent);
            h.stand := step_of.parent;
            SELECT hand INTO running FROM step WHERE day = s.day AND session = its AND seq = h.stand;
            IF others OR running IS DISTINCT FROM coalesce((h.here ->> 'hand')::integer, 0) THEN
                h.here := room.here_at(s.day, its, h.stand);
            END IF;
        END IF;
        IF step_of.kind IN ('do', 'amend') THEN
            h.stand := step_of.seq;
            IF step_of.b IS NOT NULL THEN
                h.here := room.facts_of(s, step_of.seq, step_of.at, step_of.hand, step_of.b, h.here);
            END IF;
        END IF;
        h.facts := step_of.seq;
    END LOOP;
    UPDATE head SET facts = h.facts, stand = h.stand, here = h.here WHERE session = its;
    IF NOT s.counts THEN -- a branch took its place
        UPDATE hand SET counts = false WHERE day = s.day AND session = its AND counts;
        UPDATE entry SET counts = false WHERE day = s.day AND session = its AND counts;
    END IF;
END
$$;

CREATE FUNCTION room.make_facts_one_by_one(its bigint) RETURNS void
LANGUAGE plpgsql SET search_path = room, pg_temp AS $$
-- Up to the step that cannot be read, which is told.
DECLARE
    next_step integer;
    newest integer;
BEGIN
    SELECT facts + 1, seq INTO next_step, newest FROM head WHERE session = its;
    WHILE next_step <= newest LOOP
        BEGIN
            PERFORM room.make_facts(its, next_step);
            next_step := next_step + 1;
        EXCEPTION WHEN OTHERS THEN
            PERFORM room.sound_alarm((SELECT place FROM session WHERE id = its), its, 'facts', next_step,
                json_build_object('error', SQLERRM));
            RETURN;
        END;
    END LOOP;
END
$$;

CREATE FUNCTION room.telling() RETURNS text LANGUAGE sql IMMUTABLE AS $$
-- What a body looks like that has a fact: most taps have none. Quotes in names are escaped, so no name looks like it.
    SELECT '"e":"(Opened|SettingsChanged|GameTurned|DealerSat|Sat|PlayerLeft|ChipsAdded|CameBack|PlayerMoved'
        '|PlayerRenamed|Paid|MarkerGiven|Taken|StackCounted|Splashed|SessionEnded|Noted|NoteAnswered|ActedEarly|HandDied'
        '|HandStarted|HandEnded|Misdealt)"'
$$;

-- For reports.
CREATE VIEW room.stay AS
    -- What a player of a stay is called in the end: that name counts for all of it, as in the recap.
    SELECT DISTINCT ON (day, session, stay) day, session, place, stay, who FROM room.entry
    WHERE counts AND what IN ('buy_in', 'renamed') ORDER BY day, session, stay, seq DESC, n DESC;

CREATE VIEW room.result AS
    -- One row a player dealt in and hand.
    SELECT day, session, place, number, at, r.stay, r.net, r.took
    FROM room.hand, unnest(stays, nets, won) AS r (stay, net, took) WHERE counts;

GRANT SELECT ON room.stay, room.result TO room_floor, room_auditor;
