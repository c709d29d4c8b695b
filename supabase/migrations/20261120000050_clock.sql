-- The one clock of everything below: no other line asks for the time. Tests on a machine of their own put another
-- function in its place, which takes the owner of the database; no role that the API knows can.

create function public.clock() returns timestamptz language sql volatile set search_path = '' as
$$ select pg_catalog.clock_timestamp() $$;
revoke all on function public.clock() from public, anon, authenticated;
grant execute on function public.clock() to service_role;
