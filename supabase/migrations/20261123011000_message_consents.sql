-- What members wish to be sent: consent for each channel, given and withdrawn, and numbers and addresses that want or take
-- nothing.
-- Whether somebody may be sent anything is one function, `why_not_sent`, asked again right before each message.

create table public.message_consents (
  id bigint generated always as identity primary key,
  -- Null once the account is deleted: what was agreed to is kept for as long as it may be sued on.
  member_id uuid references public.members on delete set null,
  phone_hash bytea not null check (length(phone_hash) = 32),
  channel text not null check (channel in ('sms', 'push', 'email')),
  given boolean not null,
  -- Where it was said: on the account page, by a text of the member's own, by an e-mail's link, to who carries the mail.
  said_by text not null check (said_by in ('page', 'text', 'link', 'provider')),
  version text,
  -- The sentence that was agreed to, word for word.
  wording text,
  said_at timestamptz not null default public.clock(),
  ip inet,
  device text,
  check (not given or version is not null and wording is not null)
);
comment on table public.message_consents is 'consents for messages and their withdrawals, never changed; kept four years';
create index on public.message_consents (member_id, id desc);
create index on public.message_consents (phone_hash);
create index on public.message_consents (said_at);

create function public.refuse_message_consent_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.said_at < public.clock() - interval '4 years' then return old; end if;
  elsif new.member_id is null and to_jsonb(new) - 'member_id' = to_jsonb(old) - 'member_id' then
    return new;
  end if;
  raise exception 'a consent is never changed' using errcode = 'PT403';
end $$;
create trigger message_consents_stay before update or delete on public.message_consents
  for each row execute function public.refuse_message_consent_change();

-- Channels that are on: a consent that is in force.
create table public.message_channels (
  member_id uuid not null references public.members on delete cascade,
  channel text not null check (channel in ('sms', 'push', 'email')),
  consent_id bigint not null references public.message_consents,
  primary key (member_id, channel)
);
create index on public.message_channels (consent_id);

create table public.message_settings (
  member_id uuid primary key references public.members on delete cascade,
  -- Of the day in `zone`: from 8 AM to 8 PM, so that nothing comes before 8 AM or after 9 PM.
  hour smallint not null check (hour between 8 and 20),
  zone text not null check (length(zone) <= 64),
  -- Both empty: all of them.
  leagues text[] not null check (cardinality(leagues) <= 40),
  teams bigint[] not null default '{}' check (cardinality(teams) <= 50),
  -- No message on a day without a price that pays.
  silent boolean not null,
  changed_at timestamptz not null default public.clock()
);

-- Numbers and e-mail addresses that nothing is sent to, whatever becomes of the account: 'stop' until START comes from that
-- number, or the address is confirmed anew; 'unreachable' until its member turns the channel on anew, or confirms the
-- address; 'complaint' for good.
create table public.message_blocks (
  id bigint generated always as identity primary key,
  -- Keyed hash of the number; for e-mail, of the address.
  phone_hash bytea not null check (length(phone_hash) = 32),
  channel text not null check (channel in ('sms', 'push', 'email')),
  reason text not null check (reason in ('stop', 'unreachable', 'complaint')),
  -- The provider's number for why, where it told us.
  code integer,
  began_at timestamptz not null default public.clock(),
  lifted_at timestamptz
);
create unique index message_blocks_in_force on public.message_blocks (phone_hash, channel, reason)
  where lifted_at is null;

create function public.is_blocked(p_phone_hash bytea, p_channel text, p_reason text default null)
returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.message_blocks where phone_hash = p_phone_hash
    and channel = p_channel and lifted_at is null and reason = coalesce(p_reason, reason))
$$;

-- Whether a member pays, and has not been banned.
create function public.has_premium(p_member uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.customers as c join public.subscriptions as s on s.customer_id = c.id
    where c.member_id = p_member and s.access_until > public.clock() and not public.is_banned(c.phone_hash))
$$;

-- What a channel's blocks go by: the number, for e-mail the address; null where there is none.
create function public.reached_by(p_member uuid, p_channel text) returns bytea
language plpgsql stable set search_path = '' as $$
begin
  if p_channel = 'email' then return (select address_hash from public.member_emails where member_id = p_member); end if;
  return (select phone_hash from public.members where id = p_member);
end $$;

-- Why a member may not be sent anything over a channel now; null where they may.
create function public.why_not_sent(p_member uuid, p_channel text) returns text
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
  return null;
end $$;

-- What a member has chosen, and whether anything may come: for the account page.
create function public.read_message_settings(p_member uuid, p_channel text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'on', exists (select from public.message_channels where member_id = m.id and channel = p_channel),
    'since', (select c.said_at from public.message_channels as h join public.message_consents as c on c.id = h.consent_id
      where h.member_id = m.id and h.channel = p_channel),
    'stopped', public.is_blocked(public.reached_by(m.id, p_channel), p_channel, 'stop')
      or public.is_blocked(public.reached_by(m.id, p_channel), p_channel, 'complaint'),
    'unreachable', public.is_blocked(public.reached_by(m.id, p_channel), p_channel, 'unreachable'),
    'shutOutUntil', public.shut_out_until(m.phone_hash),
    'premium', public.has_premium(m.id),
    'settings', (select jsonb_build_object('hour', hour, 'zone', zone, 'leagues', to_jsonb(leagues),
      'teams', to_jsonb(teams), 'silent', silent)
      from public.message_settings where member_id = m.id))
  from public.members as m where m.id = p_member
