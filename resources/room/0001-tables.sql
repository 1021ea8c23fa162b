-- The tables of a card room. step is the record, copied from the books of the tables byte for byte; hand and entry are
-- facts made from it (0002), which every report reads; the rest is the floor's own.

CREATE TABLE room.house (
    -- One row.
    name text NOT NULL DEFAULT '',
    zone text NOT NULL DEFAULT 'UTC', -- the clock on the wall: a day begins at 6 a.m. of it
    single boolean PRIMARY KEY DEFAULT true CHECK (single)
);
INSERT INTO room.house DEFAULT VALUES;

CREATE TABLE room.place (
    -- A table of the room, where one device stands.
    id integer PRIMARY KEY, -- the number on its sign
    name text NOT NULL,
    login name NOT NULL UNIQUE, -- the login of its device, of no other
    section text NOT NULL DEFAULT '',
    feeds integer REFERENCES room.place, -- must-move: where its players go
    retired timestamptz -- its login is let in no more
);

CREATE TABLE room.session (
    -- An evening at a table. A branch is the same evening sent anew after its book was put back and dealt on.
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    uid text NOT NULL CHECK (uid ~ '^[0-9a-f]{32}$'), -- as the book has it
    branch integer NOT NULL DEFAULT 1 CHECK (branch > 0),
    place integer NOT NULL REFERENCES room.place,
    day date NOT NULL, -- on which it began, from 6 a.m.; of all its steps and facts
    created timestamptz NOT NULL, -- by the clock of the table, if it can be; `at` of facts counts from it, in seconds
    header text NOT NULL, -- the opening as the book has it
    genesis bytea NOT NULL, -- its hash: the chain begins there
    branch_of bigint REFERENCES room.session,
    branch_at integer, -- the last step both have
    counts boolean NOT NULL DEFAULT true, -- false: a branch took its place
    UNIQUE (uid, branch)
);
CREATE INDEX session_by_day ON room.session (day, place);

CREATE TABLE room.head (
    -- Where a session stands. Updated by every call, so its pages keep room for that.
    session bigint PRIMARY KEY REFERENCES room.session,
    seq integer NOT NULL DEFAULT 0, -- the newest step
    hash bytea NOT NULL, -- of it
    facts integer NOT NULL DEFAULT 0, -- the step up to which facts were made
    stand integer NOT NULL DEFAULT 0, -- the real step it stands on there
    here jsonb NOT NULL DEFAULT '{"seats": {}, "aside": {}}', -- who sits, deals, and what is dealt there
    hand integer NOT NULL DEFAULT 0,
    phase text NOT NULL DEFAULT 'between',
    second integer NOT NULL DEFAULT 0, -- when the newest step was, since the session began; stays when steps are put away
    at timestamptz NOT NULL DEFAULT now() -- when the newest step came
) WITH (fillfactor = 50);

CREATE TABLE room.step (
    -- A step of a book. body is text, never jsonb, which would write it differently and break the chain.
    day date NOT NULL,
    session bigint NOT NULL,
    seq integer NOT NULL,
    parent integer NOT NULL,
    hand integer NOT NULL,
    at integer NOT NULL,
    kind text NOT NULL,
    hash bytea NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (day, session, seq)
) PARTITION BY RANGE (day);

CREATE TABLE room.game (
    -- A game as hands are told by it: {"limit", "game", "stakes", "money", "tournament"}.
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    title jsonb NOT NULL UNIQUE
);

CREATE TABLE room.hand (
    -- A hand that ended. counts = it is on the line the session stands on, and no branch took its place.
    day date NOT NULL,
    session bigint NOT NULL,
    seq integer NOT NULL,
    number integer NOT NULL,
    place integer NOT NULL,
    at integer NOT NULL, -- seconds since the session began
    pot bigint NOT NULL, -- before rake and drop
    rake bigint NOT NULL,
    dropped bigint NOT NULL,
    dealt integer NOT NULL, -- players dealt in
    corrected boolean NOT NULL,
    dealer text NOT NULL, -- '' = nobody was named
    game integer REFERENCES room.game,
    misdeal text, -- why it was not played; null = it was
    stays bigint[] NOT NULL, -- of everybody dealt in, with
    nets bigint[] NOT NULL, -- chips won less put in, and
    won bigint[] NOT NULL, -- chips won from the pots
    counts boolean NOT NULL DEFAULT true,
    PRIMARY KEY (day, session, seq, number)
) PARTITION BY RANGE (day);

