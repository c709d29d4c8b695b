-- E-mail addresses of members, each confirmed by a code that was sent there. Nothing else is ever sent to one that is not.

create table public.member_emails (
  member_id uuid primary key references public.members on delete cascade,
  address text not null check (length(address) between 3 and 254),
  -- Keyed, so that a block outlives the account and names nobody.
  address_hash bytea not null check (length(address_hash) = 32),
  confirmed_at timestamptz not null default public.clock()
);
create index on public.member_emails (address_hash);

create table public.email_codes (
  id bigint generated always as identity primary key,
  member_id uuid not null references public.members on delete cascade,
  address text not null check (length(address) between 3 and 254),
  address_hash bytea not null check (length(address_hash) = 32),
  -- Keyed hash of member, address and code.
  code_hash bytea not null check (length(code_hash) = 32),
  sent_at timestamptz not null default public.clock(),
  tries smallint not null default 0,
  used_at timestamptz
);
create index on public.email_codes (member_id, id desc);
create index on public.email_codes (address_hash, sent_at);
create index on public.email_codes (sent_at);

-- Notes that a code is about to be sent to an address. Answers {"outcome": "send", "id"}, {"outcome": "wait", "seconds"}, or
-- 'gone', 'shut out', 'no subscription', 'refused' (an address that has called our mail spam). At most one a minute and
-- five a day for a member; three an hour and five a day for an address, whoever asks; 500 a day for everybody.
create function public.begin_email_code(p_member uuid, p_address text, p_address_hash bytea, p_code_hash bytea)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  seconds integer;
  made bigint;
  of_member timestamptz[];
  of_address timestamptz[];
begin
  if not exists (select from public.members where id = p_member) then return '{"outcome": "gone"}'; end if;
  if public.shut_out_until((select phone_hash from public.members where id = p_member)) is not null then
    return '{"outcome": "shut out"}';
  end if;
  if not public.has_premium(p_member) then return '{"outcome": "no subscription"}'; end if;
  if public.is_blocked(p_address_hash, 'email', 'complaint') then return '{"outcome": "refused"}'; end if;
  perform pg_advisory_xact_lock(hashtext('email_codes'));
  of_member := array(select sent_at from public.email_codes
    where member_id = p_member and sent_at > public.clock() - interval '1 day');
  of_address := array(select sent_at from public.email_codes
    where address_hash = p_address_hash and sent_at > public.clock() - interval '1 day');
  seconds := greatest(
    public.wait_for_window(of_member, 1, interval '1 minute'), public.wait_for_window(of_member, 5, interval '1 day'),
    public.wait_for_window(of_address, 3, interval '1 hour'), public.wait_for_window(of_address, 5, interval '1 day'),
    public.wait_for_window(array(select sent_at from public.email_codes
      where sent_at > public.clock() - interval '1 day'), 500, interval '1 day'));
  if seconds > 0 then return jsonb_build_object('outcome', 'wait', 'seconds', seconds); end if;
  insert into public.email_codes (member_id, address, address_hash, code_hash)
    values (p_member, p_address, p_address_hash, p_code_hash) returning id into made;
  return jsonb_build_object('outcome', 'send', 'id', made);
end $$;

-- Turns e-mail off for a member, and what waits to be sent there is dropped.
create function public.leave_email(p_member uuid, p_said_by text, p_ip inet, p_device text) returns void
language plpgsql set search_path = '' as $$
begin
  perform public.withdraw_message_consent(p_member, 'email', p_said_by, p_ip, p_device);
  update public.messages set state = 'dropped', why = 'another address', settled_at = public.clock(), claim = null
    where member_id = p_member and channel = 'email' and state = 'queued';
end $$;

-- Tries the newest code of a member: 'confirmed', 'wrong', or 'over' (none, older than 15 minutes, five wrong ones before). A
-- confirmed address is theirs in place of the one before; what it had been blocked for is lifted, except a complaint.
create function public.confirm_email(p_member uuid, p_id bigint, p_code_hash bytea, p_ip inet, p_device text)
returns text language plpgsql security definer set search_path = '' as $$
declare
  code public.email_codes;
