-- What members wish to be told when it comes up: a price, a return, a line, a prediction. Each is told once: a wish of a game
-- once, one of a league or a team once for each game or bet.

create table public.alert_settings (
  member_id uuid primary key references public.members on delete cascade,
  -- Of the device that set the last one; where the member has chosen a zone for messages, that one counts.
  zone text not null check (length(zone) <= 64),
  -- All of them at once.
  paused_at timestamptz,
  -- How many were set in the hour that began then.
  hour_began timestamptz not null default public.clock(),
  set_in_hour smallint not null default 1
);

create table public.member_alerts (
  id bigint generated always as identity primary key,
  member_id uuid not null references public.members on delete cascade,
  -- As src/members/alerts/rules/wish.ts has it.
  wish jsonb not null check (jsonb_typeof(wish) = 'object' and wish ->> 'kind' in ('price', 'return', 'line', 'prediction')
    and length(wish::text) < 1000),
  -- The game it names; null where it is of a league or a team, and goes on after it has come true.
  game_id bigint references public.games on delete cascade,
  -- In words.
  label text not null check (length(label) between 1 and 200),
  -- By game the line or chance that it is held against: when it was set, or the game was first seen after that.
  base jsonb not null default '{}' check (jsonb_typeof(base) = 'object'),
  set_at timestamptz not null default public.clock(),
  state text not null default 'waiting' check (state in ('waiting', 'fired', 'ended')),
  settled_at timestamptz,
  check ((state = 'waiting') = (settled_at is null))
);
comment on table public.member_alerts is 'what members wish to be told; settled ones are forgotten after 90 days';
-- Also what keeps the same wish from standing twice.
create unique index member_alerts_waiting on public.member_alerts (member_id, wish) where state = 'waiting';
create index on public.member_alerts (member_id, id);
create index on public.member_alerts (game_id);
create index on public.member_alerts (settled_at);

create table public.alert_firings (
  id bigint generated always as identity primary key,
  alert_id bigint not null references public.member_alerts on delete cascade,
  -- The game, or of a return the game's bet: each once.
  key text not null check (length(key) <= 60),
  game_id bigint not null references public.games on delete cascade,
  -- In words.
  what text not null check (length(what) between 1 and 400),
  figures_at timestamptz not null,
  fired_at timestamptz not null default public.clock(),
  -- 'told': a message was queued for each channel that is on. 'same': another alert of the member's told the same at that
  -- minute. 'held': the day's messages had been sent. 'listed': no channel was on.
  outcome text not null check (outcome in ('told', 'same', 'held', 'listed')),
  -- Of 'same' the one whose message says it.
  told_by bigint references public.alert_firings on delete set null,
  unique (alert_id, key),
  check (told_by is null or outcome = 'same')
);
create index on public.alert_firings (told_by);
create index on public.alert_firings (game_id);
create index on public.alert_firings (fired_at);

-- Where a member is: as they have chosen for messages, else as the device said that set an alert.
create function public.alert_zone(p_member uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce((select zone from public.message_settings where member_id = p_member),
    (select zone from public.alert_settings where member_id = p_member))
$$;

-- Whether alerts of a member are looked at now: they pay, are not banned or shut out, have not paused them, and it is from
-- 8 AM to 9 PM where they are.
create function public.alerts_awake(p_member uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((select s.paused_at is null
      and extract(hour from public.clock() at time zone public.alert_zone(s.member_id)) between 8 and 20
      and public.shut_out_until(m.phone_hash) is null and public.has_premium(m.id)
    from public.alert_settings as s join public.members as m on m.id = s.member_id where s.member_id = p_member), false)
$$;

-- Whether a consent names alerts: those of a version whose name ends so, as src/members/messages/rules/consent.ts has it. The
-- first wording is of the daily text alone.
create function public.covers_alerts(p_consent bigint) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.message_consents where id = p_consent and given and version like '%+alerts')
$$;

-- Channels that are on for a member, of those that the owner offers: those over which alerts may leave now, or else those
-- whose consent does not name them.
create function public.alert_channels(p_member uuid, p_covered boolean, p_channels text[]) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(channel order by channel), '{}') from public.message_channels
  where member_id = p_member and channel = any (p_channels) and public.why_not_sent(p_member, channel) is null
    and public.covers_alerts(consent_id) = p_covered
$$;

