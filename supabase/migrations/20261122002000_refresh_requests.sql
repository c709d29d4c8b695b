-- A refresh, the daily comparison with Stripe, the check of the ledger and the members' picks are each asked for over HTTP by a signed
-- request: each counts once, and not soon after another of the same job. The nonce of a request that was taken is kept
-- for longer than its signature holds.

create table public.refresh_requests (
  nonce uuid primary key,
  job text not null check (job in ('refresh', 'reconcile', 'ledger', 'picks')),
  accepted_at timestamptz not null default public.clock(),
  outcome text check (outcome in ('done', 'failed', 'busy', 'idle'))
);
comment on column public.refresh_requests.outcome is 'what became of it; null: it has not ended. busy: another run was at work; idle: nothing was due';
alter table public.refresh_requests enable row level security;
revoke all on public.refresh_requests from public, anon, authenticated, service_role;

-- Whether a request may start a run: 'accepted', 'used' where its nonce came before, or 'too soon'. The schedule asks for
-- a refresh every five minutes, give or take half a minute, and for a comparison once a day. Runs with its owner's
-- rights, so that the service role cannot make a nonce unused.
create function public.accept_refresh_request(p_nonce uuid, p_job text default 'refresh')
returns text
language plpgsql security definer set search_path = '' as $$
begin
  lock table public.refresh_requests in share row exclusive mode;
  if exists (select from public.refresh_requests where nonce = p_nonce) then return 'used'; end if;
  if exists (select from public.refresh_requests
    where job = p_job
      and accepted_at between public.clock()
        - case when p_job in ('refresh', 'picks') then interval '4 minutes' else interval '10 minutes' end and public.clock()) then
    return 'too soon';
  end if;
  delete from public.refresh_requests where accepted_at < public.clock() - interval '1 day';
  insert into public.refresh_requests (nonce, job) values (p_nonce, p_job);
  return 'accepted';
end $$;

-- Notes what became of an accepted request, once.
create function public.settle_refresh_request(p_nonce uuid, p_outcome text) returns void
language sql security definer set search_path = '' as $$
  update public.refresh_requests set outcome = p_outcome where nonce = p_nonce and outcome is null
$$;

revoke all on function public.accept_refresh_request, public.settle_refresh_request from public, anon, authenticated;
grant execute on function public.accept_refresh_request, public.settle_refresh_request to service_role;
