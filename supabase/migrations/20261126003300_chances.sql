-- What a feed itself gave the sides of a game before it began: a benchmark, shown as the feed's and scored beside ours.

create table public.game_chances (
  game_id bigint primary key references public.games (id) on delete cascade,
  source text not null,
  home double precision check (home > 0 and home < 100),
  away double precision check (away > 0 and away < 100),
  told_at timestamptz not null,
  check ((home is null) = (away is null))
);
comment on table public.game_chances is 'chance of each side by the feed''s own forecast, %; null where it forecasts none of the game';
comment on column public.game_chances.told_at is 'when the feed said so, UTC; before the start';
alter table public.game_chances enable row level security;
revoke all on public.game_chances from public, anon, authenticated, service_role;
grant select on public.game_chances to service_role;

-- Those that have not begun, each with its sides as the game has them.
create function public.save_chances(p_token bigint, p_source text, p_as_of timestamptz, p_chances jsonb)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  written integer;
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.game_chances as c (game_id, source, home, away, told_at)
  select g.id, p_source, case when g.sides_swapped then t.away else t.home end,
    case when g.sides_swapped then t.home else t.away end, p_as_of
  from jsonb_to_recordset(p_chances) as t(source_id text, home float8, away float8)
  join public.games g on g.source = p_source and g.source_id = t.source_id
  where g.status = 'scheduled' and not public.game_is_closed(g)
  on conflict (game_id) do update set home = excluded.home, away = excluded.away, told_at = excluded.told_at
  where c.told_at <= excluded.told_at;
  get diagnostics written = row_count;
  return written;
end $$;

-- Of a game that was put off to another day a feed is asked anew.
create function public.told_chances(p_source text, p_source_ids text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(g.source_id), '[]')
  from public.game_chances c join public.games g on g.id = c.game_id
  where g.source = p_source and g.source_id = any (p_source_ids) and c.told_at >= g.game_time - interval '6 hours'
$$;
revoke all on function public.save_chances, public.told_chances from public, anon, authenticated, service_role;
grant execute on function public.save_chances, public.told_chances to service_role;

-- The record's lines, of a game's moneyline with what the feed gave the pick of the decided stake.
create or replace view public.record_rows with (security_invoker = true) as
select g.ledger_seq as grade_line, g.prediction_line, 'game' as kind, g.game_id as id, '' as part, t.league::text,
  a.name || ' @ ' || h.name as name, t.game_time as start_time, g.basis, g.market,
  case g.pick when 'home' then h.name when 'away' then a.name else g.pick end as pick, null::text as how,
  case when g.pick in ('over', 'under', 'draw') then null when g.pick = 'home' then a.name else h.name end as opponent,
  g.line, g.probability, g.draw_probability, g.choices, g.book, g.price, g.claimed, g.outcome::text, g.units,
  g.closing_probability, g.closing_draw_probability, g.closing_price, g.closing_line,
  r.home_score, r.away_score, g.result_version,
  case when g.market = 'moneyline' and c.told_at <= t.game_time then case g.pick
    when 'home' then 100 * c.home / (c.home + c.away) when 'away' then 100 * c.away / (c.home + c.away) end
  end as espn_probability
from public.grades g
join public.games t on t.id = g.game_id
join public.teams h on h.id = t.home_team_id
join public.teams a on a.id = t.away_team_id
left join public.final_results r on r.game_id = g.game_id
left join public.game_chances c on c.game_id = g.game_id and c.source = 'espn'
where g.result_version = coalesce(r.version, 0)
union all
select g.ledger_seq, g.prediction_line, 'event', g.event_id, g.part, e.league, e.name, e.start_time, g.basis, g.market,
  g.pick, g.how, g.opponent, null, g.probability, null, g.choices, g.book, g.price, g.claimed, g.outcome::text, g.units,
  g.closing_probability, null, g.closing_price, null, null, null, g.result_version, null
from public.event_grades g
join public.events e on e.id = g.event_id
left join public.last_event_results r on r.event_id = g.event_id and r.part = g.part
where g.result_version = coalesce(r.version, 0);
