-- What a device that is not trusted yet sees, changes and is sent: its own choices. What was set in other sessions is neither shown
-- there, nor sent to it, nor overwritten by it. So each choice has the session it was made in; null: before that was noted.

alter table public.message_settings add column session_id uuid references public.sessions on delete set null;
alter table public.message_channels add column session_id uuid references public.sessions on delete set null;
alter table public.member_alerts add column session_id uuid references public.sessions on delete set null;
alter table public.alert_settings add column session_id uuid references public.sessions on delete set null;
create index on public.message_settings (session_id);
create index on public.message_channels (session_id);
create index on public.member_alerts (session_id);
create index on public.alert_settings (session_id);

-- The same wish may wait once more in a session that does not see the first.
drop index public.member_alerts_waiting;
create unique index member_alerts_waiting on public.member_alerts
  (member_id, wish, coalesce(session_id, '00000000-0000-0000-0000-000000000000')) where state = 'waiting';

-- Limits of stakes and losses that a session set before it was trusted: in force there, and joined to the number's after.
create table public.session_bet_limits (
  session_id uuid primary key references public.sessions on delete cascade,
  stake jsonb not null default '{}',
  loss jsonb not null default '{}'
);
alter table public.session_bet_limits enable row level security;
revoke all on public.session_bet_limits from public, anon, authenticated, service_role;

create function public.is_new_device(p_session uuid) returns boolean
language sql stable set search_path = '' as $$
  select p_session is not null and public.trust_of(p_session) is null
$$;

-- Whether a session may see and change what another set.
create function public.is_seen_by(p_here uuid, p_set_in uuid) returns boolean
language sql stable set search_path = '' as $$
  select p_here is not distinct from p_set_in or not public.is_new_device(p_here)
$$;

-- Whether somebody is signed in who is not trusted yet.
create function public.has_new_device(p_member uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.sessions as s where s.member_id = p_member and s.ended_at is null
    and s.used_at > public.clock() - interval '7 days' and s.created_at > public.clock() - interval '30 days'
    and public.trust_of(s.id) is null)
$$;

-- Whether the number may have been somebody else's before a sign-in: nobody had been signed in for 45 days (carriers wait as long),
-- and it has proven nothing.
create function public.may_be_another(p_session public.sessions) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.members as m
      where m.id = p_session.member_id and m.created_at < p_session.created_at - interval '45 days')
    and not exists (select from public.trusted_sessions as t where t.session_id = p_session.id)
    and not exists (select from public.sessions as o where o.member_id = p_session.member_id and o.id <> p_session.id
      and o.created_at < p_session.created_at and o.used_at > p_session.created_at - interval '45 days')
$$;

-- Whether texts must wait: the number may be somebody else's by now, and what is texted was chosen elsewhere.
create function public.texts_wait(p_member uuid) returns boolean
language sql stable set search_path = '' as $$
  select case
    when public.is_new_device(c.session_id) then exists (select from public.message_settings as s
      where s.member_id = p_member and s.session_id is distinct from c.session_id)
    else exists (select from public.sessions as s
      where s.member_id = p_member and s.created_at > public.clock() - interval '8 days'
        and public.trust_of(s.id) is null and public.may_be_another(s)) end
  from public.message_channels as c where c.member_id = p_member and c.channel = 'sms'
$$;

-- As before, and texts that must wait.
create or replace function public.why_not_sent(p_member uuid, p_channel text) returns text
language plpgsql stable set search_path = '' as $$
declare
  number bytea := (select phone_hash from public.members where id = p_member);
  reached bytea := public.reached_by(p_member, p_channel);
begin
  if number is null then return 'gone'; end if;
  if reached is null then return 'no address'; end if;
  if public.is_blocked(reached, p_channel, 'stop') or public.is_blocked(reached, p_channel, 'complaint') then
    return 'stopped';
  end if;
  if public.is_blocked(reached, p_channel) then return 'unreachable'; end if;
  if not exists (select from public.message_channels where member_id = p_member and channel = p_channel) then
    return 'off';
  end if;
  if public.shut_out_until(number) is not null then return 'shut out'; end if;
  if not public.has_premium(p_member) then return 'no subscription'; end if;
  if p_channel = 'push' and not exists (select from public.push_devices where member_id = p_member) then
    return 'no device';
  end if;
  if p_channel = 'sms' and public.texts_wait(p_member) then return 'new device'; end if;
  return null;
end $$;

