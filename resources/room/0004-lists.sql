-- What the floor keeps: waiting lists, moves between tables, dealers and their rota. Every function writes a deed. A
-- table hears of it by notes, and nothing changes there until its dealer accepts one.

CREATE TABLE room.waiting (
    -- A name on the list of a game.
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    game text NOT NULL CHECK (game <> ''), -- game and stakes
    name text NOT NULL CHECK (name <> ''),
    wants text NOT NULL DEFAULT '', -- by phone, a certain table
    asked timestamptz NOT NULL DEFAULT now(),
    called timestamptz, -- when they were called last
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'called', 'seated', 'gone'))
);
CREATE INDEX waiting_here ON room.waiting (game, asked) WHERE state IN ('waiting', 'called');

CREATE TABLE room.move (
    -- A player who changes tables with the whole stack (NOW-12): asked at one table, left with the chips, seated at the
    -- other. The states after `asked` come by themselves, from the steps of both books.
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    name text NOT NULL,
    source integer NOT NULL REFERENCES room.place,
    target integer NOT NULL REFERENCES room.place CHECK (target <> source),
    seat integer NOT NULL, -- at the target
    chips bigint NOT NULL DEFAULT 0, -- what they left with
    state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'left', 'seated', 'declined')),
    leaves bigint REFERENCES room.note, -- the note to the one table,
    sits bigint REFERENCES room.note -- and to the other
);
CREATE INDEX move_open ON room.move (source, target) WHERE state IN ('asked', 'left');

CREATE TABLE room.dealer (
    -- Who deals, and what.
    name text PRIMARY KEY,
    games text[] NOT NULL DEFAULT '{}', -- names of games; none = every game
    duty timestamptz, -- since when they are on duty; null = they are not
    rests timestamptz, -- since when they deal nowhere; null = they deal
    downs integer NOT NULL DEFAULT 0 -- in a row; a break of twenty minutes ends the row
);

CREATE TABLE room.rota (
    -- Who was planned where; who sat there in the end is what the table's dealer tapped.
    place integer NOT NULL REFERENCES room.place,
    dealer text NOT NULL,
    "from" timestamptz NOT NULL,
    until timestamptz NOT NULL,
    PRIMARY KEY (place, "from")
);

CREATE FUNCTION room.say(its_place integer, words text, lines text DEFAULT '[]') RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = room, pg_temp AS $$
-- A note to a table; returns its number.
DECLARE
    number bigint;
BEGIN
    IF btrim(words) = '' OR length(words) > 400 OR jsonb_typeof(lines::jsonb) <> 'array' THEN
        RAISE invalid_parameter_value USING MESSAGE = 'a note has words, and lines of the table script', HINT = 'note';
    END IF;
    INSERT INTO note (place, words, lines) VALUES (its_place, btrim(say.words), say.lines) RETURNING id INTO number;
    INSERT INTO deed (what, facts) VALUES ('say', jsonb_build_object('note', number, 'place', its_place));
    PERFORM pg_notify('room', its_place::text);
    RETURN number;
END
$$;

