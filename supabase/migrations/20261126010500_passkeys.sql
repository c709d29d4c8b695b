-- Passkeys (WebAuthn): a second key to a member's account, besides the code to their phone.

-- What a member is called toward their devices: random, so that it tells neither the account nor the number.
create table public.passkey_users (
  member_id uuid primary key references public.members on delete cascade,
  handle bytea not null unique check (length(handle) = 32)
);

create table public.passkeys (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.members on delete cascade,
  -- As the device names it; WebAuthn allows 1,023 bytes.
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  -- COSE key, as the device sent it.
  public_key bytea not null check (length(public_key) between 1 and 2048),
  -- Uses that the device has counted; 0 for ever where it does not count.
  counter bigint not null check (counter between 0 and 4294967295),
  transports text[] not null,
  -- Model of the device or password manager; zeros where it does not say.
  aaguid uuid not null,
  name text not null check (length(name) between 1 and 40),
  -- Whether it may be copied to the member's other devices, and whether it is.
  syncs boolean not null,
  backed_up boolean not null,
  -- The browser that added it, by its own name, and its session.
  device text not null,
  added_by uuid references public.sessions on delete set null,
  -- Added where a mailbox alone was proven: until then its sessions prove no more than that, either. Null: never.
  mailbox_until timestamptz,
  created_at timestamptz not null default public.clock(),
  used_at timestamptz,
  -- Does not sign in any more. 'counter': a copy of it may be in other hands. 'quiet': see rest_quiet_passkeys.
  blocked_at timestamptz,
  blocked_why text check (blocked_why in ('counter', 'quiet')),
  check ((blocked_at is null) = (blocked_why is null))
);
create index on public.passkeys (member_id);
create index on public.passkeys (added_by);

-- Random questions that a device must sign: each good for one answer, from the browser that asked, for five minutes.
create table public.passkey_challenges (
  id bigint generated always as identity primary key,
  -- SHA-256 of the challenge.
  challenge bytea not null unique check (length(challenge) = 32),
  -- SHA-256 of the cookie of the browser that asked.
  browser bytea not null check (length(browser) = 32),
  -- Who adds a passkey; null for signing in.
  member_id uuid references public.members on delete cascade,
  ip inet not null,
  -- As in sign_in_codes.
  network inet not null,
  made_at timestamptz not null default public.clock(),
  used_at timestamptz
);
create index on public.passkey_challenges (ip, made_at);
create index on public.passkey_challenges (network, made_at);
create index on public.passkey_challenges (made_at);
create index on public.passkey_challenges (member_id, made_at) where member_id is not null;

create function public.base64url(p_bytes bytea) returns text
language sql immutable set search_path = '' as $$
  select translate(encode(p_bytes, 'base64'), E'+/=\n', '-_')
$$;

-- Notes a challenge and answers 0; or answers in how many seconds one may be made, and notes nothing. At most 60 for an
-- address and 300 for its network in 10 minutes, 30 for a member who adds passkeys in an hour, and 20,000 for everybody in
-- 10 minutes, so that the table stays small.
create function public.begin_passkey(p_challenge bytea, p_browser bytea, p_member uuid, p_ip inet) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  address inet := public.one_address(p_ip);
  around inet := set_masklen(address::cidr, case family(address) when 4 then 24 else 48 end)::inet;
  wait integer;
begin
  perform pg_advisory_xact_lock(hashtext('passkeys ' || around));
  delete from public.passkey_challenges where made_at < public.clock() - interval '1 hour';
  wait := greatest(
    public.wait_for_window(array(select made_at from public.passkey_challenges
      where ip = address and made_at > public.clock() - interval '10 minutes'), 60, interval '10 minutes'),
    public.wait_for_window(array(select made_at from public.passkey_challenges
      where network = around and made_at > public.clock() - interval '10 minutes'), 300, interval '10 minutes'),
    public.wait_for_window(array(select made_at from public.passkey_challenges
      where member_id = p_member and made_at > public.clock() - interval '1 hour'), 30, interval '1 hour'),
    case when (select count(*) from public.passkey_challenges
      where made_at > public.clock() - interval '10 minutes') >= 20000 then 60 else 0 end);
  if wait = 0 then
    insert into public.passkey_challenges (challenge, browser, member_id, ip, network)
      values (p_challenge, p_browser, p_member, address, around);
  end if;
  return wait;
end $$;