drop function public.write_message_settings(uuid, integer, text, text[], bigint[], boolean);
-- Notes what a member has chosen. Refuses a zone that is none.
create function public.write_message_settings(
  p_member uuid, p_hour integer, p_zone text, p_leagues text[], p_teams bigint[], p_silent boolean, p_session uuid)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform public.clock() at time zone p_zone;
  insert into public.message_settings as s (member_id, hour, zone, leagues, teams, silent, session_id)
    select id, p_hour, p_zone, p_leagues, array(select distinct t from unnest(p_teams) as t order by t), p_silent, p_session
    from public.members where id = p_member
  on conflict (member_id) do update set hour = excluded.hour, zone = excluded.zone, leagues = excluded.leagues,
    teams = excluded.teams, silent = excluded.silent, session_id = excluded.session_id, changed_at = public.clock();
end $$;

-- Whether a session may choose times and teams.
create function public.may_choose(p_member uuid, p_session uuid) returns boolean
language sql stable set search_path = '' as $$
  select not public.is_new_device(p_session) or not exists (select from public.message_settings
    where member_id = p_member and session_id is distinct from p_session)
$$;

drop function public.change_message_settings(uuid, integer, text, text[], bigint[], boolean);
-- Changes when and about what messages come, and which teams are on the member's own page. Answers 'saved', 'untrusted' (chosen
-- elsewhere), 'shut out', 'no subscription' or 'no such team'.
create function public.change_message_settings(
  p_member uuid, p_hour integer, p_zone text, p_leagues text[], p_teams bigint[], p_silent boolean, p_session uuid default null)
returns text language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_number(p_member);
  if public.shut_out_until((select phone_hash from public.members where id = p_member)) is not null then
    return 'shut out';
  end if;
  if not public.has_premium(p_member) then return 'no subscription'; end if;
  if not public.are_teams(p_teams) then return 'no such team'; end if;
  if not public.may_choose(p_member, p_session) then return 'untrusted'; end if;
  perform public.write_message_settings(p_member, p_hour, p_zone, p_leagues, p_teams, p_silent, p_session);
  return 'saved';
end $$;

drop function public.give_message_consent(uuid, text, text, text, inet, text, integer, text, text[], bigint[], boolean);
-- Turns a channel on by the consent that was given for it, with what was chosen. Answers 'on', or why it is not: 'untrusted' (times
-- were chosen elsewhere, or it is an address that was confirmed elsewhere), 'stopped', 'no address', 'shut out',
-- 'no subscription', 'no such team'.
create function public.give_message_consent(
  p_member uuid, p_channel text, p_version text, p_wording text, p_ip inet, p_device text,
  p_hour integer, p_zone text, p_leagues text[], p_teams bigint[], p_silent boolean, p_session uuid default null)
returns text language plpgsql security definer set search_path = '' as $$
declare
  member public.members;
  reached bytea;
  consent bigint;
begin
  -- Waits for a STOP that is on its way in, and is seen by one that follows.
  perform public.hold_number(p_member);
  select * into member from public.members where id = p_member for update;
  if not found then return 'gone'; end if;
  if p_channel = 'email' and public.is_new_device(p_session) then return 'untrusted'; end if;
  reached := public.reached_by(p_member, p_channel);
  if reached is null then return 'no address'; end if;
  -- An address is confirmed anew first, whatever it is blocked for.
  if public.is_blocked(reached, p_channel, 'stop') or p_channel = 'email' and public.is_blocked(reached, p_channel) then
    return 'stopped';
  end if;
  if public.shut_out_until(member.phone_hash) is not null then return 'shut out'; end if;
  if not public.has_premium(p_member) then return 'no subscription'; end if;
  if not public.are_teams(p_teams) then return 'no such team'; end if;
  if not public.may_choose(p_member, p_session) then return 'untrusted'; end if;
  perform public.write_message_settings(p_member, p_hour, p_zone, p_leagues, p_teams, p_silent, p_session);
  if exists (select from public.message_channels where member_id = p_member and channel = p_channel) then
    return 'on';
  end if;
  update public.message_blocks set lifted_at = public.clock()
    where phone_hash = reached and channel = p_channel and reason = 'unreachable' and lifted_at is null;
  insert into public.message_consents (member_id, phone_hash, channel, given, said_by, version, wording, ip, device)
    values (p_member, member.phone_hash, p_channel, true, 'page', p_version, p_wording, p_ip, p_device)
    returning id into consent;
  insert into public.message_channels (member_id, channel, consent_id, session_id)
    values (p_member, p_channel, consent, p_session);
  return 'on';
