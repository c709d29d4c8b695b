-- Names of a league's teams without a game: only those that no feed has named yet are new.

create function public.ingest_teams(p_token bigint, p_league text, p_teams jsonb)
returns integer language plpgsql set search_path = '' as $$
declare
  written integer;
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.teams (league, name, short_name, abbreviation, logo_url, color, rating_key)
  select p_league, t.name, t.short_name, t.abbreviation, t.logo_url, t.color, t.rating_key
  from jsonb_to_recordset(p_teams)
    as t(name text, short_name text, abbreviation text, logo_url text, color text, rating_key text)
  where not exists (
    select 1 from public.teams known where known.league = p_league and known.rating_key = t.rating_key)
  on conflict (league, name) do nothing;
  get diagnostics written = row_count;
  return written;
end $$;
revoke all on function public.ingest_teams(bigint, text, jsonb) from public, anon, authenticated;
grant execute on function public.ingest_teams(bigint, text, jsonb) to service_role;
