-- Alerts of a game as it is played: its start, a close finish, its end. Each is told once for each game of a team that the member
-- follows then. They keep the member's own quiet hours, because games are on later than 9 PM; texts keep the law's.

alter table public.member_alerts drop constraint member_alerts_wish_check;
alter table public.member_alerts add constraint member_alerts_wish_check check (jsonb_typeof(wish) = 'object'
  and wish ->> 'kind' in ('price', 'return', 'line', 'prediction', 'player', 'play') and length(wish::text) < 1000);

alter table public.alert_settings
  add column quiet_from smallint not null default 23 check (quiet_from between 0 and 23),
  add column quiet_to smallint not null default 8 check (quiet_to between 0 and 23);
comment on column public.alert_settings.quiet_from is
  'from this hour of the member until quiet_to nothing is told of games as they are played; the same hour twice: at any hour';

create index member_alerts_play on public.member_alerts (member_id) where state = 'waiting' and wish ->> 'kind' = 'play';
create index on public.member_follows (league, key) where not gone;

create function public.is_of_play(p_wish jsonb) returns boolean
language sql immutable set search_path = '' as $$ select p_wish ->> 'kind' = 'play' $$;

-- The same by an alert's message.
create function public.tells_of_play(p_key text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.member_alerts
    where id = nullif(split_part(p_key, ' ', 1), '')::bigint and public.is_of_play(wish))
$$;

-- Whether texts may leave: from 8 AM to 9 PM there.
create function public.is_text_hour(p_zone text, p_at timestamptz) returns boolean
language sql immutable set search_path = '' as $$ select extract(hour from p_at at time zone p_zone) between 8 and 20 $$;

create function public.in_quiet_hours(p_member uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((select case when s.quiet_from <= s.quiet_to then h.hour >= s.quiet_from and h.hour < s.quiet_to
      else h.hour >= s.quiet_from or h.hour < s.quiet_to end
    from public.alert_settings as s
    cross join lateral (select extract(hour from public.clock() at time zone public.alert_zone(s.member_id)) as hour) as h
    where s.member_id = p_member), false)
$$;

-- Whether a member is told anything: they pay, are not banned or shut out, and have not paused their alerts.
create function public.alerts_on(p_member uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((select s.paused_at is null and public.shut_out_until(m.phone_hash) is null and public.has_premium(m.id)
    from public.alert_settings as s join public.members as m on m.id = s.member_id where s.member_id = p_member), false)
$$;

-- As before.
create or replace function public.alerts_awake(p_member uuid) returns boolean
language sql stable set search_path = '' as $$
  select public.alerts_on(p_member) and public.is_text_hour(public.alert_zone(p_member), public.clock())
$$;

-- Whether a member is told of games as they are played now.
create function public.play_awake(p_member uuid) returns boolean
language sql stable set search_path = '' as $$
  select public.alerts_on(p_member) and not public.in_quiet_hours(p_member)
$$;

-- A member's quiet hours as a session may see them; else those that stand before any are chosen.
create function public.quiet_hours_of(p_member uuid, p_session uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce((select jsonb_build_object('from', quiet_from, 'to', quiet_to) from public.alert_settings
    where member_id = p_member and public.is_seen_by(p_session, session_id)), '{"from": 23, "to": 8}')
$$;

-- Sets a member's quiet hours. Answers false, and changes nothing, where alerts were set elsewhere and this session may not see them.
create function public.set_quiet_hours(p_member uuid, p_zone text, p_from integer, p_to integer, p_session uuid default null)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform public.clock() at time zone p_zone;
  perform from public.members where id = p_member for update;
  if not found or exists (select from public.alert_settings
      where member_id = p_member and not public.is_seen_by(p_session, session_id)) then return false; end if;
  insert into public.alert_settings (member_id, zone, session_id, set_in_hour, quiet_from, quiet_to)
    values (p_member, p_zone, p_session, 0, p_from, p_to)
  on conflict (member_id) do update set zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to;
  return true;
end $$;

-- As before, without alerts of games as they are played.
create or replace function public.waiting_alerts(p_after uuid, p_members integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with awake as materialized (
    select s.member_id from public.alert_settings as s
    where (p_after is null or s.member_id > p_after)
      and exists (select from public.member_alerts
        where member_id = s.member_id and state = 'waiting' and not public.is_of_play(wish))
      and public.alerts_awake(s.member_id)
    order by s.member_id limit p_members
  )
  select jsonb_build_object(
    'last', (select member_id from awake order by member_id desc limit 1),
    'alerts', coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'memberId', a.member_id, 'setAt', a.set_at,
        'zone', public.alert_zone(a.member_id), 'wish', a.wish, 'base', a.base,
        'follows', case when a.wish -> 'followed' = 'true' then public.followed_ids(a.member_id) else '[]'::jsonb end,
        'told', case when a.game_id is null then (select coalesce(jsonb_agg(key), '[]') from public.alert_firings
          where alert_id = a.id and fired_at > public.clock() - interval '30 days') else '[]'::jsonb end)
        order by a.member_id, a.id)
      from awake as w join public.member_alerts as a on a.member_id = w.member_id and a.state = 'waiting'
        and not public.is_of_play(a.wish)), '[]'))