begin
  perform public.hold_number(p_member);
  select * into code from public.email_codes where member_id = p_member order by id desc limit 1 for update;
  if not found or code.id <> p_id or code.used_at is not null or code.tries >= 5
    or code.sent_at <= public.clock() - interval '15 minutes'
    or public.is_blocked(code.address_hash, 'email', 'complaint') then return 'over'; end if;
  update public.email_codes set tries = tries + 1 where id = code.id;
  if code.code_hash <> p_code_hash then return 'wrong'; end if;
  update public.email_codes set used_at = public.clock() where id = code.id;
  if exists (select from public.member_emails where member_id = p_member and address_hash <> code.address_hash) then
    perform public.leave_email(p_member, 'page', p_ip, p_device);
  end if;
  insert into public.member_emails as e (member_id, address, address_hash)
    values (p_member, code.address, code.address_hash)
  on conflict (member_id) do update set address = excluded.address, address_hash = excluded.address_hash,
    confirmed_at = public.clock();
  update public.message_blocks set lifted_at = public.clock()
    where phone_hash = code.address_hash and channel = 'email' and reason <> 'complaint' and lifted_at is null;
  return 'confirmed';
end $$;

-- The address that waits for its code, and the code's number: what the member's page asks for, and the keyed hash is made of.
create function public.email_code_of(p_member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when used_at is null and tries < 5 and sent_at > public.clock() - interval '15 minutes'
    then jsonb_build_object('id', id, 'address', address) end
  from public.email_codes where member_id = p_member order by id desc limit 1
$$;

-- Takes a member's address away, confirmed or not.
create function public.remove_email(p_member uuid, p_ip inet, p_device text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.hold_number(p_member);
  perform public.leave_email(p_member, 'page', p_ip, p_device);
  delete from public.member_emails where member_id = p_member;
  update public.email_codes set used_at = public.clock() where member_id = p_member and used_at is null;
end $$;

-- An address wants nothing more ('stop', said by an e-mail's link), has called our mail spam ('complaint') or takes none
-- ('unreachable'): holds for the address, whosever it is, from now on. A message that is about to leave is either gone
-- before or does not leave.
create function public.block_address(p_address_hash bytea, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid;
begin
  for member in select member_id from public.member_emails where address_hash = p_address_hash order by member_id loop
    perform public.hold_number(member);
    if p_reason <> 'unreachable' then
      perform public.withdraw_message_consent(member, 'email', case p_reason when 'stop' then 'link' else 'provider' end,
        null, null);
    end if;
  end loop;
  insert into public.message_blocks (phone_hash, channel, reason) values (p_address_hash, 'email', p_reason)
    on conflict do nothing;
end $$;

-- A member's address, for the account page and the account's file.
create function public.email_of(p_member uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'address', (select address from public.member_emails where member_id = p_member),
    'confirmedAt', (select confirmed_at from public.member_emails where member_id = p_member),
    'asked', (select public.email_code_of(p_member) ->> 'address'),
    'refused', exists (select from public.member_emails where member_id = p_member
      and public.is_blocked(address_hash, 'email', 'complaint')),
    'codes', (select coalesce(jsonb_agg(jsonb_build_object('address', address, 'sentAt', sent_at, 'usedAt', used_at)
      order by id), '[]') from public.email_codes where member_id = p_member))
$$;

-- All that the account page shows of the ways in which messages reach a member.
create function public.read_message_channels(p_member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.read_message_settings(p_member, 'sms') - array['on', 'since', 'stopped', 'unreachable'] || jsonb_build_object(
    'sms', public.read_message_settings(p_member, 'sms'),
    'push', public.read_message_settings(p_member, 'push') || jsonb_build_object('devices', public.devices_of(p_member)),
    'email', public.read_message_settings(p_member, 'email') || public.email_of(p_member),
    'teams', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'league', t.league, 'name', t.name)
        order by t.league, t.name), '[]')
      from public.message_settings as s join public.teams as t on t.id = any (s.teams) where s.member_id = p_member))
$$;

-- Teams that can be followed.
create function public.read_teams() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'league', league, 'name', name) order by league, name), '[]')
  from public.teams
$$;

do $$
declare
  t text;
begin
  foreach t in array array['member_emails', 'email_codes'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
revoke all on function
  public.begin_email_code, public.leave_email, public.confirm_email, public.email_code_of, public.remove_email,
  public.block_address, public.email_of, public.read_message_channels, public.read_teams
from public, anon, authenticated, service_role;
grant execute on function
  public.begin_email_code, public.confirm_email, public.email_code_of, public.remove_email, public.block_address,
  public.read_message_channels, public.read_teams
to service_role;
