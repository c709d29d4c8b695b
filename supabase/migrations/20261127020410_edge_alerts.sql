-- What is true for a minute has a time until which its message may go out, and is told by push alone.

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
      "figuresAt" timestamptz, bet text, sms text, other text, named jsonb, until timestamptz)) with ordinality
      as r("alertId", key, "gameId", what, "figuresAt", bet, sms, other, named, until, place)
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
      least(row.game_time, public.day_closes(row.zone, now), coalesce(row.until, row."figuresAt" + interval '45 minutes')), 'queued'
    from unnest(channels) as channel;
    get diagnostics queued = row_count;
    written := written + queued;
  end loop;
  return jsonb_build_object('fired', fired, 'messages', written);
end $$;
