-- What was learned of how feeds take our requests: which they turn down, which form serves in place of the first, and
-- which days they did not tell of and are to be asked for again.

alter table public.feeds drop constraint feeds_problem_check;
alter table public.feeds add constraint feeds_problem_check
  check (problem in ('busy', 'down', 'unreadable', 'refused'));

create table public.feed_parts (
  feed text not null check (length(feed) <= 40),
  part text not null check (length(part) <= 120),
  refused integer check (refused between 400 and 499),
  refused_since timestamptz,
  refused_at timestamptz,
  form text check (length(form) <= 20),
  form_since timestamptz,
  form_at timestamptz,
  noted_at timestamptz not null default public.clock(),
  primary key (feed, part),
  check ((refused is null) = (refused_since is null) and (refused is null) = (refused_at is null)),
  check ((form is null) = (form_since is null) and (form is null) = (form_at is null))
);
comment on table public.feed_parts is 'kinds of requests that a feed turns down, or takes in another form than the one that is tried first; what is taken as it should be has no row';
comment on column public.feed_parts.part is 'what is asked for: football/nfl/scoreboard';
comment on column public.feed_parts.refused is 'status it turns the request down with';
comment on column public.feed_parts.form is 'the form of request that serves in place of the first';

-- It belongs to no run: what a feed refuses it refuses whoever asks next.
create function public.note_feed_part(
  p_feed text, p_part text, p_refused integer, p_refused_since timestamptz, p_refused_at timestamptz,
  p_form text, p_form_since timestamptz, p_form_at timestamptz
) returns void language plpgsql security definer set search_path = '' as $$
begin
  delete from public.feed_parts where noted_at < public.clock() - interval '7 days';
  if p_refused is null and p_form is null then
    delete from public.feed_parts where feed = p_feed and part = p_part;
    return;
  end if;
  insert into public.feed_parts (feed, part, refused, refused_since, refused_at, form, form_since, form_at)
  values (p_feed, p_part, p_refused, p_refused_since, p_refused_at, p_form, p_form_since, p_form_at)
  on conflict (feed, part) do update set refused = excluded.refused, refused_since = excluded.refused_since,
    refused_at = excluded.refused_at, form = excluded.form, form_since = excluded.form_since,
    form_at = excluded.form_at, noted_at = excluded.noted_at;
end $$;

create table public.feed_holes (
  source text not null check (length(source) <= 40),
  league text not null check (length(league) <= 40),
  from_day date not null,
  to_day date not null,
  tried_at timestamptz not null default public.clock(),
  primary key (source, league, from_day, to_day),
  check (from_day <= to_day)
);
comment on table public.feed_holes is 'days behind the look back that a feed did not tell of: asked for again until it does';
comment on column public.feed_holes.league is 'a league of teams, or an individual sport';

-- Notes days that were not told of, or were asked for again in vain.
create function public.note_feed_holes(p_token bigint, p_source text, p_league text, p_days jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.feed_holes (source, league, from_day, to_day)
  select distinct p_source, p_league, d."from", d."to" from jsonb_to_recordset(p_days) as d("from" date, "to" date)
  on conflict (source, league, from_day, to_day) do update set tried_at = public.clock();
end $$;

-- Days that have been told of, or are not missed any more.
create function public.fill_feed_hole(p_token bigint, p_source text, p_league text, p_from date, p_to date)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_refresh_lease(p_token);
  delete from public.feed_holes
  where source = p_source and league = p_league and from_day = p_from and to_day = p_to;
end $$;

alter table public.league_reads add column whole_at timestamptz;
update public.league_reads set whole_at = answered_at where answered_at is not null;
comment on column public.league_reads.whole_at is 'when its feed last answered a full refresh, which asks for more days than one of prices, UTC';

-- When each league and sport last answered a full refresh.
create function public.last_answered() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(league, whole_at), '{}') from public.league_reads where whole_at is not null
$$;

