-- Members who have shut themselves out: no picks, alerts, prices or offers until the end they chose, whatever becomes of
-- their account.

create table public.exclusions (
  id bigint generated always as identity primary key,
  -- As in bans: it outlives the account.
  phone_hash bytea not null check (length(phone_hash) = 32),
  kind text not null check (kind in ('pause', 'exclusion')),
  began_at timestamptz not null default public.clock(),
  ends_at timestamptz not null check (ends_at > began_at)
);
create index on public.exclusions (phone_hash, ends_at desc);
alter table public.exclusions enable row level security;
revoke all on public.exclusions from public, anon, authenticated, service_role;

-- Until when a number is shut out by its own wish; null where it is not.
create function public.shut_out_until(p_phone_hash bytea) returns timestamptz
language sql stable set search_path = '' as $$
  select max(ends_at) from public.exclusions where phone_hash = p_phone_hash and ends_at > public.clock()
$$;
revoke all on function public.shut_out_until from public, anon, authenticated, service_role;
