-- What `npm run doctor` asks of a deployed database before its first refresh, each through the API, as the site does.

-- Every function as it stands there: the API of a hosted project refuses an UPDATE or DELETE without a WHERE (21000),
-- at the first call that comes to it.
create function public.function_definitions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', p.oid::regprocedure::text, 'language', l.lanname,
    'definition', pg_catalog.pg_get_functiondef(p.oid),
    'body', case when p.prosqlbody is null then p.prosrc end) order by p.oid::regprocedure::text), '[]')
  from pg_catalog.pg_proc p join pg_catalog.pg_language l on l.oid = p.prolang
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
    and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid
      and d.classid = 'pg_catalog.pg_proc'::regclass and d.deptype = 'e')
$$;

-- Of what the site calls and reads, that which the service role may not, or which is not there at all.
create function public.out_of_reach(p_functions text[], p_tables text[]) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(asked.name order by asked.name), '{}') from (
    select f.name from unnest(p_functions) as f(name) where not exists (
      select from pg_catalog.pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = f.name
        and has_function_privilege('service_role', p.oid, 'EXECUTE'))
    union all
    select t.name from unnest(p_tables) as t(name) where not exists (
      select from pg_catalog.pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = t.name
        and c.relkind in ('r', 'p', 'v', 'm') and has_any_column_privilege('service_role', c.oid, 'SELECT'))) as asked
$$;

-- Begins a refresh, renews it, ends it and undoes all of it: null, or why that was refused. With the rights of the
-- caller on purpose, so that what a refresh may not do, this may not. While another run holds the lease, one can begin.
create function public.rehearse_refresh() returns jsonb
language plpgsql set search_path = '' as $$
declare
  token bigint;
begin
  select a.fencing_token into token from public.acquire_refresh('manual', 60) as a;
  if token is not null then
    perform public.heartbeat_refresh(token, 'ingest', 60);
    perform public.finish_refresh(token, '{}', null);
  end if;
  raise exception 'undone' using errcode = 'PT200';
exception
  when sqlstate 'PT200' then return null;
  when others then return jsonb_build_object('code', sqlstate, 'message', sqlerrm);
end $$;

revoke all on function public.function_definitions, public.out_of_reach, public.rehearse_refresh
  from public, anon, authenticated, service_role;
grant execute on function public.function_definitions, public.out_of_reach, public.rehearse_refresh to service_role;
