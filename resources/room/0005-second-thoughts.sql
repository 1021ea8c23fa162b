-- What the floor may change its mind about: a name that was taken off its list, and the games a dealer deals.

CREATE OR REPLACE FUNCTION room.wait_set(its bigint, to_state text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = room, pg_temp AS $$
-- A name is called, seated, gone, or waits again; who is gone waits again at the old place, called or not.
BEGIN
    UPDATE waiting SET state = to_state, called = CASE WHEN to_state = 'called' THEN now() ELSE called END
    WHERE id = its AND state <> to_state AND (state IN ('waiting', 'called') OR state = 'gone' AND to_state = 'waiting'
        AND NOT EXISTS (SELECT FROM waiting AS other WHERE other.game = waiting.game
            AND lower(other.name) = lower(waiting.name) AND other.state IN ('waiting', 'called')));
    IF NOT FOUND THEN
        RAISE invalid_parameter_value USING MESSAGE = 'the name is not on a list, or stands there so already';
    END IF;
    INSERT INTO deed (what, facts) VALUES ('wait_set', jsonb_build_object('waiting', its, 'state', to_state));
END
$$;

CREATE FUNCTION room.rota_games(of_name text, their_games text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = room, pg_temp AS $$
-- The games a dealer on duty deals, none = every game; break and downs stay as they are.
BEGIN
    UPDATE dealer SET games = their_games WHERE name = of_name AND duty IS NOT NULL;
    IF NOT FOUND THEN
        RAISE invalid_parameter_value USING MESSAGE = 'the dealer is not on duty';
    END IF;
    INSERT INTO deed (what, facts) VALUES ('rota_games', jsonb_build_object('dealer', of_name, 'games', their_games));
END
$$;
REVOKE ALL ON FUNCTION room.rota_games FROM PUBLIC;
GRANT EXECUTE ON FUNCTION room.rota_games TO room_floor;
