-- Ratings as they stood some weeks ago, so that a run does not fold a whole season's results anew. Nothing is learned from
-- these alone: they count only as long as exactly the results they were folded from still stand, and for a day.

create table public.rating_folds (
  league public.league_code primary key,
  -- The engine's version and the fitted ratings they began with.
  basis text not null,
  -- The results are of games that started until then; how many there are, and the sum of their versions.
  through timestamptz not null,
  results bigint not null,
  versions bigint not null,
  -- LeagueRatings as JSON: text, so that no digit is written otherwise.
  state text not null,
  made_at timestamptz not null default public.clock()
);
alter table public.rating_folds enable row level security;
revoke all on public.rating_folds from public, anon, authenticated, service_role;

-- What tells one set of a league's results to an instant from another.
create function public.results_until(p_league text, p_through timestamptz, out results bigint, out versions bigint)
language sql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select count(*), coalesce(sum(version), 0) from public.final_results
  where league = p_league and not preseason and game_time <= p_through
$$;

-- A league's fold, if it may still be used; null where it may not.
create function public.read_rating_fold(p_league text, p_basis text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('through', f.through, 'state', f.state)
  from public.rating_folds as f, public.results_until(p_league, f.through) as now
  where f.league = p_league and f.basis = p_basis and f.made_at > public.clock() - interval '1 day'
    and (f.results, f.versions) = (now.results, now.versions)
$$;

create function public.save_rating_fold(
  p_token bigint, p_league text, p_basis text, p_through timestamptz, p_state text
) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.rating_folds as f (league, basis, through, results, versions, state)
    select p_league, p_basis, p_through, results, versions, p_state from public.results_until(p_league, p_through)
  on conflict (league) do update set basis = excluded.basis, through = excluded.through, results = excluded.results,
    versions = excluded.versions, state = excluded.state, made_at = excluded.made_at;
end $$;

revoke all on function public.results_until, public.read_rating_fold, public.save_rating_fold
from public, anon, authenticated, service_role;
grant execute on function public.read_rating_fold, public.save_rating_fold to service_role;
