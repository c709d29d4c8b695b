-- How the site knows whether it is fresh: how long each stage took, what each league and feed last said and what was left
-- out of it, and which alerts are open. All of it is small and replaced as it goes.

create table public.refresh_stages (
  run_id bigint not null references public.refresh_runs (id) on delete cascade,
  stage text not null,
  started_at timestamptz not null default public.clock(),
  ended_at timestamptz,
  primary key (run_id, stage)
);
create index refresh_stages_by_stage on public.refresh_stages (stage, run_id desc);
comment on table public.refresh_stages is 'stages of the runs of the last days';
comment on column public.refresh_stages.ended_at is 'when the run went on or ended; of a run that died, when the next one found out';

-- Follows a run from stage to stage.
create function public.follow_stages() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    update public.refresh_stages set ended_at = public.clock()
    where run_id = new.id and ended_at is null and (new.status <> 'running' or stage <> new.stage);
  end if;
  if new.status = 'running' then
    insert into public.refresh_stages (run_id, stage) values (new.id, new.stage) on conflict do nothing;
  end if;
  if tg_op = 'INSERT' then
    delete from public.refresh_stages where started_at < public.clock() - interval '7 days';
  end if;
  return null;
end $$;
create trigger refresh_runs_have_stages after insert or update of stage, status on public.refresh_runs
  for each row execute function public.follow_stages();

create table public.league_reads (
  league text primary key,
  asked_at timestamptz not null,
  answered_at timestamptz
);
comment on column public.league_reads.league is 'a league of teams, or an individual sport';
comment on column public.league_reads.answered_at is 'when its feed last answered for it, UTC';

create table public.quarantine (
  league text not null check (length(league) <= 40),
  item text not null check (length(item) <= 120),
  reason text not null check (length(reason) <= 240),
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1,
  primary key (league, item, reason)
);
create index quarantine_by_last on public.quarantine (last_at desc);
comment on table public.quarantine is 'what was left out of feeds in the last three days, and why; 500 items at most';