$$;

-- Of turns, each {"moment", "game", "follows"}, the next members who are told of one now: they follow one of its teams, asked for its
-- moment and have not been told of it. Each with those alerts and what they follow: {"last", "alerts"}.
create function public.waiting_play_alerts(p_turns jsonb, p_after uuid, p_members integer) returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  with turns as materialized (
    select moment, game, split_part(follow, ':', 1) as league, split_part(follow, ':', 2) as key
    from jsonb_to_recordset(p_turns) as t(moment text, game text, follows jsonb)
    cross join lateral jsonb_array_elements_text(t.follows) as follow
  ), asked as materialized (
    select distinct a.id, a.member_id from turns as t
    join public.member_follows as f on f.league = t.league and f.key = t.key and not f.gone
    join public.member_alerts as a on a.member_id = f.member_id and a.state = 'waiting' and a.wish ->> 'kind' = 'play'
      and a.wish ->> 'moment' = t.moment
    where (p_after is null or a.member_id > p_after)
      and not exists (select from public.alert_firings where alert_id = a.id and key = t.game)
  ), awake as materialized (
    select m.member_id, public.followed_ids(m.member_id) as follows, public.alert_zone(m.member_id) as zone
    from (select distinct member_id from asked) as m where public.play_awake(m.member_id)
    order by m.member_id limit p_members
  )
  select jsonb_build_object(
    'last', (select member_id from awake order by member_id desc limit 1),
    'alerts', coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'memberId', a.member_id, 'setAt', a.set_at,
        'zone', w.zone, 'moment', a.wish ->> 'moment', 'follows', w.follows,
        'told', (select coalesce(jsonb_agg(key), '[]') from public.alert_firings
          where alert_id = a.id and fired_at > public.clock() - interval '3 days'))
        order by a.member_id, a.id)
      from awake as w join asked using (member_id) join public.member_alerts as a on a.id = asked.id), '[]'))
$$;

-- Games of which a feed told within 40 minutes: where each stands, when it was first told to be played and to be over, and what was
-- said before. A game whose last score was not understood has no end.
create function public.played_lately() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('gameId', g.id, 'league', g.league, 'neutral', g.neutral_site,
    'home', jsonb_build_object('name', h.name, 'shortName', h.short_name),
    'away', jsonb_build_object('name', a.name, 'shortName', a.short_name),
    'stage', l.stage, 'detail', l.detail, 'state', l.state, 'toldAt', l.told_at, 'chances', l.before -> 'chances', 'margins', l.margins,
    'began', (select jsonb_build_object('at', read_at, 'state', state) from public.live_states
      where game_id = g.id and stage = 'playing' order by id limit 1),
    'endedAt', case when l.stage = 'ended' and l.figures is not null then (select read_at from public.live_states
      where game_id = g.id and stage = 'ended' order by id limit 1) end) order by g.id), '[]')
  from public.live_games as l join public.games as g on g.id = l.game_id
  join public.teams as h on h.id = g.home_team_id join public.teams as a on a.id = g.away_team_id
  where l.told_at > public.clock() - interval '40 minutes' and (l.stage in ('waiting', 'playing', 'paused') or not l.thinned)
    and l.stage <> 'waiting'
$$;

-- As before; an alert of a game as it is played looks at no start, keeps the member's own quiet hours but for texts, and lives as long
-- as what it tells.
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
      public.is_of_play(a.wish) as of_play,
      case when public.is_new_device(a.session_id) then a.session_id end as new_device
    from rows from (jsonb_to_recordset(p_rows) as ("alertId" bigint, key text, "gameId" bigint, what text,
      "figuresAt" timestamptz, bet text, sms text, other text, named jsonb, until timestamptz)) with ordinality
      as r("alertId", key, "gameId", what, "figuresAt", bet, sms, other, named, until, place)
    join public.member_alerts as a on a.id = r."alertId" and a.state = 'waiting'
    join public.games as g on g.id = r."gameId" and (public.is_of_play(a.wish) or g.status = 'scheduled' and g.game_time > now)
    where case when public.is_of_play(a.wish) then public.play_awake(a.member_id) else public.alerts_awake(a.member_id) end and r."figuresAt" > now - interval '30 minutes'
    order by r.place
  loop
    today := (now at time zone row.zone)::date;
    channels := public.alert_channels_of(row.member_id, p_channels, row.new_device);
    -- Of a game as it is played: whatever the member's own hours, no text leaves at night.
    if row.of_play and not public.is_text_hour(row.zone, now) then channels := array_remove(channels, 'sms'); end if;
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
    -- What is true for a minute is told at once or not at all.
    continue when row.until is not null and result in ('listed', 'held');
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
      least(case when not row.of_play then row.game_time end,
        case when not row.of_play or channel = 'sms' then public.day_closes(row.zone, now) end,
        coalesce(row.until, row."figuresAt" + interval '45 minutes')), 'queued'
    from unnest(channels) as channel;
    get diagnostics queued = row_count;
    written := written + queued;
  end loop;
  return jsonb_build_object('fired', fired, 'messages', written);
