-- Least privilege: only the service role reads and writes. Row level security is on everywhere and has no
-- policy, so that a grant made by mistake still shows nothing to anon and authenticated.

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
revoke all on all functions in schema public from public, anon, authenticated;
alter default privileges in schema public revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated;
alter default privileges in schema public revoke all on functions from public, anon, authenticated;
-- The built-in grant of execute to public is global: a schema's defaults cannot take it back.
alter default privileges revoke execute on functions from public;

grant select on all tables in schema public to service_role;
grant insert, update on public.teams, public.games, public.odds_quotes, public.weather, public.ratings,
  public.refresh_runs, public.current_slate, public.feed_coverage to service_role;
grant insert on public.results, public.predictions, public.ledger, public.grades, public.slates,
  public.slate_entries, public.builds to service_role;
grant update on public.refresh_lease to service_role;
grant update (game) on public.slate_entries to service_role;
grant update (accepted_at) on public.builds to service_role;
grant delete on public.ratings, public.slates, public.slate_entries to service_role;
grant usage on all sequences in schema public to service_role;
grant execute on all functions in schema public to service_role;
