-- One refresh at a time: a lease row with a fencing token. Every write of a refresh holds the lease row,
-- so a run that lost its lease cannot write beside its successor.

create table public.refresh_runs (
  id bigint generated always as identity primary key,
  trigger text not null check (trigger in ('schedule', 'start', 'manual')),
  kind text not null default 'full' check (kind in ('full', 'odds')),
  fencing_token bigint not null unique,
  status text not null default 'running' check (status in ('running', 'done', 'failed', 'abandoned')),
  stage text not null default 'ingest'
    check (stage in ('ingest', 'rate', 'simulate', 'publish', 'grade', 'thin', 'lookBack')),
  started_at timestamptz not null default public.clock(),
  heartbeat_at timestamptz not null default public.clock(),
  finished_at timestamptz,
  summary jsonb not null default '{}',
  error text
);
comment on column public.refresh_runs.kind is 'full: every league is asked; odds: those alone that have a start near';
comment on column public.refresh_runs.summary is 'counts by stage: games, quarantined, predictions, graded …';

create table public.refresh_lease (
  only_row boolean primary key default true check (only_row),
  run_id bigint unique references public.refresh_runs (id),
  fencing_token bigint not null default 0,
  expires_at timestamptz not null default '-infinity'
);
insert into public.refresh_lease default values;

-- The lease for a new run, or no row while another run holds it.
create function public.acquire_refresh(p_trigger text, p_lease_seconds integer, p_kind text default 'full')
returns table (run_id bigint, fencing_token bigint)
language plpgsql security definer set search_path = '' as $$
declare
  lease public.refresh_lease;
  new_run bigint;
begin
  select * into lease from public.refresh_lease for update;
  if lease.expires_at > public.clock() then return; end if;
  update public.refresh_runs set status = 'abandoned', finished_at = public.clock()
    where status = 'running';
  insert into public.refresh_runs (trigger, kind, fencing_token)
    values (p_trigger, p_kind, lease.fencing_token + 1) returning id into new_run;
  update public.refresh_lease set run_id = new_run, fencing_token = lease.fencing_token + 1,
    expires_at = public.clock() + make_interval(secs => p_lease_seconds);
  return query select new_run, lease.fencing_token + 1;
end $$;

-- Locks the lease row until the caller's transaction ends; refuses a token that is no longer the holder's.
create function public.hold_refresh_lease(p_token bigint) returns bigint
language plpgsql set search_path = '' as $$
declare
  holder public.refresh_lease;
begin
  select * into holder from public.refresh_lease for update;
  if holder.fencing_token <> p_token or holder.expires_at <= public.clock() then
    raise exception 'refresh token % has lost its lease', p_token using errcode = 'PT409';
  end if;
  return holder.run_id;
end $$;

create function public.heartbeat_refresh(p_token bigint, p_stage text, p_lease_seconds integer)
returns void language plpgsql security definer set search_path = '' as $$
declare
  run bigint := public.hold_refresh_lease(p_token);
begin
  update public.refresh_runs set heartbeat_at = public.clock(), stage = p_stage where id = run;
  update public.refresh_lease set expires_at = public.clock() + make_interval(secs => p_lease_seconds)
    where only_row;
end $$;

create function public.finish_refresh(p_token bigint, p_summary jsonb, p_error text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  run bigint := public.hold_refresh_lease(p_token);
begin
  update public.refresh_runs set finished_at = public.clock(), summary = p_summary, error = p_error,
    status = case when p_error is null then 'done' else 'failed' end where id = run;
  update public.refresh_lease set expires_at = '-infinity' where only_row;
end $$;