-- Whether a challenge was made for this browser, and for this member or for signing in, less than five minutes ago, and has
-- had no answer. It has one now, whatever comes of it.
create function public.take_passkey_challenge(p_challenge bytea, p_browser bytea, p_member uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.passkey_challenges set used_at = public.clock()
    where challenge = p_challenge and browser = p_browser and member_id is not distinct from p_member
      and used_at is null and made_at > public.clock() - interval '5 minutes';
  return found;
end $$;

-- What a member's device must know to make a passkey: the member's handle, made at first use, and their passkeys, so that a
-- device makes no second one.
create function public.passkey_user(p_member uuid, p_handle bytea) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.passkey_users (member_id, handle)
    select id, p_handle from public.members where id = p_member on conflict (member_id) do nothing;
  return (select jsonb_build_object('handle', public.base64url(u.handle),
    'known', (select coalesce(jsonb_agg(jsonb_build_object(
      'id', public.base64url(credential_id), 'transports', transports) order by created_at), '[]')
      from public.passkeys where member_id = u.member_id))
    from public.passkey_users as u where u.member_id = p_member);
end $$;

-- Adds a passkey whose device has proven that it has it. Answers 'added'; or, without a change, 'known' where it is on an
-- account already, 'full' after ten, 'untrusted' for a session that is too new, 'gone' where the session has ended.
create function public.add_passkey(
  p_member uuid, p_session uuid, p_credential bytea, p_public_key bytea, p_counter bigint, p_transports text[],
  p_aaguid uuid, p_name text, p_syncs boolean, p_backed_up boolean, p_device text)
returns text language plpgsql security definer set search_path = '' as $$
declare
  proven text;
begin
  perform from public.members where id = p_member for update;
  if not exists (select from public.sessions where id = p_session and member_id = p_member and ended_at is null)
    then return 'gone'; end if;
  proven := public.trust_of(p_session);
  if proven is null then return 'untrusted'; end if;
  if (select count(*) from public.passkeys where member_id = p_member) >= 10 then return 'full'; end if;
  insert into public.passkeys (member_id, credential_id, public_key, counter, transports, aaguid, name, syncs,
      backed_up, device, added_by, mailbox_until)
    values (p_member, p_credential, p_public_key, p_counter, p_transports, p_aaguid, p_name, p_syncs,
      p_backed_up, p_device, p_session, case when proven in ('email', 'invoice') then
        (select public.waits_until(s) from public.sessions as s where s.id = p_session) end)
    on conflict (credential_id) do nothing;
  if not found then return 'known'; end if;
  perform public.tell_of_passkey(p_member, p_name);
  return 'added';
end $$;

-- Tells a member's notifications and confirmed address, where they are on, of a passkey that was added: never the number, as where
-- somebody signs in on a new device.
create function public.tell_of_passkey(p_member uuid, p_name text) returns void
language plpgsql set search_path = '' as $$
begin
  perform public.notify_devices(p_member, 'passkey ' || gen_random_uuid(), 'Passkey added to your account',
    'A passkey was added to your account: ' || p_name || '. It signs in without a code. Was it you? Then there is nothing to do. '
    || 'If not, open your account, remove it there, and sign out everywhere.');
end $$;

-- What a passkey's answer is checked with; null for one that is not here.
create function public.read_passkey(p_credential bytea) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('publicKey', public.base64url(p.public_key), 'handle', public.base64url(u.handle))
  from public.passkeys as p join public.passkey_users as u on u.member_id = p.member_id
  where p.credential_id = p_credential
$$;

-- Notes a use of a passkey whose signature was found right. Answers nothing for one that is not here, blocked, or not `p_member`'s
-- where that is named. A device's counter only rises: one that does not is blocked, as a copy may be in other hands.
create function public.count_passkey(p_credential bytea, p_counter bigint, p_backed_up boolean, p_member uuid)
returns public.passkeys language plpgsql set search_path = '' as $$
declare
  passkey public.passkeys;
  member uuid;
begin
  -- The member first, as where an account is deleted: two who wait for each other would never end.
  select m.id into member from public.members as m
    join public.passkeys as p on p.member_id = m.id
    where p.credential_id = p_credential and (p_member is null or m.id = p_member) for share of m;
  select * into passkey from public.passkeys
    where credential_id = p_credential and member_id = member for update;
  if not found or passkey.blocked_at is not null then return null; end if;
  if (p_counter > 0 or passkey.counter > 0) and p_counter <= passkey.counter then
    update public.passkeys set blocked_at = public.clock(), blocked_why = 'counter' where id = passkey.id;
    return null;
  end if;
  update public.passkeys set counter = p_counter, backed_up = p_backed_up, used_at = public.clock()
    where id = passkey.id returning * into passkey;
  return passkey;
end $$;

-- What a session is trusted by for a passkey. A mailbox that opened the door to it proves no more by it.
create function public.passkey_proves(p_passkey public.passkeys) returns text
language sql stable set search_path = '' as $$
  select case when (p_passkey).mailbox_until > public.clock() or exists (
      select from public.trust_holds as h where h.member_id = (p_passkey).member_id and h.ends_at > public.clock()
        and (p_passkey).mailbox_until > h.began_at)
    then 'email' else 'passkey' end
$$;

-- Signs in with a passkey whose signature was found right. Null, and no session, for one that is not here or blocked and for
-- a member who is banned or gone.
create function public.use_passkey(
  p_credential bytea, p_counter bigint, p_backed_up boolean, p_token bytea, p_ip inet, p_device text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  passkey public.passkeys := public.count_passkey(p_credential, p_counter, p_backed_up, null);
begin
  if passkey.id is null then return null; end if;
  return public.open_session(passkey.member_id, p_token, p_ip, p_device, public.passkey_proves(passkey));
end $$;

-- A passkey proves a session that is open already: of the same member, or nothing is changed.
create function public.prove_by_passkey(
  p_member uuid, p_session uuid, p_credential bytea, p_counter bigint, p_backed_up boolean)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  passkey public.passkeys := public.count_passkey(p_credential, p_counter, p_backed_up, p_member);
begin
  return passkey.id is not null and public.prove_trust(p_member, p_session, public.passkey_proves(passkey));
end $$;

-- A number that was given up may be somebody else's after 45 days at the earliest (47 CFR 52.15(f)(1)(ii)). So where an account
-- lay unused for 45 days and a code, or what else proves the number alone, opens it, its passkeys may be the former holder's:
-- they sign in again once the member, on a trusted device, says that they are theirs.
create function public.rest_quiet_passkeys() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.passkeys set blocked_at = public.clock(), blocked_why = 'quiet'
    where member_id = new.member_id and blocked_at is null
      and greatest(created_at, used_at) < new.created_at - interval '45 days'
      and not exists (select from public.trusted_sessions where session_id = new.id)
      and not exists (select from public.sessions as o where o.member_id = new.member_id and o.id <> new.id
        and o.created_at < new.created_at and o.used_at > new.created_at - interval '45 days');
  return null;
end $$;
-- At the end of the transaction: what makes a session trusted is noted after it.
create constraint trigger sessions_rest_quiet_passkeys after insert on public.sessions
  deferrable initially deferred for each row execute function public.rest_quiet_passkeys();

-- A member's passkeys, the newest last, as one of their sessions is to see them; and which open sessions began with one.
-- 'isNews': added somewhere else within a week, since this session began.
create function public.list_passkeys(p_member uuid, p_session uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'passkeys', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'device', p.device,
      'createdAt', p.created_at, 'usedAt', p.used_at, 'syncs', p.syncs, 'blocked', p.blocked_why,
      'isNews', p.added_by is distinct from p_session and p.created_at > public.clock() - interval '7 days'
        and exists (select from public.sessions as s where s.id = p_session and s.created_at < p.created_at))
      order by p.created_at, p.id), '[]') from public.passkeys as p where p.member_id = p_member),
    'sessions', (select coalesce(jsonb_agg(t.session_id), '[]') from public.trusted_sessions as t
      join public.sessions as s on s.id = t.session_id
      where s.member_id = p_member and s.ended_at is null and t.by = 'passkey'))
