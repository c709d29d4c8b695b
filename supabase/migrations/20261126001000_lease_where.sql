-- A hosted project preloads safeupdate into all that its API runs: an UPDATE without a WHERE is refused there (21000),
-- inside functions too. This one began every refresh.
create or replace function public.acquire_refresh(p_trigger text, p_lease_seconds integer, p_kind text default 'full')
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
    expires_at = public.clock() + make_interval(secs => p_lease_seconds)
    where only_row;
  return query select new_run, lease.fencing_token + 1;
end $$;
