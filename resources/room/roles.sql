-- The roles of a card room, run by every setup: what is there already stays. Nobody can log in as one of these.
-- A login is made for each table, member of room_table, and for each person of the floor or the audit.
DO $$
DECLARE
    wanted text;
BEGIN
    FOREACH wanted IN ARRAY ARRAY['room_owner', 'room_table', 'room_floor', 'room_auditor'] LOOP
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
        END IF;
    END LOOP;
    IF NOT pg_has_role('room_owner', 'MEMBER') THEN
        EXECUTE format('GRANT room_owner TO %I', current_user); -- whoever sets up works as the owner
    END IF;
    -- Large objects belong to nobody's schema: whoever comes in could fill the disk with them.
    IF current_setting('is_superuser') = 'on' THEN
        REVOKE EXECUTE ON FUNCTION pg_catalog.lo_create(oid), pg_catalog.lo_creat(integer),
            pg_catalog.lo_from_bytea(oid, bytea) FROM PUBLIC;
    END IF;
    -- No one but these comes in, and nobody makes tables, not even temporary ones.
    EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO room_table, room_floor, room_auditor', current_database());
    EXECUTE format('GRANT CONNECT, CREATE ON DATABASE %I TO room_owner', current_database());
END
$$;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
ALTER DEFAULT PRIVILEGES FOR ROLE room_owner REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
CREATE SCHEMA IF NOT EXISTS room AUTHORIZATION room_owner;
