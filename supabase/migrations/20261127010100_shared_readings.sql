-- What Stripe says of a member's subscription, read once for all requests that ask at the same time. Unlogged: of no use after a
-- crash, and in no backup.
create unlogged table public.subscription_readings (
  member_id uuid primary key references public.members on delete cascade,
  id uuid not null default gen_random_uuid(),
  began_at timestamptz not null default public.clock(),
  -- Something has changed since it began: only who already waits for it gets it.
  outdated boolean not null default false,
  -- What came of it; null while it is being read.
  result jsonb
);

-- Answers the reading to wait for, and whether the caller is to do it: one at a time for each member. One that is not done after 15
-- seconds is given up. Null if there is no such member.
create function public.begin_reading(p_member uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  own uuid;
begin
  perform from public.members where id = p_member for key share;
  if not found then return null; end if;
  insert into public.subscription_readings as r (member_id) values (p_member)
  on conflict (member_id) do update
    set id = gen_random_uuid(), began_at = public.clock(), outdated = false, result = null
    where r.outdated or r.result is not null
      or r.began_at not between public.clock() - interval '15 seconds' and public.clock()
  returning r.id into own;
  if own is null then
    return (select jsonb_build_object('id', id, 'own', false) from public.subscription_readings where member_id = p_member);
  end if;
  -- What others have read is kept no longer than a minute.
  delete from public.subscription_readings where member_id in (select member_id from public.subscription_readings
    where began_at < public.clock() - interval '1 minute' and member_id <> p_member for update skip locked);
  return jsonb_build_object('id', own, 'own', true);
end $$;

create function public.finish_reading(p_member uuid, p_id uuid, p_result jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.subscription_readings set result = p_result where member_id = p_member and id = p_id
$$;

-- A reading: `result` is null while it is being read. Null if another has taken its place.
create function public.look_at_reading(p_member uuid, p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('result', result) from public.subscription_readings where member_id = p_member and id = p_id
$$;

create function public.outdate_readings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.subscription_readings as r set outdated = true from public.customers as c
  where c.id = new.customer_id and r.member_id = c.member_id and not r.outdated;
  return null;
end $$;
create trigger subscriptions_begin_outdates after insert on public.subscriptions
  for each row execute function public.outdate_readings();
create trigger subscriptions_change_outdates after update on public.subscriptions
  for each row when ((old.status, old.tier, old.period_start, old.period_end, old.cancels_at, old.ended_at, old.access_until)
    is distinct from (new.status, new.tier, new.period_start, new.period_end, new.cancels_at, new.ended_at, new.access_until))
  execute function public.outdate_readings();

create or replace function public.thin_member_calls() returns void
language sql security definer set search_path = '' as $$
  delete from public.member_calls where called_at < public.clock() - interval '1 day';
  delete from public.box_calls where called_at < public.clock() - interval '1 day';
  delete from public.subscription_readings where began_at < public.clock() - interval '1 minute'
$$;

alter table public.subscription_readings enable row level security;
revoke all on public.subscription_readings from public, anon, authenticated, service_role;
revoke all on function public.begin_reading, public.finish_reading, public.look_at_reading, public.outdate_readings
from public, anon, authenticated, service_role;
grant execute on function public.begin_reading, public.finish_reading, public.look_at_reading to service_role;