-- Whether an alert of a game is over: it has begun, or the team that the alert is of plays on the other side by now, which
-- turns the line and the price around.
create function public.is_alert_over(p_wish jsonb, p_game public.games) returns boolean
language sql stable set search_path = '' as $$
  select p_game.game_time <= public.clock() or p_game.status in ('live', 'final')
    or p_wish ->> 'side' in ('home', 'away')
      and p_wish ->> 'home' <> (select name from public.teams where id = p_game.home_team_id)
$$;

-- Why a queued alert may not leave any more: 'deleted', 'paused', 'closed' (its game has begun or is off). Null: it may.
create function public.why_no_alert(p_member uuid, p_key text) returns text
language sql stable set search_path = '' as $$
  select nullif(coalesce((
    select case when s.paused_at is not null then 'paused'
      when g.status <> 'scheduled' or g.game_time <= public.clock() then 'closed' else '' end
    from public.alert_firings as f join public.member_alerts as a on a.id = f.alert_id and a.member_id = p_member
    join public.alert_settings as s on s.member_id = a.member_id join public.games as g on g.id = f.game_id
    where f.id = nullif(split_part(p_key, ' ', 2), '')::bigint), 'deleted'), '')
$$;

-- Sets an alert; the same that waits already stays as it is. Answers {"channels", "paused"}, or why it was not set:
-- {"refused": "gone", "shut out", "no subscription", "closed" (the game has begun or is off), "full", "too often"}.
create function public.set_alert(
  p_member uuid, p_zone text, p_wish jsonb, p_game bigint, p_label text, p_base jsonb, p_channels text[])
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  member public.members;
  settings public.alert_settings;
  now timestamptz := public.clock();
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
  insert into public.alert_settings as s (member_id, zone) values (p_member, p_zone)
  on conflict (member_id) do update set zone = excluded.zone,
    hour_began = case when s.hour_began > now - interval '1 hour' then s.hour_began else now end,
    set_in_hour = case when s.hour_began > now - interval '1 hour' then least(s.set_in_hour + 1, 100) else 1 end
  returning * into settings;
  if settings.set_in_hour > 60 then return '{"refused": "too often"}'; end if;
  if not exists (select from public.member_alerts where member_id = p_member and wish = p_wish and state = 'waiting') then
    perform public.end_alerts(p_member);
    -- As MOST_ALERTS in src/members/alerts/rules/limits.ts.
    if (select count(*) from public.member_alerts where member_id = p_member and state = 'waiting') >= 50 then
      return '{"refused": "full"}';
    end if;
    insert into public.member_alerts (member_id, wish, game_id, label, base) values (p_member, p_wish, p_game, p_label, p_base);
  end if;
  return jsonb_build_object('channels', to_jsonb(public.alert_channels(p_member, true, p_channels)),
    'paused', settings.paused_at is not null);
end $$;

