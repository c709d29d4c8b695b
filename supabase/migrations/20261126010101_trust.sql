-- Trust: what a session may see and do of what its member had before it. A number proves who answers it now, not who had it.

create index on public.sessions (member_id, created_at);

-- A device that was not trusted has signed others out: nobody may be left to object, so waiting a day proves nothing for a week.
create table public.trust_holds (
  member_id uuid primary key references public.members on delete cascade,
  began_at timestamptz not null,
  ends_at timestamptz not null
);

-- A device that was not trusted has begun to buy for a member who never had: until then what it pays proves nothing of the member's,
-- on no device, or whoever took the number would prove themselves by their own card.
create table public.unproven_purchases (
  member_id uuid primary key references public.members on delete cascade,
  ends_at timestamptz not null
);

-- Codes to a confirmed address, by which a session proves itself.
create table public.trust_codes (
  id bigint generated always as identity primary key,
  member_id uuid not null references public.members on delete cascade,
  session_id uuid not null references public.sessions on delete cascade,
  -- Keyed hash of member, session and code.
  code_hash bytea not null check (length(code_hash) = 32),
  sent_at timestamptz not null default public.clock(),
  tries smallint not null default 0,
  used_at timestamptz
);
create index on public.trust_codes (member_id, sent_at);
create index on public.trust_codes (session_id, id desc);
create index on public.trust_codes (sent_at);