end $$;

-- As before; one of a game as it is played may leave after its start, not in the member's quiet hours, and a close finish not once it is over.
create or replace function public.why_no_alert(p_member uuid, p_key text) returns text
language sql stable set search_path = '' as $$
  select nullif(coalesce((
    select case when s.paused_at is not null then 'paused'
      when public.is_of_play(a.wish) then case
        when public.in_quiet_hours(p_member) then 'quiet hours'
        when a.wish ->> 'moment' = 'close' and exists (select from public.live_games
          where game_id = g.id and stage in ('ended', 'off')) then 'closed' else '' end
      when g.status <> 'scheduled' or g.game_time <= public.clock() then 'closed' else '' end
    from public.alert_firings as f join public.member_alerts as a on a.id = f.alert_id and a.member_id = p_member
    join public.alert_settings as s on s.member_id = a.member_id join public.games as g on g.id = f.game_id
    where f.id = nullif(split_part(p_key, ' ', 2), '')::bigint), 'deleted'), '')
$$;

-- As before; the law's hours are a text's, and of alerts of games as they are played those of texts alone.
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
      and not (message.kind = 'alert' and message.channel <> 'sms' and public.tells_of_play(message.key))
      and not public.is_text_hour(zone, public.clock())),
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

-- As before, with the quiet hours.
create or replace function public.read_alerts(p_member uuid, p_channels text[], p_session uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'premium', public.has_premium(m.id),
    'shutOutUntil', public.shut_out_until(m.phone_hash),
    'paused', exists (select from public.alert_settings where member_id = m.id and paused_at is not null),
    'channels', to_jsonb(public.alert_channels_of(m.id, p_channels, p_session)),
    'withoutAlerts', case when public.is_new_device(p_session) then '[]'::jsonb
      else to_jsonb(public.alert_channels(m.id, false, p_channels)) end,
    'quiet', public.quiet_hours_of(m.id, p_session),
    'hidden', exists (select from public.member_alerts as a
      where a.member_id = m.id and not public.is_seen_by(p_session, a.session_id)),
    'alerts', case when public.shut_out_until(m.phone_hash) is not null then '[]'::jsonb
      when not public.is_new_device(p_session) then public.alerts_of(m.id)
      else (select coalesce(jsonb_agg(one order by place), '[]')
        from jsonb_array_elements(public.alerts_of(m.id)) with ordinality as l(one, place)
        join public.member_alerts as a on a.id = (one ->> 'id')::bigint and a.session_id = p_session) end)
  from public.members as m where m.id = p_member
$$;

-- As before, with the quiet hours.
create or replace function public.export_alerts(p_member uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'settings', (select jsonb_build_object('zone', zone, 'pausedAt', paused_at, 'quietFrom', quiet_from,
        'quietTo', quiet_to) from public.alert_settings
      where member_id = p_member),
    'alerts', (select coalesce(jsonb_agg(jsonb_build_object('wish', wish, 'label', label, 'base', base, 'setAt', set_at,
      'state', state, 'settledAt', settled_at, 'firings', (select coalesce(jsonb_agg(jsonb_build_object('what', what,
        'gameId', game_id, 'firedAt', fired_at, 'figuresAt', figures_at, 'outcome', outcome) order by id), '[]')
        from public.alert_firings where alert_id = a.id)) order by id), '[]')
      from public.member_alerts as a where member_id = p_member))
$$;

revoke all on function
  public.is_of_play, public.tells_of_play, public.is_text_hour, public.in_quiet_hours, public.alerts_on, public.play_awake,
  public.quiet_hours_of, public.set_quiet_hours, public.waiting_play_alerts, public.played_lately
from public, anon, authenticated, service_role;
grant execute on function public.set_quiet_hours, public.waiting_play_alerts, public.played_lately to service_role;