$$;

-- Each of these answers how many passkeys of the member it changed.
create function public.rename_passkey(p_member uuid, p_passkey uuid, p_name text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  update public.passkeys set name = p_name where id = p_passkey and member_id = p_member;
  get diagnostics changed = row_count;
  return changed;
end $$;
create function public.keep_passkey(p_member uuid, p_passkey uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  update public.passkeys set blocked_at = null, blocked_why = null
    where id = p_passkey and member_id = p_member and blocked_why = 'quiet';
  get diagnostics changed = row_count;
  return changed;
end $$;
-- One, or all where none is named.
create function public.remove_passkey(p_member uuid, p_passkey uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  delete from public.passkeys where member_id = p_member and (p_passkey is null or id = p_passkey);
  get diagnostics changed = row_count;
  return changed;
end $$;

create or replace function public.export_passkeys(p_member uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('passkeys', coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name,
    'credentialId', public.base64url(credential_id), 'publicKey', public.base64url(public_key), 'counter', counter,
    'transports', transports, 'aaguid', aaguid, 'syncs', syncs, 'backedUp', backed_up, 'device', device,
    'createdAt', created_at, 'usedAt', used_at, 'blockedAt', blocked_at, 'blockedWhy', blocked_why)
    order by created_at, id), '[]'))
  from public.passkeys where member_id = p_member
$$;
create or replace function public.thin_passkeys() returns void language sql set search_path = '' as $$
  delete from public.passkey_challenges where made_at < public.clock() - interval '1 hour'
$$;

do $$
declare
  t text;
begin
  foreach t in array array['passkey_users', 'passkeys', 'passkey_challenges'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
revoke all on function
  public.base64url, public.begin_passkey, public.take_passkey_challenge, public.passkey_user, public.add_passkey,
  public.read_passkey, public.use_passkey, public.count_passkey, public.passkey_proves, public.prove_by_passkey,
  public.tell_of_passkey, public.rest_quiet_passkeys, public.list_passkeys, public.rename_passkey,
  public.keep_passkey, public.remove_passkey, public.export_passkeys, public.thin_passkeys
from public, anon, authenticated, service_role;
grant execute on function
  public.begin_passkey, public.take_passkey_challenge, public.passkey_user, public.add_passkey,
  public.read_passkey, public.use_passkey, public.prove_by_passkey, public.list_passkeys, public.rename_passkey, public.keep_passkey,
  public.remove_passkey
to service_role;