-- What a run was told: which leagues it asked, which answered, and what was left out.
create function public.note_reads(p_token bigint, p_reads jsonb, p_left_out jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  told timestamptz := public.clock();
begin
  perform public.hold_refresh_lease(p_token);
  insert into public.league_reads (league, asked_at, answered_at)
  select r.league, told, case when bool_or(r.answered) then told end
  from jsonb_to_recordset(p_reads) as r(league text, answered boolean) group by r.league
  on conflict (league) do update set asked_at = excluded.asked_at,
    answered_at = coalesce(excluded.answered_at, league_reads.answered_at);
  insert into public.quarantine (league, item, reason, first_at, last_at)
  select distinct left(l.league, 40), left(l.item, 120), left(l.reason, 240), told, told
  from jsonb_to_recordset(p_left_out) as l(league text, item text, reason text)
  on conflict (league, item, reason) do update set last_at = excluded.last_at, times = quarantine.times + 1;
  delete from public.quarantine where last_at < told - interval '3 days';
  delete from public.quarantine where (league, item, reason) in (
    select q.league, q.item, q.reason from public.quarantine q order by q.last_at desc, q.first_at desc offset 500);
end $$;

create table public.feeds (
  feed text primary key check (length(feed) <= 40),
  asked_at timestamptz not null,
  answered_at timestamptz,
  failing_since timestamptz,
  failures integer not null default 0,
  resting_until timestamptz,
  problem text check (problem in ('busy', 'down', 'unreadable'))
);
comment on table public.feeds is 'how each outside feed behaves, from run to run';
comment on column public.feeds.answered_at is 'when it last gave what could be read, UTC';
comment on column public.feeds.failing_since is 'since when it has given nothing that could be read';
comment on column public.feeds.failures is 'requests in a row that it did not answer';
comment on column public.feeds.resting_until is 'it is not asked before: it said so, or did not answer';

create table public.feed_answers (
  address text primary key check (address ~ '^[0-9a-f]{64}$'),
  feed text not null check (length(feed) <= 40),
  etag text check (length(etag) <= 300),
  last_modified text check (length(last_modified) <= 100),
  body text not null check (length(body) <= 400000),
  used_at timestamptz not null default public.clock(),
  check (etag is not null or last_modified is not null)
);
create index feed_answers_by_use on public.feed_answers (used_at);
comment on table public.feed_answers is 'last answers that came with validators, so that a feed need not send them again: 200 at most, unused ones for two days';
comment on column public.feed_answers.address is 'SHA-256 of the address: one may hold a key';
comment on column public.feed_answers.body is 'the answer, gzip, base64';

-- Notes how a feed behaves. It belongs to no run: a feed that asked to be left alone is, whoever asks next.
create function public.note_feed(
  p_feed text, p_asked_at timestamptz, p_answered_at timestamptz, p_failing_since timestamptz, p_failures integer,
  p_resting_until timestamptz, p_problem text
) returns void language sql security definer set search_path = '' as $$
  insert into public.feeds (feed, asked_at, answered_at, failing_since, failures, resting_until, problem)
  values (p_feed, p_asked_at, p_answered_at, p_failing_since, p_failures, p_resting_until, p_problem)
  on conflict (feed) do update set asked_at = excluded.asked_at,
    answered_at = coalesce(excluded.answered_at, feeds.answered_at), failing_since = excluded.failing_since,
    failures = excluded.failures, resting_until = excluded.resting_until, problem = excluded.problem
  where feeds.asked_at <= excluded.asked_at
$$;

create function public.keep_feed_answer(
  p_address text, p_feed text, p_etag text, p_last_modified text, p_body text
) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into public.feed_answers (address, feed, etag, last_modified, body)
  values (p_address, p_feed, p_etag, p_last_modified, p_body)
  on conflict (address) do update set feed = excluded.feed, etag = excluded.etag,
    last_modified = excluded.last_modified, body = excluded.body, used_at = excluded.used_at;
  delete from public.feed_answers where used_at < public.clock() - interval '2 days';
  delete from public.feed_answers where address in (
    select a.address from public.feed_answers a order by a.used_at desc offset 200);
end $$;

-- The body of a kept answer, which its feed has just confirmed.
create function public.use_feed_answer(p_address text) returns text
language sql security definer set search_path = '' as $$
  update public.feed_answers set used_at = public.clock() where address = p_address returning body
$$;

create table public.alerts (
  key text primary key check (length(key) <= 80),
  message text not null,
  began_at timestamptz not null,
  told_at timestamptz,
  over_at timestamptz,
  claimed_until timestamptz not null default '-infinity'
);
comment on table public.alerts is 'what is wrong now, or was and its end has not been told';
comment on column public.alerts.told_at is 'when it was last told; null: not yet';

-- Takes what is found wrong now; answers what is to be told of it: what began, what is over, what still lasts a day after
-- it was last told. Each is claimed for two minutes, so that no two tell the same.
create function public.sync_alerts(p_found jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due jsonb;
begin
  lock table public.alerts in share row exclusive mode;
  insert into public.alerts (key, message, began_at)
  select f.key, f.message, f.since from jsonb_to_recordset(p_found) as f(key text, message text, since timestamptz)
  on conflict (key) do update set message = excluded.message, over_at = null;
  update public.alerts a set over_at = public.clock()
  where a.over_at is null
    and not exists (select from jsonb_to_recordset(p_found) as f(key text) where f.key = a.key);
  delete from public.alerts where over_at is not null and told_at is null;
  with claimed as (
    update public.alerts a set claimed_until = public.clock() + interval '2 minutes'
    where a.claimed_until <= public.clock() and (a.over_at is not null or a.told_at is null
      or a.told_at <= public.clock() - interval '1 day')
    returning a.key, a.message, a.began_at,
      case when a.over_at is not null then 'over' when a.told_at is null then 'began' else 'still' end as news)
  select jsonb_agg(jsonb_build_object('key', c.key, 'news', c.news, 'message', c.message, 'since', c.began_at)
    order by c.began_at, c.key) into due from claimed c;
  return coalesce(due, '[]');
end $$;

-- Notes that it was told.
create function public.told_alert(p_key text, p_news text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_news = 'over' then delete from public.alerts where key = p_key and over_at is not null;
  else update public.alerts set told_at = public.clock() where key = p_key; end if;
end $$;

-- What decides which run is due: the last that asked every league, when golf was asked, and whose starts are near.
create function public.refresh_due(p_minutes integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'lastFull', (select r.started_at from public.refresh_runs r where r.kind = 'full'
      and (r.status = 'done' or r.status = 'running' and r.heartbeat_at > public.clock() - interval '1 minute')
      order by r.id desc limit 1),
    'golfAsked', (select asked_at from public.league_reads where league = 'Golf'),
    'golfStart', (select min(e.start_time) from public.events e where e.sport = 'Golf' and not e.sample
      and e.status = 'scheduled' and e.start_time > public.clock()),
    'leagues', coalesce((select jsonb_agg(distinct g.league) from public.games g where not g.sample and g.time_known
      and g.status = 'scheduled' and g.game_time > public.clock()
      and g.game_time <= public.clock() + make_interval(mins => p_minutes)), '[]'),
    'sports', coalesce((select jsonb_agg(distinct e.sport) from public.events e where not e.sample and e.time_known
      and e.status = 'scheduled' and e.start_time > public.clock()
      and e.start_time <= public.clock() + make_interval(mins => p_minutes)), '[]'))
$$;

-- The leagues and sports that were asked, and whether any of their contests is on or starts within a day. A start that has
-- passed counts for six hours, a tournament for its four days.
create function public.league_ages() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('league', r.league, 'askedAt', r.asked_at, 'answeredAt', r.answered_at,
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

-- The last check of the ledger, where one is kept.
create function public.last_ledger_check() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  last jsonb;
begin
  if to_regclass('public.ledger_checks') is null then return null; end if;
  execute 'select jsonb_build_object(''checkedAt'', c.checked_at, ''throughSeq'', c.through_seq, ''fault'', c.fault)
    from public.ledger_checks c order by c.checked_at desc limit 1' into last;
  return last;
end $$;

-- All that /status and /api/health show, in one statement.
create function public.operation_state() returns jsonb
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
  foreach t in array array['refresh_stages', 'league_reads', 'quarantine', 'feeds', 'feed_answers', 'alerts'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
grant select on public.feeds to service_role;
grant select (address, etag, last_modified) on public.feed_answers to service_role;
revoke all on function
  public.follow_stages, public.note_reads, public.note_feed, public.keep_feed_answer, public.use_feed_answer,
  public.sync_alerts, public.told_alert, public.refresh_due, public.league_ages, public.last_ledger_check,
  public.operation_state
from public, anon, authenticated, service_role;
grant execute on function
  public.note_reads, public.note_feed, public.keep_feed_answer, public.use_feed_answer,
  public.sync_alerts, public.told_alert, public.refresh_due, public.operation_state
to service_role;
