-- The grades of the ledger as it says them, each with what the line that it grades says of the contest: the record is counted from
-- them, and the hourly check counts it once more.
create function public.said_grades(p_after bigint, p_most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('seq', g.seq, 'grade', g.saying, 'contest', jsonb_build_object(
      'league', coalesce(f.saying -> 'game' ->> 'league', f.saying -> 'event' ->> 'league'),
      'home', case when s.kind = 'edges' then s.saying ->> 'home' else s.saying -> 'game' ->> 'home' end,
      'away', case when s.kind = 'edges' then s.saying ->> 'away' else s.saying -> 'game' ->> 'away' end,
      'start', coalesce(s.saying ->> 'startTime', s.saying -> 'game' ->> 'gameTime', s.saying -> 'event' ->> 'startTime')))
    order by g.seq), '[]')
  from (select l.seq, l.prediction_id, l.event_prediction_id, l.payload::jsonb as saying from public.ledger l
    where l.kind = 'grade' and l.seq > p_after order by l.seq limit least(p_most, 1000)) g
  cross join lateral (select l.kind, l.payload::jsonb as saying from public.ledger l
    where l.seq = (g.saying ->> 'predictionLine')::bigint) s
  cross join lateral (select l.payload::jsonb as saying from public.ledger l
    where s.kind = 'edges' and l.kind = 'prediction' and (l.prediction_id = g.prediction_id
      or l.event_prediction_id = g.event_prediction_id)
    union all select s.saying where s.kind = 'prediction' limit 1) f
$$;

create table public.record_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null default public.clock(),
  through_line bigint not null,
  figures integer not null,
  fault text
);
comment on table public.record_checks is 'what each recount of the record from the ledger came to, a month back';
comment on column public.record_checks.through_line is 'the last line of the ledger that the record counts; 0 for none';
comment on column public.record_checks.figures is 'figures and cells compared';
comment on column public.record_checks.fault is 'the first difference, in a sentence; null: none';

create function public.save_record_check(p_through_line bigint, p_figures integer, p_fault text) returns void
language sql security definer set search_path = '' as $$
  delete from public.record_checks where checked_at < public.clock() - interval '30 days';
  insert into public.record_checks (through_line, figures, fault) values (p_through_line, p_figures, p_fault)
$$;

-- As before, and anew where the record is counted otherwise: by the start that the ledger says, with the causes of voids.
create or replace view public.record_fingerprint with (security_invoker = true) as
select count(*)::text || '-' || coalesce(max(grade_line), 0)::text || '-' || coalesce(sum(grade_line), 0)::text
  || coalesce((select '-' || nullif(count(*), 0)::text from public.move_grades), '')
  || case when count(*) > 0 then '-said' else '' end as fingerprint
from public.record_rows;

alter table public.record_checks enable row level security;
revoke all on public.record_checks from public, anon, authenticated, service_role;
grant select on public.record_checks to service_role;
revoke all on function public.said_grades, public.save_record_check from public, anon, authenticated, service_role;
grant execute on function public.said_grades, public.save_record_check to service_role;
