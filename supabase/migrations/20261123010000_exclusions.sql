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

-- Nobody ends one early, by whatever hand, and none is ever changed: it holds to its end.
create function public.refuse_exclusion_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.ends_at <= public.clock() then return old; end if;
  raise exception 'a self-exclusion holds to its end' using errcode = 'PT403';
end $$;
create trigger exclusions_hold before update or delete on public.exclusions
  for each row execute function public.refuse_exclusion_change();
create trigger exclusions_are_not_emptied before truncate on public.exclusions
  for each statement execute function public.refuse_exclusion_change();

-- Until when a number is shut out by its own wish; null where it is not.
create function public.shut_out_until(p_phone_hash bytea) returns timestamptz
language sql stable set search_path = '' as $$
  select max(ends_at) from public.exclusions where phone_hash = p_phone_hash and ends_at > public.clock()
$$;

-- Since when a number has been shut out without a gap; null where it is not.
create function public.shut_out_since(p_phone_hash bytea) returns timestamptz
language sql stable set search_path = '' as $$
  select min(began_at) from public.exclusions where phone_hash = p_phone_hash and ends_at > public.clock()
$$;

-- Shuts a member out by their own wish for so many days from now; one that runs already and ends as late, to the hour,
-- stays as it is. Answers until
-- when, whether a subscription goes on to be charged, and the sessions of a purchase under way, which are to be ended.
-- Null where there is no such member.
create function public.shut_out(p_member uuid, p_kind text, p_days integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  member public.members;
begin
  if not p_days = any (case p_kind when 'pause' then array[1, 3, 7, 14] when 'exclusion' then array[30, 90, 180, 365]
    else '{}' end) then
    raise exception 'no such pause' using errcode = 'check_violation';
  end if;
  -- Held by begin_checkout, too: no purchase begins meanwhile.
  select * into member from public.members where id = p_member for update;
  if not found then return null; end if;
  perform public.forget_exclusions();
  -- Asked for again and again, it is one: only a later end is another.
  if public.clock() + make_interval(days => p_days)
    > coalesce(public.shut_out_until(member.phone_hash) + interval '1 hour', '-infinity') then
    insert into public.exclusions (phone_hash, kind, ends_at)
      values (member.phone_hash, p_kind, public.clock() + make_interval(days => p_days));
  end if;
  return jsonb_build_object(
    'until', public.shut_out_until(member.phone_hash),
    'renews', exists (select from public.customers as c join public.subscriptions as s on s.customer_id = c.id
      where c.member_id = p_member and s.cancels_at is null
        and s.status in ('active', 'trialing', 'past_due', 'unpaid', 'paused')),
    'sessions', (select coalesce(jsonb_agg(s), '[]')
      from public.checkouts as k, unnest(array[k.session_id, k.replaces]) as s
      where k.member_id = p_member and s is not null));
end $$;

-- Ends that are long over are forgotten.
create function public.forget_exclusions() returns void
language sql security definer set search_path = '' as $$
  delete from public.exclusions where ends_at < public.clock() - interval '1 year'
$$;

revoke all on function public.refuse_exclusion_change, public.shut_out, public.forget_exclusions
from public, anon, authenticated, service_role;
grant execute on function public.shut_out to service_role;
revoke all on function public.shut_out_until, public.shut_out_since from public, anon, authenticated, service_role;