end $$;

-- As before, with the session of what is chosen.
create or replace function public.turn_push_on(
  p_member uuid, p_version text, p_wording text, p_ip inet, p_device text,
  p_hour integer, p_zone text, p_leagues text[], p_teams bigint[], p_silent boolean,
  p_endpoint text, p_p256dh text, p_auth text, p_server_key text, p_session uuid default null)
returns text language plpgsql security definer set search_path = '' as $$
declare
  outcome text;
begin
  -- Of two members who ask at once the second waits; before the number, so that nobody waits in a ring.
  perform pg_advisory_xact_lock(16000, hashtext(p_endpoint));
  outcome := public.give_message_consent(p_member, 'push', p_version, p_wording, p_ip, p_device,
    p_hour, p_zone, p_leagues, p_teams, p_silent, p_session);
  if outcome <> 'on' then return outcome; end if;
  -- Signed out meanwhile: nothing is turned on that nobody could turn off by signing out.
  if not public.hold_session(p_session) then
    perform public.leave_push_without_devices(p_member);
    return 'gone';
  end if;
  delete from public.push_devices where endpoint = p_endpoint;
  insert into public.push_devices (member_id, endpoint, p256dh, auth, server_key, device, session_id)
    values (p_member, p_endpoint, p_p256dh, p_auth, p_server_key, p_device, p_session);
  delete from public.push_devices where id in (
    select id from public.push_devices where member_id = p_member
      and (p_session is null or public.trust_of(p_session) is not null or session_id = p_session)
    order by added_at desc, id desc
    offset greatest(5 - (select count(*) from public.push_devices where member_id = p_member
      and not (p_session is null or public.trust_of(p_session) is not null or session_id = p_session)), 1));
  return 'on';
end $$;

