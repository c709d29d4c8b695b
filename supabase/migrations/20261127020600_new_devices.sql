-- What a session that is not trusted yet can use up or take along of what was chosen elsewhere: nothing. Times and teams outlive
-- the end of its channel, its sixty alerts an hour and its calls are counted apart, and the older devices are told of it as soon as
-- there is a way to tell them.

-- As withdraw_message_consent on the page, for a session that may be none: what was chosen elsewhere stays where a session ends
-- the last channel that is not trusted yet.
create function public.withdraw_in_session(
  p_member uuid, p_channel text, p_ip inet, p_device text, p_session uuid)
returns void language plpgsql set search_path = '' as $$
declare
  elsewhere public.message_settings;
begin
  perform public.hold_number(p_member);
  if public.is_new_device(p_session) then
    select * into elsewhere from public.message_settings
      where member_id = p_member and session_id is distinct from p_session;
  end if;
  perform public.withdraw_message_consent(p_member, p_channel, 'page', p_ip, p_device);
  if elsewhere.member_id is not null then
    insert into public.message_settings select elsewhere.* on conflict do nothing;
  end if;
end $$;

-- Withdraws the consent to notifications of a member with no device left. `p_session`: the session that asked for it, if one did.
drop function public.leave_push_without_devices(uuid);
create function public.leave_push_without_devices(p_member uuid, p_session uuid default null) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.message_channels where member_id = p_member and channel = 'push')
    and not exists (select from public.push_devices where member_id = p_member) then
    perform public.withdraw_in_session(p_member, 'push', null, null, p_session);
  end if;
end $$;

