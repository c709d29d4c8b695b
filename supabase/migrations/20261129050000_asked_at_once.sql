-- What a run asked league by league it asks for all leagues at once: a call costs more than what most leagues answer.

-- What each league's ratings are learned from: its fold, if that may still be used, and the results since, or all of them.
-- Results of a league with many are left out (null): they are read alone, so that no answer grows with the number of leagues.
create function public.rating_sources(p_wanted jsonb, p_most integer) returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select coalesce(jsonb_agg(jsonb_build_object('league', since.league, 'fold', since.fold, 'results', case when (
    select count(*) from (select from public.final_results r
      where r.league = since.league and not r.preseason and r.game_time > since.after limit p_most + 1) few) <= p_most
    then public.rated_results(since.league, since.after) end) order by since.place), '[]')
  from (
    select wanted.value ->> 'league' as league, wanted.place, kept.fold,
      coalesce((kept.fold ->> 'through')::timestamptz, '-infinity') as after
    from jsonb_array_elements(p_wanted) with ordinality as wanted(value, place),
      lateral (select public.read_rating_fold(wanted.value ->> 'league', wanted.value ->> 'basis') as fold) kept
  ) since
$$;

-- Replaces the current ratings of some leagues: all of them or none.
create function public.save_all_ratings(p_token bigint, p_leagues jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  one record;
begin
  for one in select * from jsonb_to_recordset(p_leagues)
    as n(league text, engine_version text, learned_to date, as_of timestamptz, ratings jsonb)
  loop
    perform public.save_ratings(p_token, one.league, one.engine_version, one.learned_to, one.as_of, one.ratings);
  end loop;
end $$;

-- Every league's newest odds of a season as they are sent, if they were made since a day.
create function public.season_views(p_sample boolean, p_since date)
returns table (season integer, sample boolean, view text)
language sql stable security definer set search_path = '' as $$
  select distinct on (f.league) f.season, f.sample, f.view from public.season_forecasts f
  where f.sample = p_sample and f.day >= p_since and f.view is not null
  order by f.league, f.day desc
$$;

-- Answers of feeds that have come meanwhile, stored together.
create function public.keep_feed_answers(p_answers jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  unused_since constant timestamptz := public.clock() - interval '2 days';
begin
  insert into public.feed_answers (address, feed, etag, last_modified, body)
  select n.address, n.feed, n.etag, n.last_modified, n.body
  from jsonb_to_recordset(p_answers) as n(address text, feed text, etag text, last_modified text, body text)
  on conflict (address) do update set feed = excluded.feed, etag = excluded.etag,
    last_modified = excluded.last_modified, body = excluded.body, used_at = excluded.used_at;
  delete from public.feed_answers where used_at < unused_since;
  delete from public.feed_answers where address in (
    select a.address from public.feed_answers a order by a.used_at desc offset 400);
end $$;
drop function public.keep_feed_answer(text, text, text, text, text);

revoke all on function public.rating_sources, public.save_all_ratings, public.season_views, public.keep_feed_answers
from public, anon, authenticated, service_role;
grant execute on function public.rating_sources, public.save_all_ratings, public.season_views, public.keep_feed_answers
to service_role;