-- Turns texts or e-mail off on the page. Texts always: who answers the number now must be able to; times that were chosen elsewhere
-- stay. E-mail only where this session may see that it is on. Answers whether it is off.
create function public.turn_channel_off(p_member uuid, p_channel text, p_ip inet, p_device text, p_session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  elsewhere public.message_settings;
begin
  perform public.hold_number(p_member);
  if public.is_new_device(p_session) then
    if p_channel <> 'sms' and not exists (select from public.message_channels
      where member_id = p_member and channel = p_channel and session_id = p_session) then return false; end if;
    select * into elsewhere from public.message_settings
      where member_id = p_member and session_id is distinct from p_session;
  end if;
  perform public.withdraw_message_consent(p_member, p_channel, 'page', p_ip, p_device);
  if elsewhere.member_id is not null then
    insert into public.message_settings select elsewhere.* on conflict do nothing;
  end if;
  return true;
end $$;

drop function public.read_message_channels(uuid);
-- All that the account page shows of the ways in which messages reach a member; to a device that is not trusted yet what was
-- chosen there, and whether texts come.
create function public.read_message_channels(p_member uuid, p_session uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  shown jsonb;
  own boolean;
  devices jsonb;
begin
  shown := public.read_message_settings(p_member, 'sms') - array['on', 'since', 'stopped', 'unreachable'] || jsonb_build_object(
    'sms', public.read_message_settings(p_member, 'sms'),
    'push', public.read_message_settings(p_member, 'push') || jsonb_build_object('devices', public.devices_of(p_member)),
    'email', public.read_message_settings(p_member, 'email') || public.email_of(p_member),
    'teams', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'league', t.league, 'name', t.name)
        order by t.league, t.name), '[]')
      from public.message_settings as s join public.teams as t on t.id = any (s.teams) where s.member_id = p_member));
  if not public.is_new_device(p_session) then return shown; end if;
  own := exists (select from public.message_settings where member_id = p_member and session_id = p_session);
  select coalesce(jsonb_agg(one), '[]') into devices from jsonb_array_elements(shown #> '{push,devices}') as one
    join public.push_devices as d on d.id = (one ->> 'id')::bigint and d.session_id = p_session;
  return jsonb_build_object('premium', shown -> 'premium', 'shutOutUntil', shown -> 'shutOutUntil',
    'settings', case when own then shown -> 'settings' end,
    'teams', case when own then shown -> 'teams' else '[]' end,
    'sms', jsonb_build_object('on', shown #> '{sms,on}', 'stopped', shown #> '{sms,stopped}',
      'unreachable', shown #> '{sms,unreachable}',
      'since', case when exists (select from public.message_channels
        where member_id = p_member and channel = 'sms' and session_id = p_session) then shown #> '{sms,since}' end),
    'push', jsonb_build_object('on', devices <> '[]', 'since', null, 'stopped', false, 'unreachable', false,
      'devices', devices),
    'email', '{"on": false, "since": null, "stopped": false, "unreachable": false, "address": null, "asked": null,
      "refused": false}'::jsonb);
end $$;

drop function public.set_alert(uuid, text, jsonb, bigint, text, jsonb, text[]);
-- Sets an alert; the same that waits already stays as it is. A device that is not trusted yet has its own, up to as many, and
-- leaves the zone that was set elsewhere. Answers {"channels", "paused"}, or why it was not set:
-- {"refused": "gone", "shut out", "no subscription", "closed" (the game has begun or is off), "full", "too often"}.
create function public.set_alert(
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
  insert into public.alert_settings as s (member_id, zone, session_id) values (p_member, p_zone, p_session)
  on conflict (member_id) do update set
    zone = case when own is null or s.session_id = own then excluded.zone else s.zone end,
    session_id = case when own is null then excluded.session_id else s.session_id end,
    hour_began = case when s.hour_began > now - interval '1 hour' then s.hour_began else now end,
    set_in_hour = case when s.hour_began > now - interval '1 hour' then least(s.set_in_hour + 1, 100) else 1 end
  returning * into settings;
  if settings.set_in_hour > 60 then return '{"refused": "too often"}'; end if;
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

-- The channels over which an alert may leave: what a device set that is not trusted yet by text and to that device, what was set
-- elsewhere to trusted devices and by e-mail, and by text once nobody untrusted is signed in.
create function public.alert_channels_of(p_member uuid, p_channels text[], p_set_in uuid) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(c order by c), '{}') from unnest(public.alert_channels(p_member, true, p_channels)) as c
  where case when public.is_new_device(p_set_in)
    then c = 'sms' or c = 'push' and exists (select from public.push_devices
      where member_id = p_member and session_id = p_set_in)
    else case c when 'sms' then not public.has_new_device(p_member)
      when 'push' then exists (select from public.push_devices as d
        where d.member_id = p_member and not public.is_new_device(d.session_id))
      else true end end
$$;

drop function public.read_alerts(uuid, text[]);
-- A member's alerts as a session may see them. 'hidden': there are more, set elsewhere.
create function public.read_alerts(p_member uuid, p_channels text[], p_session uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'premium', public.has_premium(m.id),
    'shutOutUntil', public.shut_out_until(m.phone_hash),
    'paused', exists (select from public.alert_settings where member_id = m.id and paused_at is not null),
    'channels', to_jsonb(public.alert_channels_of(m.id, p_channels, p_session)),
    'withoutAlerts', case when public.is_new_device(p_session) then '[]'::jsonb
      else to_jsonb(public.alert_channels(m.id, false, p_channels)) end,
    'hidden', exists (select from public.member_alerts as a
      where a.member_id = m.id and not public.is_seen_by(p_session, a.session_id)),
    'alerts', case when public.shut_out_until(m.phone_hash) is not null then '[]'::jsonb
      when not public.is_new_device(p_session) then public.alerts_of(m.id)
      else (select coalesce(jsonb_agg(one order by place), '[]')
        from jsonb_array_elements(public.alerts_of(m.id)) with ordinality as l(one, place)
        join public.member_alerts as a on a.id = (one ->> 'id')::bigint and a.session_id = p_session) end)
  from public.members as m where m.id = p_member
$$;

drop function public.pause_alerts(uuid, boolean);
-- Pauses all alerts of a member, or lets them go on. What has not left is not sent. Answers false, and changes nothing, where
-- alerts were set or paused elsewhere and this session may not see them.
create function public.pause_alerts(p_member uuid, p_paused boolean, p_session uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.member_alerts
      where member_id = p_member and not public.is_seen_by(p_session, session_id))
    or exists (select from public.alert_settings
      where member_id = p_member and not public.is_seen_by(p_session, session_id)) then return false; end if;
  update public.alert_settings set paused_at = case when p_paused then coalesce(paused_at, public.clock()) end
    where member_id = p_member;
  if not found or not p_paused then return true; end if;
  update public.messages set state = 'dropped', why = 'paused', settled_at = public.clock(), claim = null
    where member_id = p_member and kind = 'alert' and state = 'queued' and tried_at is null;
  return true;
end $$;

-- The session of a message's alert where that is not trusted yet; null else, and for an alert that is gone.
create function public.new_device_of(p_key text) returns uuid
language sql stable set search_path = '' as $$
  select case when public.is_new_device(a.session_id) then a.session_id end from public.member_alerts as a
  where a.id = nullif(split_part(p_key, ' ', 1), '')::bigint
$$;

-- As before; what a device set that is not trusted yet neither uses up the five of a day nor stands for what was set elsewhere.
create or replace function public.fire_alerts(p_rows jsonb, p_channels text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  row record;
  now timestamptz := public.clock();
  firing bigint;
  today date;
  queued integer;
  fired integer := 0;
  written integer := 0;
  result text;
  channels text[];
  whose uuid[];
  -- By member, new device and bet the firing that tells it.
  tellers jsonb := '{}';
  told text;
  teller bigint;
begin
  whose := array(select distinct a.member_id from jsonb_to_recordset(p_rows) as r("alertId" bigint)
    join public.member_alerts as a on a.id = r."alertId" order by 1);
  -- In this order, as deleting an account locks them: nobody waits for somebody who waits for them.
  perform from public.members where id = any (whose) order by id for key share;
  perform from public.alert_settings where member_id = any (whose) order by member_id for update;
  perform from public.member_alerts where id in (select (r ->> 'alertId')::bigint from jsonb_array_elements(p_rows) as r)
    order by id for update;
  for row in
    select r.*, a.member_id, a.game_id as of_game, g.game_time, public.alert_zone(a.member_id) as zone,
      case when public.is_new_device(a.session_id) then a.session_id end as new_device
    from rows from (jsonb_to_recordset(p_rows) as ("alertId" bigint, key text, "gameId" bigint, what text,
      "figuresAt" timestamptz, bet text, sms text, other text, named jsonb)) with ordinality
      as r("alertId", key, "gameId", what, "figuresAt", bet, sms, other, named, place)
    join public.member_alerts as a on a.id = r."alertId" and a.state = 'waiting'
    join public.games as g on g.id = r."gameId" and g.status = 'scheduled' and g.game_time > now
    where public.alerts_awake(a.member_id) and r."figuresAt" > now - interval '30 minutes'
    order by r.place
  loop
    today := (now at time zone row.zone)::date;
    channels := public.alert_channels_of(row.member_id, p_channels, row.new_device);
    told := row.member_id || ' ' || coalesce(row.new_device::text, '') || ' ' || row.bet;
    teller := (tellers ->> told)::bigint;
    result := case
      when teller is not null then 'same'
      when cardinality(channels) = 0 then 'listed'
      when (select count(distinct key) from public.messages where member_id = row.member_id and kind = 'alert'
        -- Who moves east has no second day within the first: nights are longer than that.
        and (day = today or decided_at > now - interval '10 hours')
        and public.new_device_of(key) is not distinct from row.new_device
        and (state in ('queued', 'sent', 'delivered', 'undelivered') or tried_at is not null or handed <> '{}')) >= 5
        then 'held'
      else 'told' end;
    insert into public.alert_firings (alert_id, key, game_id, what, figures_at, outcome, told_by)
      values (row."alertId", row.key, row."gameId", row.what, row."figuresAt", result, teller)
      on conflict (alert_id, key) do nothing returning id into firing;
    continue when firing is null;
    fired := fired + 1;
    if row.of_game is not null then
      update public.member_alerts set state = 'fired', settled_at = now where id = row."alertId";
    end if;
    continue when result <> 'told';
    if row.bet is not null then
      tellers := tellers || jsonb_build_object(told, firing);
    end if;
    insert into public.messages (member_id, channel, day, kind, key, body, named, expires_at, state)
    select row.member_id, channel, today, 'alert', row."alertId" || ' ' || firing,
      case channel when 'sms' then row.sms else row.other end, row.named,
      least(row.game_time, public.day_closes(row.zone, now), row."figuresAt" + interval '45 minutes'), 'queued'
    from unnest(channels) as channel;
    get diagnostics queued = row_count;
    written := written + queued;
  end loop;
  return jsonb_build_object('fired', fired, 'messages', written);
end $$;

-- Whether a device of a session shows an alert, by its message's key: one that is not trusted yet only what was set in that session,
-- and that nowhere else.
create or replace function public.may_show_alert(p_session uuid, p_key text) returns boolean
language sql stable set search_path = '' as $$
  select case when public.new_device_of(p_key) is not null then p_session is not distinct from public.new_device_of(p_key)
    else not public.is_new_device(p_session) end
$$;

-- Whether a notification may go to a device of a session.
create function public.may_show(p_session uuid, p_message public.messages) returns boolean
language sql stable set search_path = '' as $$
  select case (p_message).kind
    when 'alert' then public.may_show_alert(p_session, (p_message).key)
    when 'notice' then (p_message).key = 'welcome' or not public.is_new_device(p_session)
    else not public.is_new_device(p_session) or exists (select from public.message_settings
      where member_id = (p_message).member_id and session_id = p_session) end
$$;

-- As before, and asked once more what a device that is not trusted yet may be sent.
create or replace function public.begin_sending(p_id bigint, p_claim uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  message public.messages;
  reason text;
begin
  perform pg_advisory_xact_lock(hashtext(encode(p.phone_hash, 'hex')))
    from public.messages as m join public.members as p on p.id = m.member_id where m.id = p_id;
  select * into message from public.messages where id = p_id and claim = p_claim and state = 'queued' for update;
  -- A claim that has run out is another's to take.
  if not found or message.next_at <= public.clock() then return null; end if;
  reason := case when message.kind = 'notice' then public.why_no_notice(message.member_id, message.channel)
    else coalesce(public.why_not_sent(message.member_id, message.channel), (
    select 'quiet hours' from public.message_settings where member_id = message.member_id
      and extract(hour from public.clock() at time zone zone) not between 8 and 20),
    case when message.kind = 'alert' then coalesce(public.why_no_alert(message.member_id, message.key),
      case when message.channel = 'sms' and public.new_device_of(message.key) is null
        and public.has_new_device(message.member_id) then 'new device' end) end) end;
  if reason is null and message.expires_at <= public.clock() then
    update public.messages set state = public.late_state(handed), settled_at = public.clock(), claim = null
      where id = p_id;
    return null;
  end if;
  if reason is not null then
    update public.messages set state = 'dropped', why = reason, settled_at = public.clock(), claim = null where id = p_id;
    return null;
  end if;
  update public.messages set tried_at = public.clock(), attempts = attempts + 1,
    next_at = greatest(next_at, public.clock() + interval '90 seconds') where id = p_id;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'endpoint', endpoint, 'p256dh', p256dh, 'auth', auth,
      'serverKey', server_key) order by id), '[]') from public.push_devices as d
    where message.channel = 'push' and member_id = message.member_id and id <> all (message.handed)
      and public.may_show(d.session_id, message));