-- Whether an account has nothing that a stranger could take.
create function public.holds_nothing(p_member uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return not exists (select from public.customers where member_id = p_member)
    and not exists (select from public.bets where member_id = p_member)
    and not exists (select from public.member_alerts where member_id = p_member)
    and not exists (select from public.member_emails where member_id = p_member)
    and not exists (select from public.message_channels where member_id = p_member)
    and not exists (select from public.private_feeds where member_id = p_member)
    and not exists (select from public.line_codes where member_id = p_member)
    and not public.has_passkey(p_member);
end $$;

-- From when on a session is trusted because it has waited: a day, with notice to the older devices. Later where a session that
-- was not trusted has signed others out. A session that was a day old by then has waited before.
create function public.waits_until(p_session public.sessions) returns timestamptz
language sql stable set search_path = '' as $$
  select greatest(p_session.created_at + interval '1 day', (
    select ends_at from public.trust_holds
    where member_id = p_session.member_id and p_session.created_at > began_at - interval '1 day'))
$$;

-- What a session's trust comes of; null: it has none yet. 'first': the account began with it. 'empty': the account is new and
-- holds nothing. 'wait': it is old enough. The others: what was proven. An address or a receipt comes last: it proves a
-- mailbox alone, which a taken number often opens.
create function public.trust_of(p_session uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  session public.sessions;
  member public.members;
  proven text;
begin
  select * into session from public.sessions where id = p_session;
  if not found then return null; end if;
  select by into proven from public.trusted_sessions where session_id = p_session;
  if proven in ('card', 'passkey', 'device') then return proven; end if;
  select * into member from public.members where id = session.member_id;
  if session.created_at < member.created_at + interval '7 days' then
    if not exists (select from public.sessions
      where member_id = member.id and id <> session.id and created_at < session.created_at) then return 'first'; end if;
    if member.created_at > public.clock() - interval '7 days' and public.holds_nothing(member.id) then
      return 'empty';
    end if;
  end if;
  if public.waits_until(session) <= public.clock() then return 'wait'; end if;
  return proven;
end $$;

-- Notes what made a session trusted. A stronger proof takes the place of a weaker one.
create or replace function public.note_trust(p_session uuid, p_by text) returns void
language sql security definer set search_path = '' as $$
  insert into public.trusted_sessions as t (session_id, by) values (p_session, p_by)
  on conflict (session_id) do update set by = excluded.by, trusted_at = excluded.trusted_at
    where t.by in ('email', 'invoice') and excluded.by in ('card', 'passkey', 'device')
$$;

-- The same for a member's own open session. Answers whether there is one.
create function public.prove_trust(p_member uuid, p_session uuid, p_by text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.sessions where id = p_session and member_id = p_member and ended_at is null for update;
  if not found then return false; end if;
  perform public.note_trust(p_session, p_by);
  return true;
end $$;

-- A trusted device's word for another that is signed in. What a mailbox has proven stays as weak as that.
create function public.trust_device(p_member uuid, p_here uuid, p_session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  here text := public.trust_of(p_here);
begin
  if here is null or not exists (
    select from public.sessions where id = p_here and member_id = p_member and ended_at is null) then return false; end if;
  return public.prove_trust(p_member, p_session, case when here in ('email', 'invoice') then here else 'device' end);
end $$;

-- Notes that a session that is not trusted begins to buy; later ones find a customer, and must be trusted.
create function public.note_unproven_purchase(p_member uuid, p_session uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.unproven_purchases as u (member_id, ends_at)
    select s.member_id, public.waits_until(s) from public.sessions as s where s.id = p_session and s.member_id = p_member
  on conflict (member_id) do update set ends_at = greatest(u.ends_at, excluded.ends_at)
$$;

-- Whether a member's payments prove that the account is theirs.
create function public.payments_prove(p_member uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.unproven_purchases as u where u.member_id = p_member and (u.ends_at > public.clock() or exists (
      select from public.trust_holds as h where h.member_id = p_member
        and h.ends_at > public.clock() and u.ends_at > h.began_at)))
$$;

-- Whether a member has a passkey; replaced where passkeys are kept.
create function public.has_passkey(p_member uuid) returns boolean
language sql stable set search_path = '' as $$ select false $$;

-- The confirmed address by which a session may prove itself: one that was confirmed before it came. Null where there is none.
create function public.proving_address(p_session uuid) returns text
language sql stable set search_path = '' as $$
  select e.address from public.sessions as s join public.member_emails as e on e.member_id = s.member_id
  where s.id = p_session and e.confirmed_at < s.created_at
    and not public.is_blocked(e.address_hash, 'email', 'complaint')
$$;

-- How a session stands, and by what it may prove itself.
create function public.read_trust(p_member uuid, p_session uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'by', public.trust_of(s.id),
    'waitsUntil', public.waits_until(s),
    'ways', jsonb_build_object(
      'payment', public.payments_prove(p_member) and exists (select from public.customers where member_id = p_member),
      'email', public.proving_address(s.id) is not null,
      'passkey', public.has_passkey(p_member),
      'device', exists (select from public.sessions as o
        where o.member_id = p_member and o.id <> s.id and o.ended_at is null
          and o.used_at > public.clock() - interval '7 days' and o.created_at > public.clock() - interval '30 days'
          and public.trust_of(o.id) is not null)))
  from public.sessions as s where s.id = p_session and s.member_id = p_member
$$;

-- Notes that a code is about to be sent to the address that proves a session. Answers {"outcome": "send", "id", "address"},
-- {"outcome": "wait", "seconds"} or {"outcome": "none"}. One a minute and five a day for a member, 500 a day for everybody.
create function public.begin_trust_code(p_member uuid, p_session uuid, p_code_hash bytea) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text := public.proving_address(p_session);
  times timestamptz[];
  seconds integer;
  made bigint;
begin
  if address is null or not exists (
    select from public.sessions where id = p_session and member_id = p_member and ended_at is null) then
    return '{"outcome": "none"}';
  end if;
  perform pg_advisory_xact_lock(hashtext('trust_codes'));
  times := array(select sent_at from public.trust_codes
    where member_id = p_member and sent_at > public.clock() - interval '1 day');
  seconds := greatest(
    public.wait_for_window(times, 1, interval '1 minute'), public.wait_for_window(times, 5, interval '1 day'),
    public.wait_for_window(array(select sent_at from public.trust_codes
      where sent_at > public.clock() - interval '1 day'), 500, interval '1 day'));
  if seconds > 0 then return jsonb_build_object('outcome', 'wait', 'seconds', seconds); end if;
  insert into public.trust_codes (member_id, session_id, code_hash)
    values (p_member, p_session, p_code_hash) returning id into made;
  return jsonb_build_object('outcome', 'send', 'id', made, 'address', address);
end $$;

-- Tries the newest code of a session: 'right', 'wrong', or 'over' (none, older than 15 minutes, five wrong ones before, or the
-- address is gone since).
create function public.try_trust_code(p_member uuid, p_session uuid, p_code_hash bytea) returns text
language plpgsql security definer set search_path = '' as $$
declare
  code public.trust_codes;
begin
  select * into code from public.trust_codes
    where session_id = p_session and member_id = p_member order by id desc limit 1 for update;
  if not found or code.used_at is not null or code.tries >= 5
    or code.sent_at <= public.clock() - interval '15 minutes'
    or public.proving_address(p_session) is null then return 'over'; end if;
  update public.trust_codes set tries = tries + 1 where id = code.id;
  if code.code_hash <> p_code_hash then return 'wrong'; end if;
  update public.trust_codes set used_at = public.clock() where id = code.id;
  return case when public.prove_trust(p_member, p_session, 'email') then 'right' else 'over' end;
end $$;

-- Writes a notice about the account to a member's notifications and confirmed address, where they are on. Never to the number
-- itself: who holds it now may be who the notice is about.
create function public.notify_devices(p_member uuid, p_key text, p_title text, p_body text) returns void
language sql set search_path = '' as $$
  insert into public.messages (member_id, channel, day, kind, key, title, body, expires_at, state)
  select p_member, h.channel, (public.clock() at time zone coalesce((
      select s.zone from public.message_settings as s where s.member_id = p_member), 'America/New_York'))::date,
    'notice', p_key, p_title, p_body, public.clock() + interval '3 days', 'queued'
  from public.message_channels as h
  where h.member_id = p_member and h.channel in ('push', 'email')
    and public.why_no_notice(p_member, h.channel) is null
  on conflict do nothing
$$;

-- Tells of a sign-in that is not trusted yet. Once the sign-in is done: a passkey's is trusted by then.
create function public.tell_of_new_device() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if public.trust_of(new.id) is not null then return null; end if;
  perform public.notify_devices(new.member_id, 'sign-in ' || new.id, 'New sign-in to your account',
    'Somebody signed in with your number on a device that is new to us. Was it you? Then there is nothing to do. If not, open '
    || 'your account on a device you used before and sign it out there. For a day it cannot see or change what you had.');
  return null;
end $$;
create constraint trigger new_devices_are_told after insert on public.sessions
  deferrable initially deferred for each row execute function public.tell_of_new_device();

drop function public.needs_card(uuid, uuid);
drop function public.note_named_card(uuid);

create or replace function public.export_trust(p_member uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('trust', jsonb_build_object(
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('sessionId', t.session_id, 'by', t.by, 'trustedAt', t.trusted_at)
      order by t.trusted_at), '[]')
      from public.trusted_sessions as t join public.sessions as s on s.id = t.session_id where s.member_id = p_member),
    'codes', (select coalesce(jsonb_agg(jsonb_build_object('sessionId', session_id, 'sentAt', sent_at, 'usedAt', used_at)
      order by id), '[]') from public.trust_codes where member_id = p_member)))
$$;

do $$
declare
  t text;
begin
  foreach t in array array['trust_holds', 'trust_codes', 'unproven_purchases'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
revoke all on function
  public.holds_nothing, public.waits_until, public.trust_of, public.prove_trust, public.trust_device, public.has_passkey,
  public.proving_address, public.read_trust, public.begin_trust_code, public.try_trust_code, public.tell_of_new_device, public.notify_devices,
  public.note_unproven_purchase, public.payments_prove
from public, anon, authenticated, service_role;
grant execute on function
  public.prove_trust, public.trust_device, public.read_trust, public.begin_trust_code, public.try_trust_code,
  public.note_unproven_purchase, public.payments_prove
to service_role;
