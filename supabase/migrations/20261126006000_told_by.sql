-- Which feed told of a league where its own did not answer: readers are told so.

alter table public.league_reads add column told_by text check (length(told_by) <= 40);
comment on column public.league_reads.told_by is 'the second feed that told of it when it last answered; null where its own did';

create or replace function public.note_reads(p_token bigint, p_reads jsonb, p_left_out jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  told timestamptz := public.clock();
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.league_reads (league, asked_at, answered_at, whole_at, told_by)
  select r.league, told, case when bool_or(r.answered) then told end,
    case when bool_or(r.answered and r.whole) then told end, left(max(r."from"), 40)
  from jsonb_to_recordset(p_reads) as r(league text, answered boolean, whole boolean, "from" text) group by r.league
  on conflict (league) do update set asked_at = excluded.asked_at,
    answered_at = coalesce(excluded.answered_at, league_reads.answered_at),
    whole_at = coalesce(excluded.whole_at, league_reads.whole_at),
    told_by = case when excluded.answered_at is null then league_reads.told_by else excluded.told_by end;
  insert into public.quarantine (league, item, reason, first_at, last_at)
  select distinct left(l.league, 40), left(l.item, 120), left(l.reason, 240), told, told
  from jsonb_to_recordset(p_left_out) as l(league text, item text, reason text)
  on conflict (league, item, reason) do update set last_at = excluded.last_at, times = quarantine.times + 1;
  delete from public.quarantine where last_at < told - interval '3 days';
  delete from public.quarantine where (league, item, reason) in (
    select q.league, q.item, q.reason from public.quarantine q order by q.last_at desc, q.first_at desc offset 500);
end $$;

create or replace function public.league_ages() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('league', r.league, 'askedAt', r.asked_at, 'answeredAt', r.answered_at,
    'toldBy', r.told_by,
    'on', exists (select from public.games g where g.league = r.league and not g.sample
        and g.status in ('scheduled', 'live')
        and g.game_time between public.clock() - interval '6 hours' and public.clock() + interval '1 day')
      or exists (select from public.events e where e.sport::text = r.league and not e.sample
        and e.status in ('scheduled', 'live')
        and e.start_time between public.clock() - case when e.sport::text = 'Golf' then interval '4 days'
          else interval '6 hours' end and public.clock() + interval '1 day'))
    order by r.league), '[]')
  from public.league_reads r
$$;