CREATE TABLE room.entry (
    -- What happened outside the pots. Words of the book's ledger: buy_in, add_chips, cash_out, pay, take, marker,
    -- unaccounted, splash; others: dealer, game, correction, ruling, moved, renamed, back, answer, ended.
    day date NOT NULL,
    session bigint NOT NULL,
    seq integer NOT NULL,
    n integer NOT NULL, -- within the step
    place integer NOT NULL,
    at integer NOT NULL,
    hand integer NOT NULL,
    what text NOT NULL,
    seat integer,
    stay bigint, -- from sitting down to leaving; the same at another seat and under another name
    who text, -- as they were called then
    amount bigint, -- over 0: onto the table or to that seat
    other integer, -- the seat at the other end
    reason text,
    detail jsonb,
    counts boolean NOT NULL DEFAULT true,
    PRIMARY KEY (day, session, seq, n)
) PARTITION BY RANGE (day);

CREATE TABLE room.live (
    -- The last word of every table; what the tiles of the floor show.
    place integer PRIMARY KEY REFERENCES room.place,
    session bigint REFERENCES room.session,
    seq integer NOT NULL DEFAULT 0,
    glance text, -- JSON
    heard timestamptz NOT NULL DEFAULT now(), -- by the clock of the server
    trouble text -- why its steps wait: behind, fork, missing, ...; null = all is well
) WITH (fillfactor = 50);

CREATE TABLE room.note (
    -- What the floor sends to a table; the dealer's answer is a step of the table's book.
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    place integer NOT NULL REFERENCES room.place,
    at timestamptz NOT NULL DEFAULT now(),
    by text NOT NULL DEFAULT session_user,
    words text NOT NULL,
    lines text NOT NULL DEFAULT '[]', -- of the table script, a JSON array
    answer text CHECK (answer IN ('accepted', 'declined', 'taken back')),
    session bigint, -- in which it was answered, by
    seq integer, -- this step
    answered timestamptz
);
CREATE INDEX note_open ON room.note (place) WHERE answer IS NULL;

CREATE TABLE room.deed (
    -- What somebody of the floor did; append only.
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    who text NOT NULL DEFAULT session_user,
    what text NOT NULL,
    facts jsonb NOT NULL DEFAULT '{}'
);

CREATE TABLE room.alarm (
    -- What was refused or is not as it was; append only but for `seen`. evidence = what was sent.
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    place integer,
    session bigint,
    code text NOT NULL, -- gap, fork, damaged, too_large, foreign, put_back, behind, missing, facts
    seq integer NOT NULL,
    evidence json,
    seen timestamptz
);
CREATE INDEX alarm_open ON room.alarm (place, session, code, seq) WHERE seen IS NULL;

-- Partitions: steps by the month, so that old ones can be put away; facts by the year, they stay.
CREATE FUNCTION room.make_partitions(of_day date) RETURNS void LANGUAGE plpgsql SET search_path = room, pg_temp AS $$
DECLARE
    parent text;
    part text;
    first date;
    span interval;
BEGIN
    FOREACH parent IN ARRAY ARRAY['step', 'hand', 'entry'] LOOP
        span := CASE parent WHEN 'step' THEN interval '1 month' ELSE interval '1 year' END;
        first := date_trunc(CASE parent WHEN 'step' THEN 'month' ELSE 'year' END, of_day);
        part := parent || to_char(first, CASE parent WHEN 'step' THEN '_YYYY_MM' ELSE '_YYYY' END);
        CONTINUE WHEN to_regclass('room.' || part) IS NOT NULL;
        PERFORM pg_advisory_xact_lock(hashtext('room.make_partitions'));
        CONTINUE WHEN to_regclass('room.' || part) IS NOT NULL;
        -- Made beside and attached: that locks out nobody who writes the other months.
        EXECUTE format('CREATE TABLE room.%I (LIKE room.%I INCLUDING ALL)', part, parent);
        EXECUTE format(
            'ALTER TABLE room.%I ATTACH PARTITION room.%I FOR VALUES FROM (%L) TO (%L)',
            parent, part, first, (first + span)::date
        );
    END LOOP;
END
$$;

GRANT USAGE ON SCHEMA room TO room_table, room_floor, room_auditor;
GRANT SELECT ON ALL TABLES IN SCHEMA room TO room_floor, room_auditor;
