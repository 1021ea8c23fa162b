-- The one function a table may call. A book is sent in order and stored exactly once; what does not fit is refused:
-- nothing of it is stored but an alarm.

CREATE FUNCTION room.sound_alarm(its_place integer, its bigint, its_code text, its_seq integer, sent json DEFAULT NULL)
RETURNS void LANGUAGE sql SET search_path = room, pg_temp AS $$
-- Once, however often the same is refused, until somebody of the floor has seen it; and so many of a table at most.
    INSERT INTO alarm (place, session, code, seq, evidence)
    SELECT its_place, its, its_code, its_seq, sent
    WHERE NOT EXISTS (
        SELECT FROM alarm WHERE place = its_place AND session IS NOT DISTINCT FROM its
        AND code = its_code AND seq = its_seq AND seen IS NULL
    ) AND (SELECT count(*) FROM alarm WHERE place = its_place AND seen IS NULL) < 100;
$$;

CREATE FUNCTION room.day_of(moment timestamptz) RETURNS date LANGUAGE sql STABLE SET search_path = room, pg_temp AS $$
    SELECT (moment AT TIME ZONE zone - interval '6 hours')::date FROM house;
$$;

CREATE FUNCTION room.begin_session(its_place integer, uid text, header text) RETURNS bigint
LANGUAGE plpgsql SET search_path = room, pg_temp AS $$
-- A session that comes for the first time. A table whose clock is wrong began today.
DECLARE
    told timestamptz := header::json ->> 1;
    began timestamptz := CASE
        WHEN told BETWEEN now() - interval '400 days' AND now() + interval '1 hour' THEN told
        WHEN told IS NOT NULL THEN now() END;
    day date := room.day_of(began);
    its bigint;
BEGIN
    PERFORM room.make_partitions(day);
    INSERT INTO session (uid, place, day, created, header, genesis)
    VALUES (uid, its_place, day, began, header, sha256(convert_to(header, 'UTF8')))
    ON CONFLICT DO NOTHING RETURNING id INTO its;
    INSERT INTO head (session, hash) SELECT id, genesis FROM session AS s WHERE id = its;
    RETURN its;
END
$$;

CREATE FUNCTION room.hash_at(s room.session, h room.head, of_seq integer) RETURNS bytea
LANGUAGE sql STABLE SET search_path = room, pg_temp AS $$
-- The hash of a step that is here; of step 0 that of the opening.
    SELECT CASE of_seq WHEN 0 THEN s.genesis WHEN h.seq THEN h.hash ELSE
        (SELECT hash FROM step WHERE day = s.day AND session = s.id AND seq = of_seq) END;
$$;