end $$;

-- The stricter of a number's limit and a session's; what the session wished for later is not taken over.
create function public.stricter_bet_limit(p_one jsonb, p_other jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select case when public.bet_limit_now(p_one) is null or public.bet_limit_now(p_other) < public.bet_limit_now(p_one)
    then jsonb_strip_nulls(jsonb_build_object('cents', public.bet_limit_now(p_other))) else p_one end
$$;

-- Limits as a session has them: one that is not trusted yet what it set itself. What it set joins the number's once it is
-- trusted; the stricter one counts.
create function public.bet_limits_of(p_member uuid, p_session uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  own public.session_bet_limits;
begin
  perform from public.members where id = p_member for update;
  select * into own from public.session_bet_limits where session_id = p_session;
  if public.is_new_device(p_session) then
    return jsonb_build_object('stake', public.bet_limit_as_now(coalesce(own.stake, '{}')),
      'loss', public.bet_limit_as_now(coalesce(own.loss, '{}')));
  end if;
  if own.session_id is not null then
    delete from public.session_bet_limits where session_id = p_session;
    delete from public.bet_limits where left_at < public.clock() - interval '24 hours';
    insert into public.bet_limits as l (phone_hash, stake, loss)
      select phone_hash, public.stricter_bet_limit('{}', own.stake), public.stricter_bet_limit('{}', own.loss)
      from public.members where id = p_member
    on conflict (phone_hash) do update set stake = public.stricter_bet_limit(l.stake, own.stake),
      loss = public.stricter_bet_limit(l.loss, own.loss), left_at = null;
  end if;
  return public.read_bet_limits(p_member);
end $$;

drop function public.set_bet_limits(uuid, bigint, bigint);
create function public.set_bet_limits(p_member uuid, p_stake bigint, p_loss bigint, p_session uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  held jsonb;
begin
  delete from public.bet_limits where left_at < public.clock() - interval '24 hours';
  perform from public.members where id = p_member for update;
  if not found then return null; end if;
  held := public.bet_limits_of(p_member, p_session);
  if public.is_new_device(p_session) then
    insert into public.session_bet_limits as l (session_id, stake, loss)
      values (p_session, public.changed_bet_limit(held -> 'stake', p_stake), public.changed_bet_limit(held -> 'loss', p_loss))
    on conflict (session_id) do update set stake = excluded.stake, loss = excluded.loss;
  else
    insert into public.bet_limits as l (phone_hash, stake, loss)
      select phone_hash, public.changed_bet_limit(held -> 'stake', p_stake), public.changed_bet_limit(held -> 'loss', p_loss)
      from public.members where id = p_member
    on conflict (phone_hash) do update set stake = excluded.stake, loss = excluded.loss, left_at = null;
  end if;
  return public.bet_limits_of(p_member, p_session);
end $$;

-- What a session set that another has ended before it was trusted: it goes with it, and never becomes the member's by waiting.
create function public.forget_choices_of(p_session uuid) returns void
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
  perform public.withdraw_message_consent(member, channel, 'page', null, null)
    from public.message_channels where session_id = p_session;
end $$;

-- A passkey that was added where nothing was proven, the account being new and empty, proves nothing until then.
alter table public.passkeys add column proves_from timestamptz;

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
  perform public.leave_push_without_devices(p_member);
  return ended;
end $$;

-- As before. Added in an account that is new and empty, by whoever answers the number: it proves what that session would, once it
-- has waited and the account is a week old.
create or replace function public.add_passkey(
  p_member uuid, p_session uuid, p_credential bytea, p_public_key bytea, p_counter bigint, p_transports text[],
  p_aaguid uuid, p_name text, p_syncs boolean, p_backed_up boolean, p_device text)
returns text language plpgsql security definer set search_path = '' as $$
declare
  member public.members;
  proven text;
begin
  select * into member from public.members where id = p_member for update;
  if not exists (select from public.sessions where id = p_session and member_id = p_member and ended_at is null)
    then return 'gone'; end if;
  proven := public.trust_of(p_session);
  if proven is null then return 'untrusted'; end if;
  if (select count(*) from public.passkeys where member_id = p_member) >= 10 then return 'full'; end if;
  insert into public.passkeys (member_id, credential_id, public_key, counter, transports, aaguid, name, syncs,
      backed_up, device, added_by, mailbox_until, proves_from)
    values (p_member, p_credential, p_public_key, p_counter, p_transports, p_aaguid, p_name, p_syncs,
      p_backed_up, p_device, p_session,
      case when proven in ('email', 'invoice') then
        (select public.waits_until(s) from public.sessions as s where s.id = p_session) end,
      case when proven = 'empty' then greatest(member.created_at + interval '7 days',
        (select public.waits_until(s) from public.sessions as s where s.id = p_session)) end)
    on conflict (credential_id) do nothing;
  if not found then return 'known'; end if;
  perform public.tell_of_passkey(p_member, p_name);
  return 'added';
end $$;

-- What a session is trusted by for a passkey; null: nothing yet. A mailbox that opened the door to it proves no more by it.
create or replace function public.passkey_proves(p_passkey public.passkeys) returns text
language sql stable set search_path = '' as $$
  select case when (p_passkey).proves_from > public.clock() then null
    when (p_passkey).mailbox_until > public.clock() or exists (
      select from public.trust_holds as h where h.member_id = (p_passkey).member_id and h.ends_at > public.clock()
        and (p_passkey).mailbox_until > h.began_at)
    then 'email' else 'passkey' end
$$;

create or replace function public.prove_by_passkey(
  p_member uuid, p_session uuid, p_credential bytea, p_counter bigint, p_backed_up boolean)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  passkey public.passkeys := public.count_passkey(p_credential, p_counter, p_backed_up, p_member);
begin
  return passkey.id is not null and public.passkey_proves(passkey) is not null
    and public.prove_trust(p_member, p_session, public.passkey_proves(passkey));
end $$;

-- As before; the word of a device that is trusted only because the account is new and empty adds nothing to the other's own.
create or replace function public.trust_device(p_member uuid, p_here uuid, p_session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  here text := public.trust_of(p_here);
begin
  if here is null or not exists (
    select from public.sessions where id = p_here and member_id = p_member and ended_at is null) then return false; end if;
  if here = 'empty' then
    return exists (select from public.sessions where id = p_session and member_id = p_member and ended_at is null);
  end if;
  return public.prove_trust(p_member, p_session, case when here in ('email', 'invoice') then here else 'device' end);
end $$;

-- As before, and only passkeys that prove something are offered.
create or replace function public.read_trust(p_member uuid, p_session uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'by', public.trust_of(s.id),
    'waitsUntil', public.waits_until(s),
    'ways', jsonb_build_object(
      'payment', public.payments_prove(p_member) and exists (select from public.customers where member_id = p_member),
      'email', public.proving_address(s.id) is not null,
      'passkey', exists (select from public.passkeys as p where p.member_id = p_member and p.blocked_at is null
        and public.passkey_proves(p) is not null),
      'device', exists (select from public.sessions as o
        where o.member_id = p_member and o.id <> s.id and o.ended_at is null
          and o.used_at > public.clock() - interval '7 days' and o.created_at > public.clock() - interval '30 days'
          and public.trust_of(o.id) is not null)))
  from public.sessions as s where s.id = p_session and s.member_id = p_member
$$;

-- A subscription that begins after the number may have changed hands is the new holder's: nothing that the former one left is
-- opened or sent at their cost. Feed and line code end, channels are off, alerts are paused; times, teams and alerts stay, as
-- whoever is trusted may turn them on again. Where the former subscription goes on, all of it goes on: a new phone loses nothing.
create function public.part_with_former() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := (select member_id from public.customers where id = new.customer_id);
  since timestamptz;
  chosen public.message_settings;
begin
  select max(s.created_at) into since from public.sessions as s
    where s.member_id = member and s.created_at <= new.created_at and public.may_be_another(s);
  if since is null then return null; end if;
  delete from public.private_feeds where member_id = member and created_at < since;
  delete from public.line_codes where member_id = member and made_at < since;
  delete from public.push_devices where member_id = member and added_at < since;
  update public.alert_settings set paused_at = coalesce(paused_at, public.clock())
    where member_id = member and exists (select from public.member_alerts where member_id = member and set_at < since);
  select * into chosen from public.message_settings where member_id = member;
  perform public.withdraw_message_consent(member, h.channel, 'page', null, null)
    from public.message_channels as h join public.message_consents as c on c.id = h.consent_id
    where h.member_id = member and c.said_at < since;
  if chosen.member_id is not null then
    insert into public.message_settings select chosen.* on conflict do nothing;
  end if;
  return null;
end $$;
create trigger the_former_holder_is_parted_with after insert on public.subscriptions
  for each row execute function public.part_with_former();

create or replace function public.export_trust(p_member uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('trust', jsonb_build_object(
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('sessionId', t.session_id, 'by', t.by, 'trustedAt', t.trusted_at)
      order by t.trusted_at), '[]')
      from public.trusted_sessions as t join public.sessions as s on s.id = t.session_id where s.member_id = p_member),
    'betLimits', (select coalesce(jsonb_agg(jsonb_build_object('sessionId', l.session_id, 'stake', l.stake, 'loss', l.loss)
      order by l.session_id), '[]')
      from public.session_bet_limits as l join public.sessions as s on s.id = l.session_id where s.member_id = p_member),
    'codes', (select coalesce(jsonb_agg(jsonb_build_object('sessionId', session_id, 'sentAt', sent_at, 'usedAt', used_at)
      order by id), '[]') from public.trust_codes where member_id = p_member)))
$$;

revoke all on function
  public.is_new_device, public.is_seen_by, public.has_new_device, public.may_be_another, public.texts_wait,
  public.write_message_settings, public.may_choose, public.change_message_settings, public.give_message_consent,
  public.turn_channel_off, public.read_message_channels, public.set_alert, public.alert_channels_of, public.read_alerts,
  public.pause_alerts, public.new_device_of, public.may_show, public.stricter_bet_limit, public.bet_limits_of,
  public.set_bet_limits, public.forget_choices_of, public.part_with_former
from public, anon, authenticated, service_role;
grant execute on function
  public.change_message_settings, public.give_message_consent, public.turn_channel_off, public.read_message_channels,
  public.set_alert, public.read_alerts, public.pause_alerts, public.bet_limits_of, public.set_bet_limits
to service_role;