CREATE FUNCTION room.take_back(its bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = room, pg_temp AS $$
-- A note nobody answered yet is taken back, and a move that waits for it is off.
BEGIN
    UPDATE note SET answer = 'taken back', answered = now() WHERE id = its AND answer IS NULL;
    IF NOT FOUND THEN
        RAISE invalid_parameter_value USING MESSAGE = 'the note was answered already', HINT = 'answered';
    END IF;
    INSERT INTO deed (what, facts) VALUES ('take_back', jsonb_build_object('note', its));
END
$$;

CREATE FUNCTION room.wait_add(of_game text, of_name text, said text DEFAULT '') RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = room, pg_temp AS $$
-- A name at the end of a list; nobody stands twice on one.
DECLARE
    number bigint;
BEGIN
    IF EXISTS (SELECT FROM waiting WHERE game = of_game AND lower(name) = lower(btrim(of_name))
        AND state IN ('waiting', 'called')) THEN
        RAISE unique_violation USING MESSAGE = 'the name stands on this list already', HINT = 'twice';
    END IF;
    INSERT INTO waiting (game, name, wants) VALUES (of_game, btrim(of_name), btrim(said)) RETURNING id INTO number;
    INSERT INTO deed (what, facts) VALUES ('wait_add', jsonb_build_object('waiting', number, 'game', of_game));
    RETURN number;
END
$$;

CREATE FUNCTION room.wait_set(its bigint, to_state text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = room, pg_temp AS $$
-- A name is called, seated, gone, or waits again; who is gone waits again at the old place, called or not.
BEGIN
    UPDATE waiting SET state = to_state, called = CASE WHEN to_state = 'called' THEN now() ELSE called END
    WHERE id = its AND state <> to_state AND (state IN ('waiting', 'called') OR state = 'gone' AND to_state = 'waiting'
        AND NOT EXISTS (SELECT FROM waiting AS other WHERE other.game = waiting.game
            AND lower(other.name) = lower(waiting.name) AND other.state IN ('waiting', 'called')));
    IF NOT FOUND THEN
        RAISE invalid_parameter_value USING MESSAGE = 'the name is not on a list, or stands there so already', HINT = 'name';
    END IF;
    INSERT INTO deed (what, facts) VALUES ('wait_set', jsonb_build_object('waiting', its, 'state', to_state));
END
$$;

CREATE FUNCTION room.move_ask(of_name text, from_place integer, from_seat integer, to_place integer, to_seat integer)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = room, pg_temp AS $$
-- A player is asked to move: a note to their table. They leave with the chips, then the other table has a note.
DECLARE
    number bigint;
    there text;
BEGIN
    SELECT name INTO STRICT there FROM place WHERE id = to_place AND retired IS NULL;
    IF EXISTS (SELECT FROM move WHERE state IN ('asked', 'left')
        AND (name = of_name AND source = from_place OR target = to_place AND seat = to_seat)) THEN
        RAISE unique_violation USING MESSAGE = 'the player moves already, or the seat is promised', HINT = 'moves';
    END IF;
    INSERT INTO move (name, source, target, seat) VALUES (of_name, from_place, to_place, to_seat)
    RETURNING id INTO number;
    UPDATE move SET leaves = room.say(from_place, format('%s → %s/%s', of_name, there, to_seat), jsonb_build_array(
        jsonb_build_object('do', 'leave', 'seat', from_seat, 'to_table', there))::text) WHERE id = number;
    INSERT INTO deed (what, facts) VALUES ('move_ask', jsonb_build_object('move', number));
    RETURN number;
END
$$;

CREATE FUNCTION room.move_off(its bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = room, pg_temp AS $$
-- A move is off: its open notes are taken back.
BEGIN
    UPDATE move SET state = 'declined' WHERE id = its AND state IN ('asked', 'left');
    IF NOT FOUND THEN
        RAISE invalid_parameter_value USING MESSAGE = 'the move is over', HINT = 'over';
    END IF;
    UPDATE note SET answer = 'taken back', answered = now()
    FROM move WHERE move.id = its AND note.id IN (move.leaves, move.sits) AND note.answer IS NULL;
    INSERT INTO deed (what, facts) VALUES ('move_off', jsonb_build_object('move', its));
END
$$;

CREATE FUNCTION room.moved_on() RETURNS trigger LANGUAGE plpgsql SET search_path = room, pg_temp AS $$
-- A book says that somebody left or sat down: the move goes on, or back when that was undone.
DECLARE
    on_way move;
    here text;
BEGIN
    IF NEW.what = 'cash_out' THEN
        IF NEW.counts THEN
            SELECT * INTO on_way FROM move
            WHERE source = NEW.place AND name = NEW.who AND state = 'asked' ORDER BY id LIMIT 1 FOR UPDATE;
            IF on_way.id IS NOT NULL THEN
                SELECT name INTO here FROM place WHERE id = NEW.place;
                UPDATE move SET state = 'left', chips = -NEW.amount, sits = room.say(on_way.target,
                    format('%s ← %s', on_way.name, here), jsonb_build_array(jsonb_build_object(
                        'do', 'sit', 'seat', on_way.seat, 'player', on_way.name, 'stack', -NEW.amount,
                        'entry', 'transfer', 'from_table', here))::text)
                WHERE id = on_way.id;
            END IF;
        ELSE
            SELECT * INTO on_way FROM move
            WHERE source = NEW.place AND name = NEW.who AND state = 'left' ORDER BY id LIMIT 1 FOR UPDATE;
            IF on_way.id IS NOT NULL THEN
                UPDATE note SET answer = 'taken back', answered = now() WHERE id = on_way.sits AND answer IS NULL;
                UPDATE move SET state = 'asked', chips = 0, sits = NULL WHERE id = on_way.id;
            END IF;
        END IF;
    ELSIF NEW.counts THEN
        UPDATE move SET state = 'seated' WHERE target = NEW.place AND name = NEW.who AND state = 'left';
        UPDATE waiting SET state = 'seated' WHERE lower(name) = lower(NEW.who) AND state = 'called';
    ELSE
        UPDATE move SET state = 'left' WHERE id = (SELECT max(id) FROM move
            WHERE target = NEW.place AND name = NEW.who AND state = 'seated');
    END IF;
    RETURN NULL;
END
$$;
CREATE TRIGGER moves_arise AFTER INSERT ON room.entry
FOR EACH ROW WHEN (NEW.what IN ('cash_out', 'buy_in')) EXECUTE FUNCTION room.moved_on();
CREATE TRIGGER moves_go_back AFTER UPDATE OF counts ON room.entry
FOR EACH ROW WHEN (NEW.what IN ('cash_out', 'buy_in') AND OLD.counts <> NEW.counts) EXECUTE FUNCTION room.moved_on();

CREATE FUNCTION room.move_answered() RETURNS trigger LANGUAGE plpgsql SET search_path = room, pg_temp AS $$
-- A dealer declined one of the notes of a move: it is off; that undone, it is on again.
BEGIN
    UPDATE move SET state = 'declined'
    WHERE NEW.id IN (leaves, sits) AND NEW.answer IN ('declined', 'taken back') AND state IN ('asked', 'left')
    AND (NEW.id = sits OR state = 'asked') AND NOT (NEW.id = sits AND NEW.answer = 'taken back');
    UPDATE move SET state = CASE WHEN NEW.id = sits THEN 'left' ELSE 'asked' END
    WHERE NEW.id IN (leaves, sits) AND NEW.answer IS NULL AND state = 'declined';
    RETURN NULL;
END
$$;
CREATE TRIGGER moves_answered AFTER UPDATE OF answer ON room.note
FOR EACH ROW WHEN (OLD.answer IS DISTINCT FROM NEW.answer) EXECUTE FUNCTION room.move_answered();

CREATE FUNCTION room.feed(its_place integer, to_place integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = room, pg_temp AS $$
-- The must-move table of another one, null = of none.
BEGIN
    UPDATE place SET feeds = nullif(to_place, its_place) WHERE id = its_place;
    INSERT INTO deed (what, facts) VALUES ('feed', jsonb_build_object('place', its_place, 'to', to_place));
END
$$;

CREATE FUNCTION room.rota_duty(of_name text, their_games text[], on_duty boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = room, pg_temp AS $$
-- A dealer comes on duty, and waits in the break room, or goes home.
BEGIN
    INSERT INTO dealer (name, games, duty, rests)
    VALUES (btrim(of_name), their_games, CASE WHEN on_duty THEN now() END, CASE WHEN on_duty THEN now() END)
    ON CONFLICT (name) DO UPDATE SET games = excluded.games, rests = excluded.rests, downs = 0,
        duty = CASE WHEN on_duty THEN coalesce(dealer.duty, now()) END;
    INSERT INTO deed (what, facts) VALUES ('rota_duty', jsonb_build_object('dealer', btrim(of_name), 'on', on_duty));
END
$$;

CREATE FUNCTION room.rota_games(of_name text, their_games text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = room, pg_temp AS $$
-- The games a dealer on duty deals, none = every game; break and downs stay as they are.
BEGIN
    UPDATE dealer SET games = their_games WHERE name = of_name AND duty IS NOT NULL;
    IF NOT FOUND THEN
        RAISE invalid_parameter_value USING MESSAGE = 'the dealer is not on duty', HINT = 'duty';
    END IF;
    INSERT INTO deed (what, facts) VALUES ('rota_games', jsonb_build_object('dealer', of_name, 'games', their_games));
END
$$;

CREATE FUNCTION room.rota_push(at_time timestamptz, next jsonb) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = room, pg_temp AS $$
-- The push of half an hour: a note to each table whose dealer changes. next = {table: name, "" = nobody}. Returns how many.
DECLARE
    its_place integer;
    of_name text;
    notes integer := 0;
BEGIN
    FOR its_place, of_name IN SELECT key::integer, value FROM jsonb_each_text(next) LOOP
        UPDATE rota SET until = at_time WHERE place = its_place AND until > at_time;
        CONTINUE WHEN of_name = '';
        INSERT INTO rota VALUES (its_place, of_name, at_time, at_time + interval '30 minutes')
        ON CONFLICT (place, "from") DO UPDATE SET dealer = excluded.dealer, until = excluded.until;
        PERFORM room.say(its_place, format('%s, %s', of_name, to_char(
            at_time AT TIME ZONE (SELECT zone FROM house), 'HH24:MI')), jsonb_build_array(
                jsonb_build_object('do', 'dealer', 'name', of_name))::text);
        notes := notes + 1;
    END LOOP;
    INSERT INTO deed (what, facts) VALUES ('rota_push', jsonb_build_object('at', at_time, 'next', next));
    RETURN notes;
END
$$;

CREATE FUNCTION room.dealer_sat() RETURNS trigger LANGUAGE plpgsql SET search_path = room, pg_temp AS $$
-- Who sits down to deal is on no break; who got up for them is, until a table names them again.
DECLARE
    was text;
BEGIN
    SELECT who INTO was FROM entry
    WHERE day = NEW.day AND session = NEW.session AND what = 'dealer' AND counts AND seq < NEW.seq
    ORDER BY seq DESC, n DESC LIMIT 1;
    UPDATE dealer SET rests = now() WHERE name = was AND was <> NEW.who AND duty IS NOT NULL AND rests IS NULL;
    UPDATE dealer SET rests = NULL, duty = coalesce(duty, now()),
        downs = CASE WHEN rests < now() - interval '20 minutes' THEN 1 ELSE downs + 1 END
    WHERE name = NEW.who AND was IS DISTINCT FROM NEW.who;
    RETURN NULL;
END
$$;
CREATE TRIGGER dealers_sit AFTER INSERT ON room.entry
FOR EACH ROW WHEN (NEW.what = 'dealer') EXECUTE FUNCTION room.dealer_sat();

CREATE FUNCTION room.seen(its bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = room, pg_temp AS $$
-- Somebody of the floor has seen an alarm.
BEGIN
    UPDATE alarm SET seen = now() WHERE id = its AND alarm.seen IS NULL;
    INSERT INTO deed (what, facts) VALUES ('seen', jsonb_build_object('alarm', its));
END
$$;

GRANT SELECT ON room.waiting, room.move, room.dealer, room.rota TO room_floor, room_auditor;
GRANT EXECUTE ON FUNCTION room.say, room.take_back, room.wait_add, room.wait_set, room.move_ask, room.move_off,
    room.feed, room.rota_duty, room.rota_games, room.rota_push, room.seen TO room_floor;