CREATE FUNCTION room.ship(
    uid text, -- of the session, as its book has it
    branch integer,
    header text, -- the opening, as its book has it
    first integer, -- the number of the first of `bodies`, or of the next there will be; null = only asks
    prev bytea, -- the hash before it
    bodies text[], -- at most 500 steps in order; none = a sign of life
    last bytea, -- the hash of the last of them
    glance text, -- what the tile of the table shows; null = as before
    word text, -- what the table saw itself: behind, missing, fork; null = all is well
    acked integer, -- the last step that was acknowledged to the table
    probe integer, -- the step whose hash is asked for, or that `word` is about
    OUT said text, -- stored, or why not: gap, fork, damaged, too_large, foreign, branch
    OUT counting integer, -- the branch that counts
    OUT seq integer, -- the newest step here
    OUT hash bytea, -- of it
    OUT probe_hash bytea,
    OUT notes json -- of the floor, not answered yet
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = room, pg_temp AS $$
#variable_conflict use_column
DECLARE
    most_steps CONSTANT integer := 500;
    most_bytes CONSTANT integer := 32 * 1024 * 1024;
    most_glance CONSTANT integer := 64 * 1024;
    its_place integer;
    s session;
    h head;
    sent integer := coalesce(cardinality(bodies), 0);
    hashes bytea[] := '{}';
    running bytea := prev;
    body text;
    refused text;
    wrong integer; -- the step that does not fit
BEGIN
    SELECT id INTO its_place FROM place WHERE login = session_user AND retired IS NULL;
    IF its_place IS NULL THEN
        RAISE insufficient_privilege USING MESSAGE = format('%s is no table of this room', session_user), HINT = 'stranger';
    END IF;
    IF sent > most_steps OR octet_length(header) > most_bytes OR octet_length(glance) > most_glance OR length(uid) > 64
        OR (SELECT sum(octet_length(b)) FROM unnest(bodies) AS b) > most_bytes THEN
        refused := 'too_large';
        bodies := NULL;
        glance := NULL;
        uid := left(uid, 64);
    END IF;

    SELECT * INTO s FROM session WHERE session.uid = ship.uid AND session.branch = ship.branch;
    IF s.id IS NULL AND refused IS NULL AND ship.branch = 1 AND first = 1 AND sent > 0 THEN
        BEGIN
            IF (ship.header::json ->> 4) IS DISTINCT FROM ship.uid THEN
                refused := 'damaged';
            ELSE
                PERFORM room.begin_session(its_place, ship.uid, ship.header);
            END IF;
        EXCEPTION WHEN data_exception OR integrity_constraint_violation THEN
            refused := 'damaged';
        END;
        SELECT * INTO s FROM session WHERE session.uid = ship.uid AND session.branch = ship.branch;
    END IF;
    SELECT * INTO h FROM head WHERE head.session = s.id FOR UPDATE; -- whoever else sends this session waits here
    IF s.id IS NOT NULL AND s.header = '' THEN -- a branch that was accepted, and comes for the first time
        UPDATE session SET header = ship.header, genesis = sha256(convert_to(ship.header, 'UTF8'))
        WHERE id = s.id AND place = its_place RETURNING * INTO s;
        UPDATE head SET hash = s.genesis WHERE session = s.id RETURNING * INTO h;
    END IF;
    seq := coalesce(h.seq, 0);
    hash := h.hash;
    wrong := coalesce(first - 1, probe, 0);
    SELECT coalesce(max(other.branch), 1) INTO counting FROM session AS other WHERE other.uid = ship.uid;

    IF refused IS NOT NULL THEN
        NULL;
    ELSIF s.place <> its_place THEN
        refused := 'foreign';
        seq := 0; -- nothing of it is told, nor shown as this table's
        hash := NULL;
    ELSIF ship.branch < counting THEN
        refused := 'branch'; -- no fault: the floor accepted another one
    ELSIF s.header <> ship.header THEN
        refused := 'fork';
        wrong := 0;
    ELSE
        IF acked > seq THEN
            PERFORM room.sound_alarm(its_place, s.id, 'put_back', seq, json_build_object('acked', acked, 'uid', ship.uid));
        END IF;
        IF first IS NULL THEN
            NULL;
        ELSIF first > seq + 1 THEN
            refused := 'gap';
        ELSIF s.id IS NULL THEN -- a sign of life before the first step
            NULL;
        ELSIF room.hash_at(s, h, first - 1) IS DISTINCT FROM prev THEN
            refused := 'fork';
        ELSIF sent > 0 THEN
            FOREACH body IN ARRAY bodies LOOP
                running := sha256(running || convert_to(body, 'UTF8'));
                hashes := hashes || running;
            END LOOP;
            IF running IS DISTINCT FROM last THEN
                refused := 'damaged';
            ELSE
                -- Sent again: what is here already has to be the same.
                SELECT min(known.seq) INTO wrong FROM step AS known
                WHERE known.day = s.day AND known.session = s.id AND known.seq BETWEEN first AND first + sent - 1
                AND known.hash <> hashes[known.seq - first + 1];
                IF wrong IS NOT NULL THEN
                    refused := 'fork';
                ELSE
                    wrong := first - 1;
                END IF;
            END IF;
        END IF;
    END IF;

    IF refused IS NULL AND first IS NOT NULL AND first + sent - 1 > seq THEN
        BEGIN
            -- What stands before the label is plain numbers and words: nothing else of a step has to be read to keep it.
            INSERT INTO step
            SELECT
                s.day, s.id, first + n - 1, flat[2]::integer, flat[13]::integer, flat[12]::integer, btrim(flat[11], '"'),
                hashes[n], CASE WHEN flat[1] = '[' || first + n - 1 THEN text END
            FROM unnest(bodies) WITH ORDINALITY AS given (text, n), string_to_array(left(text, 400), ',') AS flat
            WHERE first + n - 1 > h.seq;
            body := left(bodies[sent], 400);
            h.second := split_part(body, ',', 12);
            h.hand := split_part(body, ',', 13);
            h.phase := btrim(split_part(body, ',', 14), '"');
            seq := first + sent - 1;
            hash := running;
            UPDATE head SET seq = ship.seq, hash = ship.hash, hand = h.hand, phase = h.phase, second = h.second,
                at = clock_timestamp()
            WHERE session = s.id;
        EXCEPTION WHEN data_exception OR integrity_constraint_violation THEN
            refused := 'damaged'; -- no steps, though their chain is whole
            seq := h.seq;
            hash := h.hash;
        END;
        IF refused IS NULL THEN
            BEGIN
                PERFORM room.make_facts(s.id);
            EXCEPTION WHEN OTHERS THEN -- the record is kept, its facts are made once they can be read
                PERFORM room.make_facts_one_by_one(s.id);
            END;
        END IF;
    END IF;

    IF refused <> 'branch' AND NOT (refused = 'gap' AND acked > seq) THEN
        PERFORM room.sound_alarm(its_place, s.id, refused, wrong, json_build_object(
            'uid', ship.uid, 'first', first, 'prev', prev, 'last', last, 'header', left(ship.header, 10000),
            'bodies', (SELECT json_agg(left(b, 10000)) FROM unnest(bodies[1:20]) AS b)));
    ELSIF word IS NOT NULL AND refused IS NULL THEN
        PERFORM room.sound_alarm(its_place, s.id, left(word, 20), wrong, json_build_object('uid', ship.uid));
    END IF;
    IF refused IS DISTINCT FROM 'foreign' THEN
        probe_hash := room.hash_at(s, h, probe);
    END IF;
    said := coalesce(refused, 'stored');

    INSERT INTO live AS tile (place, session, seq, glance, trouble)
    VALUES (its_place, CASE WHEN refused IS DISTINCT FROM 'foreign' THEN s.id END, ship.seq, ship.glance, nullif(nullif(coalesce(refused, word), 'branch'), 'gap'))
    ON CONFLICT (place) DO UPDATE SET
        session = coalesce(excluded.session, tile.session),
        seq = CASE WHEN refused = 'foreign' THEN tile.seq ELSE excluded.seq END,
        glance = coalesce(excluded.glance, tile.glance), heard = clock_timestamp(),
        trouble = CASE WHEN first IS NULL AND refused IS NULL AND word IS NULL THEN tile.trouble ELSE excluded.trouble END;
    PERFORM pg_notify('room', its_place::text);
    SELECT coalesce(json_agg(json_build_object('id', id, 'at', at, 'by', by, 'words', words, 'lines', lines::json)
        ORDER BY id), '[]') INTO notes
    FROM note WHERE place = its_place AND answer IS NULL;
END
$$;

CREATE FUNCTION room.accept_branch(its bigint, at_seq integer, reason text) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = room, pg_temp AS $$
-- A book was put back and dealt on: it is sent anew as the next branch, which counts. The old one stays, uncounted.
-- Returns the number of the branch.
DECLARE
    old session;
    new bigint;
BEGIN
    SELECT * INTO STRICT old FROM session WHERE id = its AND counts FOR UPDATE;
    PERFORM FROM head WHERE session = its FOR UPDATE;
    IF coalesce(btrim(reason), '') = '' THEN
        RAISE invalid_parameter_value USING MESSAGE = 'a branch is accepted with a reason', HINT = 'reason';
    END IF;
    INSERT INTO session (uid, branch, place, day, created, header, genesis, branch_of, branch_at)
    VALUES (old.uid, old.branch + 1, old.place, old.day, old.created, '', '', old.id, at_seq) RETURNING id INTO new;
    INSERT INTO head (session, hash) VALUES (new, '');
    UPDATE session SET counts = false WHERE id = its;
    UPDATE hand SET counts = false WHERE day = old.day AND session = its AND counts;
    UPDATE entry SET counts = false WHERE day = old.day AND session = its AND counts;
    UPDATE alarm SET seen = clock_timestamp() WHERE session = its AND code IN ('fork', 'behind', 'missing') AND seen IS NULL;
    INSERT INTO deed (what, facts) VALUES ('accept_branch', jsonb_build_object(
        'session', its, 'branch', old.branch + 1, 'at', at_seq, 'reason', reason));
    RETURN old.branch + 1;
END
$$;

GRANT EXECUTE ON FUNCTION room.ship TO room_table;
GRANT EXECUTE ON FUNCTION room.accept_branch TO room_floor;
