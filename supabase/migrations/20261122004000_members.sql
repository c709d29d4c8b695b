-- Members: who they are, what they accepted and when, and which numbers are banned. Functions, here and in the next
-- files, are all that the service role may use: it reads no table of these.

create table public.members (
  -- That of the first user they were at auth.users, unless it was somebody else's here then.
  id uuid primary key,
  -- Their user now, where that is another: the first was deleted at Supabase, or given another number.
  later_user uuid unique,
  phone text not null unique check (phone ~ '^\+1[2-9]\d{9}$'),
  -- As in bans.
  phone_hash bytea not null unique check (length(phone_hash) = 32),
  is_admin boolean not null default false,
  created_at timestamptz not null default public.clock()
);

create table public.consents (
  id bigint generated always as identity primary key,
  member_id uuid not null references public.members on delete cascade,
  document text not null check (document in ('terms')),
  version text not null,
  accepted_at timestamptz not null default public.clock(),
  ip inet,
  device text not null,
  unique (member_id, document, version)
);
comment on table public.consents is 'the first acceptance of each version of a document, never changed';

create function public.refuse_consent_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'an acceptance is never changed' using errcode = 'PT403';
end $$;
create trigger consents_stay before update on public.consents
  for each row execute function public.refuse_consent_change();

create table public.bans (
  id bigint generated always as identity primary key,
  -- HMAC-SHA-256 of the number with a key that the database does not have: it outlives the account.
  phone_hash bytea not null check (length(phone_hash) = 32),
  reason text not null,
  created_at timestamptz not null default public.clock(),
  lifted_at timestamptz,
  lifted_by uuid
);
create unique index bans_in_force on public.bans (phone_hash) where lifted_at is null;

-- Whether a number is banned now.
create function public.is_banned(p_phone_hash bytea) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.bans where phone_hash = p_phone_hash and lifted_at is null)
$$;

do $$
declare
  t text;
begin
  foreach t in array array['members', 'consents', 'bans'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
revoke all on function public.refuse_consent_change, public.is_banned
from public, anon, authenticated, service_role;
