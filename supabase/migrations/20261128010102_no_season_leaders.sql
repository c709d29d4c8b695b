-- Season leaders that a feed names are no basis of a player's line any more.

create or replace function public.thin_reports(p_most integer) returns integer language plpgsql set search_path = '' as $$
declare
  gone integer;
begin
  delete from public.weather where game_id in (
    select w.game_id from public.weather w join public.games g on g.id = w.game_id
    where g.game_time < public.clock() - interval '45 days' limit p_most);
  get diagnostics gone = row_count;
  return gone;
end $$;

drop function public.ingest_squads(bigint, text, timestamptz, jsonb);
drop table public.squads;

revoke all on function public.thin_reports from public, anon, authenticated, service_role;
