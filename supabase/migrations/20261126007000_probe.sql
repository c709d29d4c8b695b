-- The daily probe of the feeds: one small request a league and form, and how its answer compares with what we expect. The
-- last one is kept, in our own words.

alter table public.refresh_requests drop constraint refresh_requests_job_check;
alter table public.refresh_requests add constraint refresh_requests_job_check
  check (job in ('refresh', 'reconcile', 'ledger', 'picks', 'probe'));

create table public.probe_lines (
  feed text not null check (length(feed) <= 40),
  asked text not null check (length(asked) <= 80),
  place integer not null,
  expected text not null check (length(expected) <= 120),
  answered text not null check (length(answered) <= 120),
  verdict text not null check (verdict in ('same', 'changed', 'better', 'unasked')),
  since timestamptz not null,
  checked_at timestamptz not null,
  primary key (feed, asked)
);
comment on table public.probe_lines is 'the last probe of the feeds';
comment on column public.probe_lines.place is 'place in the order of asking';
comment on column public.probe_lines.since is 'when it got the verdict that it has';

-- Takes a probe in place of the one before. What was not asked this time has no verdict of its own, and keeps none.
create function public.save_probe(p_lines jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  told timestamptz := public.clock();
begin
  lock table public.probe_lines in share row exclusive mode;
  insert into public.probe_lines (feed, asked, place, expected, answered, verdict, since, checked_at)
  select l.feed, l.asked, l.place, left(l.expected, 120), left(l.answered, 120), l.verdict, told, told
  from rows from (jsonb_to_recordset(p_lines) as (feed text, asked text, expected text, answered text, verdict text))
    with ordinality as l(feed, asked, expected, answered, verdict, place)
  on conflict (feed, asked) do update set place = excluded.place, expected = excluded.expected,
    answered = excluded.answered, verdict = excluded.verdict, checked_at = excluded.checked_at,
    since = case when probe_lines.verdict = excluded.verdict then probe_lines.since else excluded.since end;
  delete from public.probe_lines where checked_at < told;
end $$;

create function public.last_probe() returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when count(*) > 0 then jsonb_build_object('checkedAt', max(p.checked_at), 'lines',
    jsonb_agg(jsonb_build_object('feed', p.feed, 'asked', p.asked, 'expected', p.expected, 'answered', p.answered,
      'verdict', p.verdict, 'since', p.since) order by p.place)) end
  from public.probe_lines p
$$;

alter table public.probe_lines enable row level security;
revoke all on public.probe_lines from public, anon, authenticated, service_role;
revoke all on function public.save_probe, public.last_probe from public, anon, authenticated, service_role;
grant execute on function public.save_probe, public.last_probe to service_role;
