-- What `npm run doctor` asks of a deployed database: whether anything in it is open that should be closed.
create function public.open_doors() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'withoutRowSecurity', coalesce((
      select jsonb_agg(relname order by relname) from pg_catalog.pg_class
      where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p') and not relrowsecurity), '[]'),
    'granted', coalesce((
      select jsonb_agg(distinct r.rolname || ' may ' || v.verb || ' ' || c.relname)
      from pg_catalog.pg_class as c, pg_catalog.pg_roles as r,
        unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) as v(verb)
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
        and r.rolname in ('anon', 'authenticated') and has_table_privilege(r.oid, c.oid, v.verb)), '[]'),
    'callable', coalesce((
      select jsonb_agg(distinct r.rolname || ' may call ' || p.proname)
      from pg_catalog.pg_proc as p, pg_catalog.pg_roles as r
      where p.pronamespace = 'public'::regnamespace and r.rolname in ('anon', 'authenticated')
        and has_function_privilege(r.oid, p.oid, 'EXECUTE')), '[]'),
    -- Tests move the clock by replacing public.clock(): in a deployed database it is PostgreSQL's own.
    'clockMoved', (select prosrc <> ' select pg_catalog.clock' || '_timestamp() '
      from pg_catalog.pg_proc where oid = 'public.clock()'::regprocedure))
$$;
revoke all on function public.open_doors from public, anon, authenticated, service_role;
grant execute on function public.open_doors to service_role;
