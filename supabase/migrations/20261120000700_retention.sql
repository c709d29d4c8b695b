-- What grows with every refresh and has served. What was said stays: the ledger, every prediction with its figures,
-- recipe and inputs, every result and grade. What goes is bulk that the recipe gives again to the digit, and the
-- prices between a book's first and its closing one.

create index predictions_with_bulk on public.predictions (game_id)
  where simulation_data is not null or projected_player_stats is not null;
create index event_predictions_with_bulk on public.event_predictions (event_id) where outcome is not null;

-- Prices a book asked between its first and its last before the start, 400 days after it: till then its page shows how
-- the line moved. Those of the three days since are looked through by every run, and those of three months by the ones of
-- an hour a day: an outage leaves none behind.
create function public.thin_quotes(p_most integer) returns integer language plpgsql set search_path = '' as $$
declare
  gone integer;
  looked_through interval := case when extract(hour from public.clock() at time zone 'UTC') = 9 then interval '490 days'
    else interval '403 days' end;
begin
  delete from public.odds_quotes where id in (
    select o.id from public.odds_quotes o join public.games g on g.id = o.game_id
    where g.game_time between public.clock() - looked_through and public.clock() - interval '400 days'
      and exists (select from public.odds_quotes first where first.game_id = o.game_id
        and first.source = o.source and first.provider = o.provider and first.id < o.id)
      and exists (select from public.odds_quotes later where later.game_id = o.game_id
        and later.source = o.source and later.provider = o.provider and later.id > o.id and later.as_of <= g.game_time)
    limit p_most);
  get diagnostics gone = row_count;
  return gone;
end $$;

-- Grids that no slate shows: of predictions that were replaced, a day after the start; of the last word on a finished
-- game, after 45 days: a run that follows a month's outage may still show it.
create function public.thin_grids(p_most integer) returns integer language plpgsql set search_path = '' as $$
declare
  gone integer;
begin
  update public.predictions set simulation_data = null, projected_player_stats = null where id in (
    select p.id from public.predictions p join public.games g on g.id = p.game_id
    where (p.simulation_data is not null or p.projected_player_stats is not null)
      and public.game_is_closed(g)
      and g.game_time < public.clock() - case
        when p.id is distinct from public.last_word(p.game_id) then interval '1 day'
        when g.status = 'final' then interval '45 days' end
      and not exists (select from public.slate_entries e where e.prediction_id = p.id)
    limit p_most);
  get diagnostics gone = row_count;
  return gone;
end $$;

-- The same of events. The last word is kept for a year: what was picked of it is on the ledger.
create function public.thin_outcomes(p_most integer) returns integer language plpgsql set search_path = '' as $$
declare
  gone integer;
begin
  update public.event_predictions set outcome = null where id in (
    select p.id from public.event_predictions p join public.events e on e.id = p.event_id
    where p.outcome is not null and public.event_is_closed(e)
      and e.start_time < public.clock() - case
        when p.id is distinct from public.last_word(p.event_id, p.part) then interval '1 day'
        when e.status = 'final' then interval '1 year' end
      and not exists (select from public.slate_event_predictions s where s.prediction_id = p.id)
    limit p_most);
  get diagnostics gone = row_count;
  return gone;
end $$;

-- So much at a time that no run is held up. Planned anew at each call, as ingest_games is.
create function public.thin_history(p_token bigint)
returns table (quotes integer, grids integer, outcomes integer)
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  perform public.hold_refresh_lease(p_token);
  perform public.thin_runs(200);
  perform public.thin_reports(500);
  return query select public.thin_quotes(2000), public.thin_grids(200), public.thin_outcomes(200);
end $$;