$$;

-- Whether there are all of these teams.
create function public.are_teams(p_teams bigint[]) returns boolean
language sql stable set search_path = '' as $$
  select not exists (select from unnest(p_teams) as t where not exists (select from public.teams where id = t))
$$;

-- Notes what a member has chosen. Refuses a zone that is none.
create function public.write_message_settings(
  p_member uuid, p_hour integer, p_zone text, p_leagues text[], p_teams bigint[], p_silent boolean)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform public.clock() at time zone p_zone;
  insert into public.message_settings as s (member_id, hour, zone, leagues, teams, silent)
    select id, p_hour, p_zone, p_leagues, array(select distinct t from unnest(p_teams) as t order by t), p_silent
    from public.members where id = p_member
  on conflict (member_id) do update set hour = excluded.hour, zone = excluded.zone,
    leagues = excluded.leagues, teams = excluded.teams, silent = excluded.silent, changed_at = public.clock();
end $$;

-- Held by whatever changes or uses what a member's number wishes, before any row is locked: of two at the same time one
-- waits for the other, and neither for both.
create function public.hold_number(p_member uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext(encode(phone_hash, 'hex'))) from public.members where id = p_member;
end $$;

-- Changes when and about what messages come, and which teams are on the member's own page. Answers 'saved', 'shut out',
-- 'no subscription' or 'no such team'.
create function public.change_message_settings(
  p_member uuid, p_hour integer, p_zone text, p_leagues text[], p_teams bigint[], p_silent boolean)
returns text language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_number(p_member);
  if public.shut_out_until((select phone_hash from public.members where id = p_member)) is not null then
    return 'shut out';
  end if;
  if not public.has_premium(p_member) then return 'no subscription'; end if;
  if not public.are_teams(p_teams) then return 'no such team'; end if;
  perform public.write_message_settings(p_member, p_hour, p_zone, p_leagues, p_teams, p_silent);
  return 'saved';
end $$;

-- Turns a channel on by the consent that was given for it, with what was chosen. Answers 'on', or why it is not: 'stopped',
-- 'no address', 'shut out', 'no subscription', 'no such team'.
create function public.give_message_consent(
  p_member uuid, p_channel text, p_version text, p_wording text, p_ip inet, p_device text,
  p_hour integer, p_zone text, p_leagues text[], p_teams bigint[], p_silent boolean)
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
  reached := public.reached_by(p_member, p_channel);
  if reached is null then return 'no address'; end if;
  -- An address is confirmed anew first, whatever it is blocked for.
  if public.is_blocked(reached, p_channel, 'stop') or p_channel = 'email' and public.is_blocked(reached, p_channel) then
    return 'stopped';
  end if;
  if public.shut_out_until(member.phone_hash) is not null then return 'shut out'; end if;
  if not public.has_premium(p_member) then return 'no subscription'; end if;
  if not public.are_teams(p_teams) then return 'no such team'; end if;
  perform public.write_message_settings(p_member, p_hour, p_zone, p_leagues, p_teams, p_silent);
  if exists (select from public.message_channels where member_id = p_member and channel = p_channel) then
    return 'on';
  end if;
  update public.message_blocks set lifted_at = public.clock()
    where phone_hash = reached and channel = p_channel and reason = 'unreachable' and lifted_at is null;
  insert into public.message_consents (member_id, phone_hash, channel, given, said_by, version, wording, ip, device)
    values (p_member, member.phone_hash, p_channel, true, 'page', p_version, p_wording, p_ip, p_device)
    returning id into consent;
  insert into public.message_channels (member_id, channel, consent_id) values (p_member, p_channel, consent);
  return 'on';
end $$;

-- Turns a channel off and notes the withdrawal, once. What is queued for it is not sent. Withdrawn on the page, what was
-- chosen goes with the last of them; who texts STOP finds it again after START, also where the page turned others off since.
create function public.withdraw_message_consent(
  p_member uuid, p_channel text, p_said_by text, p_ip inet, p_device text)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_number(p_member);
  delete from public.message_channels where member_id = p_member and channel = p_channel;
  if not found then return; end if;
  insert into public.message_consents (member_id, phone_hash, channel, given, said_by, ip, device)
    select id, phone_hash, p_channel, false, p_said_by, p_ip, p_device from public.members where id = p_member;
  if p_said_by = 'page' and not exists (select from public.message_channels where member_id = p_member)
    and not exists (select from (select distinct on (channel) given, said_by from public.message_consents
      where member_id = p_member order by channel, id desc) as last where not given and said_by = 'text') then
    delete from public.message_settings where member_id = p_member;
  end if;
end $$;

do $$
declare
  t text;
begin
  foreach t in array array['message_consents', 'message_channels', 'message_settings', 'message_blocks'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
revoke all on function
  public.refuse_message_consent_change, public.is_blocked, public.has_premium, public.why_not_sent,
  public.read_message_settings, public.write_message_settings, public.give_message_consent,
  public.withdraw_message_consent, public.hold_number, public.reached_by, public.change_message_settings,
  public.are_teams
from public, anon, authenticated, service_role;
grant execute on function
  public.read_message_settings, public.give_message_consent, public.withdraw_message_consent,
  public.change_message_settings
to service_role;
