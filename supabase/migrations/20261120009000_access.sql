-- Least privilege. The service role, whose key only our functions hold, reads everything and writes nothing: it calls
-- the functions named below, which run with their owner's rights and hold the refresh's lease. Row level security is on
-- everywhere and has no policy, so that a grant made by mistake still shows nothing to anon and authenticated.

do $$
declare
  t text;
begin
  for t in select tablename from pg_tables where schemaname = 'public' loop
    execute format('alter table public.%I enable row level security', t);
  end loop;
end $$;

revoke all on all tables in schema public from public, anon, authenticated, service_role;
revoke all on all sequences in schema public from public, anon, authenticated, service_role;
revoke all on all functions in schema public from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from public, anon, authenticated, service_role;
-- The built-in grant of execute to public is global: a schema's defaults cannot take it back.
alter default privileges revoke execute on functions from public;

grant select on all tables in schema public to service_role;
grant execute on function
  public.clock,
  public.acquire_refresh, public.heartbeat_refresh, public.finish_refresh,
  public.ingest_games, public.ingest_teams, public.ingest_squads, public.save_coverage,
  public.ingest_events, public.save_event_coverage,
  public.save_ratings, public.save_predictions, public.save_event_predictions,
  public.publish_slate, public.save_grades, public.save_event_grades,
  public.thin_history,
  public.claim_build, public.accept_build
to service_role;