-- As before, for the session that the device belongs to.
create or replace function public.forget_push_device(p_member uuid, p_id bigint, p_ip inet, p_device text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  session uuid;
begin
  perform public.hold_number(p_member);
  delete from public.push_devices where member_id = p_member and id = p_id returning session_id into session;
  if found and not exists (select from public.push_devices where member_id = p_member) then
    perform public.withdraw_in_session(p_member, 'push', p_ip, p_device, session);
  end if;
end $$;

-- As before, by the one rule.
create or replace function public.turn_channel_off(p_member uuid, p_channel text, p_ip inet, p_device text, p_session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_number(p_member);
  if p_channel <> 'sms' and public.is_new_device(p_session) and not exists (select from public.message_channels
    where member_id = p_member and channel = p_channel and session_id = p_session) then return false; end if;
  perform public.withdraw_in_session(p_member, p_channel, p_ip, p_device, p_session);
  return true;
end $$;

-- As before; what was chosen elsewhere stays.
create or replace function public.forget_choices_of(p_session uuid) returns void
language plpgsql set search_path = '' as $$
declare
  member uuid := (select member_id from public.sessions where id = p_session);
  alert bigint;
begin
  delete from public.session_bet_limits where session_id = p_session;
  for alert in select id from public.member_alerts where session_id = p_session order by id loop
    perform public.drop_alert(member, alert);
  end loop;
  delete from public.message_settings where session_id = p_session;
  perform public.withdraw_in_session(member, channel, null, null, p_session)
    from public.message_channels where session_id = p_session;
end $$;

-- As before; whoever is not trusted takes nobody's times along by signing everybody out.
create or replace function public.end_sessions(p_member uuid, p_session uuid, p_by text, p_here uuid default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
  stranger uuid;
begin
  perform public.hold_number(p_member);
  if p_here is not null and coalesce(public.trust_of(p_here), 'email') in ('email', 'invoice') and exists (
    select from public.sessions where member_id = p_member and ended_at is null and id <> p_here
      and (p_session is null or id = p_session)
  ) then
    insert into public.trust_holds as h (member_id, began_at, ends_at)
      values (p_member, public.clock(), public.clock() + interval '7 days')
    on conflict (member_id) do update set ends_at = excluded.ends_at,
      began_at = case when h.ends_at > public.clock() then h.began_at else excluded.began_at end;
  end if;
  if p_here is not null and public.trust_of(p_here) is not null then
    for stranger in select id from public.sessions where member_id = p_member and ended_at is null and id <> p_here
      and (p_session is null or id = p_session) and public.trust_of(id) is null order by id
    loop
      perform public.forget_choices_of(stranger);
    end loop;
    update public.passkeys set proves_from = 'infinity' where member_id = p_member and proves_from > public.clock()
      and added_by <> p_here and (p_session is null or added_by = p_session);
  end if;
  update public.sessions set ended_at = public.clock(), ended_by = p_by
    where member_id = p_member and ended_at is null and (p_session is null or id = p_session);
  get diagnostics ended = row_count;
  if p_session is null then
    delete from public.push_devices where member_id = p_member;
    delete from public.private_feeds where member_id = p_member;
    delete from public.line_codes where member_id = p_member;
  end if;
  perform public.leave_push_without_devices(p_member, p_here);
  return ended;
end $$;

-- As before; sixty an hour on trusted devices, and sixty on those that are not.
create or replace function public.set_alert(
  p_member uuid, p_zone text, p_wish jsonb, p_game bigint, p_label text, p_base jsonb, p_channels text[],
  p_session uuid default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  member public.members;
  settings public.alert_settings;
  now timestamptz := public.clock();
  own uuid := case when public.is_new_device(p_session) then p_session end;
begin
  perform now at time zone p_zone;
  -- One at a time of a member.
  select * into member from public.members where id = p_member for update;
  if not found then return '{"refused": "gone"}'; end if;
  if public.shut_out_until(member.phone_hash) is not null then return '{"refused": "shut out"}'; end if;
  if not public.has_premium(p_member) then return '{"refused": "no subscription"}'; end if;
  if p_game is not null
    and not exists (select from public.games where id = p_game and status = 'scheduled' and game_time > now) then
    return '{"refused": "closed"}';
  end if;
  insert into public.alert_settings as s (member_id, zone, session_id, set_in_hour)
    values (p_member, p_zone, p_session, 0)
  on conflict (member_id) do update set
    zone = case when own is null or s.session_id = own then excluded.zone else s.zone end,
    session_id = case when own is null then excluded.session_id else s.session_id end
  returning * into settings;
  -- As ALERTS_AN_HOUR in src/members/alerts/rules/limits.ts; those of devices that are not trusted yet are counted apart.
  if own is null then
    update public.alert_settings as s set
      hour_began = case when s.hour_began > now - interval '1 hour' then s.hour_began else now end,
      set_in_hour = case when s.hour_began > now - interval '1 hour' then least(s.set_in_hour + 1, 100) else 1 end
      where s.member_id = p_member returning * into settings;
    if settings.set_in_hour > 60 then return '{"refused": "too often"}'; end if;
  elsif public.count_member_call(p_member, 'alerts of a new device', 60, 3600) > 0 then
    return '{"refused": "too often"}';
  end if;
  if not exists (select from public.member_alerts where member_id = p_member and wish = p_wish and state = 'waiting'
    and (session_id = own or own is null and not public.is_new_device(session_id))) then
    perform public.end_alerts(p_member);
    -- As MOST_ALERTS in src/members/alerts/rules/limits.ts.
    if (select count(*) from public.member_alerts where member_id = p_member and state = 'waiting'
      and (session_id = own or own is null and not public.is_new_device(session_id))) >= 50 then
      return '{"refused": "full"}';
    end if;
    insert into public.member_alerts (member_id, wish, game_id, label, base, session_id)
      values (p_member, p_wish, p_game, p_label, p_base, p_session);
  end if;
  return jsonb_build_object('channels', to_jsonb(public.alert_channels_of(p_member, p_channels, p_session)),
    'paused', settings.paused_at is not null);
end $$;

-- Tells a member's devices of a sign-in, each way once a day.
create function public.notify_of_sign_in(p_member uuid, p_session uuid) returns void
language sql set search_path = '' as $$
  select public.notify_devices(p_member, 'sign-in ' || p_session, 'New sign-in to your account',
    'Somebody signed in with your number on a device that is new to us. Was it you? Then there is nothing to do. If not, open '
    || 'your account on a device you used before and sign it out there. For a day it cannot see or change what you had.')
$$;

create or replace function public.tell_of_new_device() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if public.trust_of(new.id) is not null then return null; end if;
  perform public.notify_of_sign_in(new.member_id, new.id);
  return null;
end $$;

-- The first way that a trusted device turns on tells of sign-ins that are not trusted yet, too: when they came there was none, or the
-- account was empty then.
create function public.tell_new_way() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  other uuid;
begin
  if public.is_new_device(new.session_id) then return null; end if;
  for other in select s.id from public.sessions as s
    where s.member_id = new.member_id and s.id is distinct from new.session_id and s.ended_at is null
      and s.created_at > public.clock() - interval '8 days' and public.trust_of(s.id) is null
    order by s.created_at, s.id
  loop
    perform public.notify_of_sign_in(new.member_id, other);
  end loop;
  return null;
end $$;
create constraint trigger new_ways_tell_of_new_devices after insert on public.push_devices
  deferrable initially deferred for each row execute function public.tell_new_way();
create constraint trigger new_ways_tell_of_new_devices after insert on public.message_channels
  deferrable initially deferred for each row when (new.channel = 'email') execute function public.tell_new_way();

revoke all on function
  public.withdraw_in_session, public.leave_push_without_devices, public.notify_of_sign_in, public.tell_new_way
from public, anon, authenticated, service_role;
