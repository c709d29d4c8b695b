-- The weeks' odds with the seasons that they are from: how far odds move by luck follows from these.
create or replace function public.season_weeks(p_from date, p_sample boolean)
returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('league', w.league, 'season', w.season, 'week', w.week,
    'madeAt', w.made_at, 'runs', w.runs, 'odds', w.odds) order by w.week, w.league), '[]')
  from (
    select distinct on (f.league, f.season, d.week) f.league, f.season, d.week, f.made_at, f.runs, f.odds
    from public.season_forecasts f
    cross join lateral (select f.day - (extract(isodow from f.day)::integer + 5) % 7 as week) d
    where f.sample = p_sample and f.day >= p_from and f.day - d.week <= 2
    order by f.league, f.season, d.week, f.day
  ) w
$$;
