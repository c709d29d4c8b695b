-- Devices on which members have notifications, at most five each: where their browser's push service takes messages, and the
-- keys that only the device can read them with.
create table public.push_devices (
  id bigint generated always as identity primary key,
  member_id uuid not null references public.members on delete cascade,
  endpoint text not null unique check (endpoint ~ '^https?://' and length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) between 80 and 100),
  auth text not null check (length(auth) between 20 and 32),
  -- The site's public key it was made for: with another nothing reaches it.
  server_key text not null check (length(server_key) <= 100),
  -- What the browser calls itself.
  device text not null,
  added_at timestamptz not null default public.clock()
);
create index on public.push_devices (member_id, added_at);

-- Turns notifications on by the consent that was given, on one device. A device is one member's: of two who use it, the last
-- who asked. A sixth takes the place of the oldest. Answers as give_message_consent does.
create function public.turn_push_on(
  p_member uuid, p_version text, p_wording text, p_ip inet, p_device text,
  p_hour integer, p_zone text, p_leagues text[], p_teams bigint[], p_silent boolean,
  p_endpoint text, p_p256dh text, p_auth text, p_server_key text)
returns text language plpgsql security definer set search_path = '' as $$
declare
  outcome text;
begin
  -- Of two members who ask at once the second waits; before the number, so that nobody waits in a ring.
  perform pg_advisory_xact_lock(16000, hashtext(p_endpoint));
  outcome := public.give_message_consent(p_member, 'push', p_version, p_wording, p_ip, p_device,
    p_hour, p_zone, p_leagues, p_teams, p_silent);
  if outcome <> 'on' then return outcome; end if;
  delete from public.push_devices where endpoint = p_endpoint;
  insert into public.push_devices (member_id, endpoint, p256dh, auth, server_key, device)
    values (p_member, p_endpoint, p_p256dh, p_auth, p_server_key, p_device);
  delete from public.push_devices where id in (
    select id from public.push_devices where member_id = p_member order by added_at desc, id desc offset 5);
  return 'on';
end $$;

-- Forgets one device of a member's; with the last one the consent is withdrawn.
create function public.forget_push_device(p_member uuid, p_id bigint, p_ip inet, p_device text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_number(p_member);
  delete from public.push_devices where member_id = p_member and id = p_id;
  if found and not exists (select from public.push_devices where member_id = p_member) then
    perform public.withdraw_message_consent(p_member, 'push', 'page', p_ip, p_device);
  end if;
end $$;

-- Forgets all of them, and withdraws the consent.
create function public.turn_push_off(p_member uuid, p_ip inet, p_device text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.withdraw_message_consent(p_member, 'push', 'page', p_ip, p_device);
  delete from public.push_devices where member_id = p_member;
end $$;

-- A member's devices, for the account page and the account's file. A browser knows its own by the endpoint's hash.
create function public.devices_of(p_member uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'device', device, 'addedAt', added_at,
    'endpointHash', encode(sha256(convert_to(endpoint, 'UTF8')), 'hex')) order by id), '[]')
  from public.push_devices where member_id = p_member
$$;

alter table public.push_devices enable row level security;
revoke all on public.push_devices from public, anon, authenticated, service_role;
revoke all on function public.turn_push_on, public.forget_push_device, public.turn_push_off, public.devices_of
from public, anon, authenticated, service_role;
grant execute on function public.turn_push_on, public.forget_push_device, public.turn_push_off to service_role;
