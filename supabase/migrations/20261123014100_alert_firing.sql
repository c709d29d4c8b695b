-- Looking at alerts: who is awake, a batch of members at a time, and what has come true, told once.

-- The next members whose alerts are looked at, each with all that waits: {"last", "alerts"}. `last` null: there is nobody more.
create function public.waiting_alerts(p_after uuid, p_members integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with awake as materialized (
    select s.member_id from public.alert_settings as s
    where (p_after is null or s.member_id > p_after)
      and exists (select from public.member_alerts where member_id = s.member_id and state = 'waiting')
      and public.alerts_awake(s.member_id)
    order by s.member_id limit p_members
  )
  select jsonb_build_object(
    'last', (select member_id from awake order by member_id desc limit 1),
    'alerts', coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'memberId', a.member_id,
        'zone', public.alert_zone(a.member_id), 'wish', a.wish, 'base', a.base,
        'told', case when a.game_id is null then (select coalesce(jsonb_agg(key), '[]') from public.alert_firings
          where alert_id = a.id and fired_at > public.clock() - interval '30 days') else '[]'::jsonb end)
        order by a.member_id, a.id)
      from awake as w join public.member_alerts as a on a.member_id = w.member_id and a.state = 'waiting'), '[]'))
$$;

-- Notes what has come true, and queues it: `p_rows` of {alertId, key, gameId, what, figuresAt, bet, sms, other, named}. `bet`:
-- the price that it tells, of which one row of that member's is sent. One of a game that has begun, that was told before, or whose member sleeps, has
-- paused or left meanwhile, is left out; so is one whose figures were seen over 30 minutes ago: a message dies 45 minutes
-- after that, at the game's start and at 9 PM of the member, and 15 are left to send it. A text's words are `sms`, those of
-- any other channel `other`, over those that the owner offers. A member is sent at most 5 a day (ALERTS_A_DAY in
-- src/members/alerts/rules/limits.ts), of which what was dropped before it left is none; what is over is noted as held back and
-- never sent. Answers how many came true and how many messages were queued.
create function public.fire_alerts(p_rows jsonb, p_channels text[]) returns jsonb
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
  -- By member and bet the firing that tells it.
  tellers jsonb := '{}';
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
    select r.*, a.member_id, a.game_id as of_game, g.game_time, public.alert_zone(a.member_id) as zone
    from rows from (jsonb_to_recordset(p_rows) as ("alertId" bigint, key text, "gameId" bigint, what text,
      "figuresAt" timestamptz, bet text, sms text, other text, named jsonb)) with ordinality
      as r("alertId", key, "gameId", what, "figuresAt", bet, sms, other, named, place)
    join public.member_alerts as a on a.id = r."alertId" and a.state = 'waiting'
    join public.games as g on g.id = r."gameId" and g.status = 'scheduled' and g.game_time > now
    where public.alerts_awake(a.member_id) and r."figuresAt" > now - interval '30 minutes'
    order by r.place
  loop
    today := (now at time zone row.zone)::date;
    channels := public.alert_channels(row.member_id, true, p_channels);
    teller := (tellers ->> (row.member_id || ' ' || row.bet))::bigint;
    result := case
      when teller is not null then 'same'
      when cardinality(channels) = 0 then 'listed'
      when (select count(distinct key) from public.messages where member_id = row.member_id and kind = 'alert'
        -- Who moves east has no second day within the first: nights are longer than that.
        and (day = today or decided_at > now - interval '10 hours')
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
      tellers := tellers || jsonb_build_object(row.member_id || ' ' || row.bet, firing);
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

-- Notes of games that alerts of a team have first seen what they are held against: `p_rows` of {alertId, base}. What was noted
-- before stays.
create function public.note_alert_bases(p_rows jsonb) returns void
language sql security definer set search_path = '' as $$
  with seen as materialized (
    select a.id, r.base from jsonb_to_recordset(p_rows) as r("alertId" bigint, base jsonb)
    join public.member_alerts as a on a.id = r."alertId" and a.state = 'waiting' order by a.id for update of a
  )
  update public.member_alerts as a set base = seen.base || a.base from seen where a.id = seen.id
$$;

revoke all on function public.waiting_alerts, public.fire_alerts, public.note_alert_bases
from public, anon, authenticated, service_role;
grant execute on function public.waiting_alerts, public.fire_alerts, public.note_alert_bases to service_role;