-- Ends alerts that are over: of one member, or of all. Answers how many.
create function public.end_alerts(p_member uuid default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  with over as (
    select a.id from public.member_alerts as a join public.games as g on g.id = a.game_id
    where a.state = 'waiting' and (p_member is null or a.member_id = p_member) and public.is_alert_over(a.wish, g)
    order by a.id for update of a skip locked
  )
  update public.member_alerts as a set state = 'ended', settled_at = public.clock() from over where a.id = over.id;
  get diagnostics ended = row_count;
  return ended;
end $$;

-- Deletes an alert; what it has queued and has not left is not sent. What another alert's firing leans on becomes that one's.
create function public.drop_alert(p_member uuid, p_id bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  heir record;
begin
  -- Waits for what is being noted of it.
  perform from public.member_alerts where member_id = p_member and id = p_id for update;
  if not found then return; end if;
  for heir in
    select distinct on (f.told_by) f.id, f.alert_id, f.told_by from public.alert_firings as f
    join public.alert_firings as teller on teller.id = f.told_by and teller.alert_id = p_id
    order by f.told_by, f.id
  loop
    update public.alert_firings set outcome = 'told', told_by = null where id = heir.id;
    continue when not found;
    update public.alert_firings set told_by = heir.id where told_by = heir.told_by;
    update public.messages set key = heir.alert_id || ' ' || heir.id
      where member_id = p_member and kind = 'alert' and key = p_id || ' ' || heir.told_by;
  end loop;
  delete from public.member_alerts where id = p_id;
  update public.messages set state = 'dropped', why = 'deleted', settled_at = public.clock(), claim = null
    where member_id = p_member and kind = 'alert' and state = 'queued' and tried_at is null
      and key like p_id || ' %';
end $$;

-- Pauses all alerts of a member, or lets them go on. What has not left is not sent.
create function public.pause_alerts(p_member uuid, p_paused boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.alert_settings set paused_at = case when p_paused then coalesce(paused_at, public.clock()) end
    where member_id = p_member;
  if not found or not p_paused then return; end if;
  update public.messages set state = 'dropped', why = 'paused', settled_at = public.clock(), claim = null
    where member_id = p_member and kind = 'alert' and state = 'queued' and tried_at is null;
end $$;

-- "Away @ Home"
create function public.game_name(p_game bigint) returns text
language sql stable set search_path = '' as $$
  select a.name || ' @ ' || h.name from public.games as g
  join public.teams as h on h.id = g.home_team_id join public.teams as a on a.id = g.away_team_id where g.id = p_game
$$;

-- All alerts of a member with the last 20 things that came of each, waiting ones first, then the latest.
create function public.alerts_of(p_member uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.wish ->> 'kind', 'label', l.label, 'setAt', l.set_at,
    'game', case when l.game_id is not null then jsonb_build_object('id', l.game_id, 'name', public.game_name(l.game_id),
      'startsAt', l.game_time) end,
    'state', l.state_now,
    'firings', (select coalesce(jsonb_agg(jsonb_build_object('what', f.what, 'game', public.game_name(f.game_id),
        'gameId', f.game_id, 'firedAt', f.fired_at, 'figuresAt', f.figures_at, 'outcome', f.outcome,
        'messages', (select coalesce(jsonb_agg(jsonb_build_object('channel', channel, 'state', state) order by channel), '[]')
          from public.messages where member_id = p_member and kind = 'alert' and key = l.id || ' ' || f.id))
        order by f.id desc), '[]')
      from (select * from public.alert_firings where alert_id = l.id order by id desc limit 20) as f))
    order by l.state_now <> 'waiting', coalesce(l.settled_at, l.set_at) desc, l.id desc), '[]')
  from (select a.*, g.game_time,
      case when a.state = 'waiting' and g.id is not null and public.is_alert_over(a.wish, g) then 'ended' else a.state end
        as state_now
    from public.member_alerts as a left join public.games as g on g.id = a.game_id where a.member_id = p_member) as l
$$;

-- The member's page. Of who is shut out none is shown.
create function public.read_alerts(p_member uuid, p_channels text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'premium', public.has_premium(m.id),
    'shutOutUntil', public.shut_out_until(m.phone_hash),
    'paused', exists (select from public.alert_settings where member_id = m.id and paused_at is not null),
    'channels', to_jsonb(public.alert_channels(m.id, true, p_channels)),
    'withoutAlerts', to_jsonb(public.alert_channels(m.id, false, p_channels)),
    'alerts', case when public.shut_out_until(m.phone_hash) is not null then '[]'::jsonb
      else public.alerts_of(m.id) end)
  from public.members as m where m.id = p_member
$$;

-- What is held about a member's alerts.
create function public.export_alerts(p_member uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'settings', (select jsonb_build_object('zone', zone, 'pausedAt', paused_at) from public.alert_settings
      where member_id = p_member),
    'alerts', (select coalesce(jsonb_agg(jsonb_build_object('wish', wish, 'label', label, 'base', base, 'setAt', set_at,
      'state', state, 'settledAt', settled_at, 'firings', (select coalesce(jsonb_agg(jsonb_build_object('what', what,
        'gameId', game_id, 'firedAt', fired_at, 'figuresAt', figures_at, 'outcome', outcome) order by id), '[]')
        from public.alert_firings where alert_id = a.id)) order by id), '[]')
      from public.member_alerts as a where member_id = p_member))
$$;

-- Forgets settled alerts after 90 days, and as late what came of those that go on: its games are over.
create function public.thin_alerts() returns void
language sql security definer set search_path = '' as $$
  delete from public.member_alerts where settled_at < public.clock() - interval '90 days';
  delete from public.alert_firings where fired_at < public.clock() - interval '90 days';
$$;

do $$
declare
  t text;
begin
  foreach t in array array['alert_settings', 'member_alerts', 'alert_firings'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
revoke all on function
  public.alert_zone, public.alerts_awake, public.covers_alerts, public.alert_channels, public.set_alert, public.end_alerts,
  public.drop_alert, public.pause_alerts, public.game_name, public.read_alerts, public.alerts_of, public.export_alerts,
  public.thin_alerts, public.is_alert_over, public.why_no_alert
from public, anon, authenticated, service_role;
grant execute on function
  public.set_alert, public.end_alerts, public.drop_alert, public.pause_alerts, public.read_alerts
to service_role;
