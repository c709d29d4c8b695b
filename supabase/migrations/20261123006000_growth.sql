-- What else grows with every refresh, and ends: how runs and builds went, and what was told of games to come. What stays
-- for good: results, first and closing prices and who started, because ratings are folded from them anew; predictions
-- without their bulk, the ledger and the grades, because they are the record.

-- How old runs went. What a slate or its answers still name stays, and so does the last one that ended well, from which
-- the next one knows for how long nobody has asked.
create function public.thin_runs(p_most integer) returns integer language plpgsql set search_path = '' as $$
declare
  gone integer;
begin
  delete from public.refresh_runs where id in (
    select r.id from public.refresh_runs r
    where r.started_at < public.clock() - interval '90 days'
      and r.id is distinct from (select max(done.id) from public.refresh_runs done where done.status = 'done')
      and not exists (select from public.slates s where s.run_id = r.id)
      and not exists (select from public.current_slate c where c.answers_run = r.id)
      and not exists (select from public.refresh_lease l where l.run_id = r.id)
    order by r.id limit p_most);
  get diagnostics gone = row_count;
  delete from public.builds where id in (
    select b.id from public.builds b
    where b.requested_at < public.clock() - interval '90 days'
      and b.id < (select max(last.id) from public.builds last)
    order by b.id limit p_most);
  return gone;
end $$;

-- Squads and forecasts of games that were played long ago: no page shows them any more, and recipes keep what was used.
create function public.thin_reports(p_most integer) returns integer language plpgsql set search_path = '' as $$
declare
  gone integer;
begin
  delete from public.squads where game_id in (
    select s.game_id from public.squads s join public.games g on g.id = s.game_id
    where g.game_time < public.clock() - interval '45 days' limit p_most);
  get diagnostics gone = row_count;
  delete from public.weather where game_id in (
    select w.game_id from public.weather w join public.games g on g.id = w.game_id
    where g.game_time < public.clock() - interval '45 days' limit p_most);
  return gone;
end $$;

revoke all on function public.thin_runs(integer), public.thin_reports(integer)
  from public, anon, authenticated, service_role;

-- All that the ratings of a league are folded from, in one statement: its results after a start in order of play, each
-- with the closing line of ESPN's first book, or of another source where ESPN has none.
create function public.rated_results(p_league text, p_after timestamptz) returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object('closing', (
    select to_jsonb(line) from (
      select o.moneyline_home, o.moneyline_away, o.moneyline_draw, o.spread_line, o.total_line, o.total_over, o.total_under
      from public.odds_quotes o
      where o.game_id = r.game_id and o.as_of <= r.game_time and not o.sample
      order by o.source desc, o.provider, o.id desc limit 1) line)) order by r.game_time, r.game_id), '[]')
  from public.final_results r where r.league = p_league and not r.preseason and r.game_time > p_after
$$;
revoke all on function public.rated_results from public, anon, authenticated;
grant execute on function public.rated_results to service_role;
