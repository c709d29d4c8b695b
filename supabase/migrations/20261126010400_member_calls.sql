-- How often a member has had us call a third party that costs money or time, and how often a code was sent to a box of mail.

create table public.member_calls (
  id bigint generated always as identity primary key,
  member_id uuid not null references public.members on delete cascade,
  kind text not null check (length(kind) between 1 and 80),
  called_at timestamptz not null default public.clock()
);
create index on public.member_calls (member_id, kind, called_at);
create index on public.member_calls (called_at);

create table public.box_calls (
  id bigint generated always as identity primary key,
  -- Keyed hash of an address without what providers ignore of it: all that reaches one box.
  box bytea not null check (length(box) = 32),
  called_at timestamptz not null default public.clock()
);
create index on public.box_calls (box, called_at);
create index on public.box_calls (called_at);

-- Counts a member's call and answers 0; or answers in how many seconds the next one may be, and counts nothing.
create function public.count_member_call(p_member uuid, p_kind text, p_most integer, p_seconds integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  seconds integer;
begin
  -- Many at the same time are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended(p_member::text || p_kind, 0));
  seconds := public.wait_for_window(array(select called_at from public.member_calls
    where member_id = p_member and kind = p_kind and called_at > public.clock() - make_interval(secs => p_seconds)),
    p_most, make_interval(secs => p_seconds));
  if seconds > 0 then return seconds; end if;
  insert into public.member_calls (member_id, kind) select id, p_kind from public.members where id = p_member for key share;
  return 0;
end $$;

-- The same for a code to a box of mail: three an hour, five a day, whoever asks and however the address is written; and a
-- hundred a day for a domain that may be one person's, who gets what is sent to any name there.
create function public.count_box_call(p_box bytea, p_domain bytea) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  seconds integer;
  times timestamptz[];
  at_domain timestamptz[];
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(coalesce(p_domain, p_box), 'hex'), 0));
  times := array(select called_at from public.box_calls where box = p_box and called_at > public.clock() - interval '1 day');
  at_domain := array(
    select called_at from public.box_calls where box = p_domain and called_at > public.clock() - interval '1 day');
  seconds := greatest(public.wait_for_window(times, 3, interval '1 hour'), public.wait_for_window(times, 5, interval '1 day'),
    public.wait_for_window(at_domain, 100, interval '1 day'));
  if seconds > 0 then return seconds; end if;
  insert into public.box_calls (box) select one from unnest(array[p_box, p_domain]) as one where one is not null;
  return 0;
end $$;

create or replace function public.thin_member_calls() returns void
language sql security definer set search_path = '' as $$
  delete from public.member_calls where called_at < public.clock() - interval '1 day';
  delete from public.box_calls where called_at < public.clock() - interval '1 day'
$$;

alter table public.member_calls enable row level security;
alter table public.box_calls enable row level security;
revoke all on public.member_calls, public.box_calls from public, anon, authenticated, service_role;
revoke all on function public.count_member_call, public.count_box_call, public.thin_member_calls
from public, anon, authenticated, service_role;
grant execute on function public.count_member_call, public.count_box_call to service_role;