-- A day is a request of its own now: a week of every league has twice the addresses.
create or replace function public.keep_feed_answer(
  p_address text, p_feed text, p_etag text, p_last_modified text, p_body text
) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into public.feed_answers (address, feed, etag, last_modified, body)
  values (p_address, p_feed, p_etag, p_last_modified, p_body)
  on conflict (address) do update set feed = excluded.feed, etag = excluded.etag,
    last_modified = excluded.last_modified, body = excluded.body, used_at = excluded.used_at;
  delete from public.feed_answers where used_at < public.clock() - interval '2 days';
  delete from public.feed_answers where address in (
    select a.address from public.feed_answers a order by a.used_at desc offset 400);
end $$;
comment on table public.feed_answers is 'last answers that came with validators, so that a feed need not send them again: 400 at most, unused ones for two days';

create or replace function public.operation_state() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'slate', (select jsonb_build_object('sample', s.sample, 'hash', s.content_hash, 'publishedAt', c.published_at,
        'asOf', c.as_of)
      from public.current_slate c join public.slates s on s.id = c.slate_id),
    'lastGood', (select jsonb_build_object('startedAt', r.started_at, 'finishedAt', r.finished_at)
      from public.refresh_runs r where r.kind = 'full' and r.status = 'done' order by r.id desc limit 1),
    'runs', coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'trigger', r.trigger,
        'status', r.status, 'stage', r.stage, 'startedAt', r.started_at, 'finishedAt', r.finished_at) order by r.id desc)
      from (select * from public.refresh_runs order by id desc limit 12) r), '[]'),
    'stages', coalesce((select jsonb_agg(jsonb_build_object('stage', s.stage, 'runId', s.run_id,
        'startedAt', s.started_at, 'endedAt', s.ended_at,
        'outcome', case when s.stage = r.stage then r.status else 'done' end))
      from (select distinct on (stage) * from public.refresh_stages order by stage, run_id desc) s
      join public.refresh_runs r on r.id = s.run_id), '[]'),
    'leagues', public.league_ages(),
    'feeds', coalesce((select jsonb_agg(jsonb_build_object('feed', f.feed, 'askedAt', f.asked_at,
        'answeredAt', f.answered_at, 'failingSince', f.failing_since, 'restingUntil', f.resting_until,
        'problem', f.problem) order by f.feed) from public.feeds f), '[]'),
    'parts', coalesce((select jsonb_agg(jsonb_build_object('feed', p.feed, 'part', p.part, 'refused', p.refused,
        'refusedSince', p.refused_since, 'refusedAt', p.refused_at, 'form', p.form, 'formSince', p.form_since,
        'formAt', p.form_at) order by p.feed, p.part) from public.feed_parts p), '[]'),
    'quarantined', (select count(*) from public.quarantine),
    'quarantine', coalesce((select jsonb_agg(jsonb_build_object('league', q.league, 'item', q.item, 'reason', q.reason,
        'firstAt', q.first_at, 'lastAt', q.last_at, 'times', q.times) order by q.last_at desc, q.league, q.item)
      from (select * from public.quarantine order by last_at desc, league, item limit 100) q), '[]'),
    'requests', coalesce((select jsonb_agg(jsonb_build_object('job', q.job, 'acceptedAt', q.accepted_at,
        'outcome', q.outcome) order by q.accepted_at desc)
      from (select * from public.refresh_requests order by accepted_at desc limit 20) q), '[]'),
    'builds', coalesce((select jsonb_agg(jsonb_build_object('slate', b.slate_hash, 'requestedAt', b.requested_at,
        'acceptedAt', b.accepted_at) order by b.id desc)
      from (select * from public.builds order by id desc limit 12) b), '[]'),
    'ledgerSince', (select l.appended_at from public.ledger l order by l.seq limit 1),
    'ledger', public.last_ledger_check())
$$;

do $$
declare
  t text;
begin
  foreach t in array array['feed_parts', 'feed_holes'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
    execute format('grant select on public.%I to service_role', t);
  end loop;
end $$;
revoke all on function
  public.note_feed_part, public.note_feed_holes, public.fill_feed_hole, public.last_answered
from public, anon, authenticated, service_role;
grant execute on function
  public.note_feed_part, public.note_feed_holes, public.fill_feed_hole, public.last_answered
to service_role;
