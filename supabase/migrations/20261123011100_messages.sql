-- The outbox. A member's message of a day, kind and key is one row, whatever happens: the row is the decision, and deciding again
-- changes nothing. A worker claims rows for a while; one that dies leaves them to the next, which first asks the provider
-- for those that may have left.

create table public.messages (
  id bigint generated always as identity primary key,
  member_id uuid not null references public.members on delete cascade,
  channel text not null check (channel in ('sms', 'push', 'email')),
  -- The member's own calendar day.
  day date not null,
  -- A notice is about the member's own account.
  kind text not null check (kind in ('digest', 'alert', 'notice')),
  -- Which one of its day and kind; empty for a digest.
  key text not null default '' check (length(key) <= 80),
  -- A notification's heading, an e-mail's subject; null for texts, and where the kind says enough.
  title text check (length(title) between 1 and 150),
  -- Null where the decision was silence.
  body text check (length(body) between 1 and case channel when 'sms' then 320 when 'push' then 400 else 20000 end),
  -- The prices it names: of each `predictionId`, `market`, `side`, `line`, `american`, `provider`.
  named jsonb not null default '[]' check (jsonb_typeof(named) = 'array'),
  decided_at timestamptz not null default public.clock(),
  -- The earliest start of the games it names, 9 PM of the member, two hours: whatever comes first. Of a notice: three days.
  expires_at timestamptz not null,
  state text not null check (state in
    ('queued', 'silent', 'sent', 'delivered', 'undelivered', 'refused', 'dropped', 'expired')),
  attempts smallint not null default 0,
  next_at timestamptz not null default public.clock(),
  claim uuid,
  -- When it was last handed to the provider, until it is known that it was not taken.
  tried_at timestamptz,
  -- The provider's name for it.
  sid text unique,
  code integer,
  why text,
  -- Devices whose push service has it.
  handed bigint[] not null default '{}',
  settled_at timestamptz,
  unique (member_id, channel, day, kind, key)
);
create index messages_queued on public.messages (next_at) where state = 'queued';
create index on public.messages (decided_at);

-- Whether it is the hour in a zone at an instant: within two hours of its beginning, so that a late worker still comes, and
-- never at 9 PM or later.
create function public.is_hour(p_hour integer, p_zone text, p_at timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select extract(hour from p_at at time zone p_zone) >= p_hour
    and extract(hour from p_at at time zone p_zone) < least(p_hour + 2, 21)
$$;

-- 9 PM of the day it is in a zone.
create function public.day_closes(p_zone text, p_at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select ((p_at at time zone p_zone)::date + time '21:00') at time zone p_zone
$$;

-- Members whose hour it is and for whom nothing has been decided today, once for each of the channels that is on.
create function public.due_digests(p_most integer, p_channels text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('memberId', member_id, 'channel', channel, 'zone', zone,
    'leagues', to_jsonb(leagues), 'silent', silent,
    'teams', (select coalesce(jsonb_agg(jsonb_build_object('league', league, 'name', name) order by id), '[]')
      from public.teams where id = any (due.teams)))), '[]')
  from (
    select s.*, h.channel from public.message_settings as s
    join public.message_channels as h on h.member_id = s.member_id and h.channel = any (p_channels)
    where public.is_hour(s.hour, s.zone, public.clock())
      and not exists (select from public.messages as m where m.member_id = s.member_id and m.channel = h.channel
        and m.kind = 'digest' and m.day = (public.clock() at time zone s.zone)::date)
      and public.why_not_sent(s.member_id, h.channel) is null
    order by s.member_id, h.channel limit p_most
  ) as due
$$;

-- Decides digests: `p_rows` of {memberId, channel, zone, title, body, startsAt, named}, body null for silence. Who is not
-- due any more, has moved to another zone or has been decided for meanwhile is left out. Answers how many were decided.
create function public.decide_digests(p_rows jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  decided integer;
  now timestamptz := public.clock();
begin
  insert into public.messages (member_id, channel, day, kind, title, body, named, expires_at, state)
  select s.member_id, r.channel, (now at time zone s.zone)::date, 'digest', r.title, r.body, coalesce(r.named, '[]'),
    least(r."startsAt", public.day_closes(s.zone, now), now + interval '2 hours'),
    case when r.body is null then 'silent' else 'queued' end
  from jsonb_to_recordset(p_rows)
    as r("memberId" uuid, channel text, zone text, title text, body text, "startsAt" timestamptz, named jsonb)
  join public.message_settings as s on s.member_id = r."memberId" and s.zone = r.zone
  where public.is_hour(s.hour, s.zone, now) and public.why_not_sent(s.member_id, r.channel) is null
  on conflict (member_id, channel, day, kind, key) do nothing;
  get diagnostics decided = row_count;
  return decided;
end $$;

-- What a message is that is too late: sent, where a device has it.
create function public.late_state(p_handed bigint[]) returns text
language sql immutable set search_path = '' as $$ select case when p_handed = '{}' then 'expired' else 'sent' end $$;

-- Drops what may not be sent any more and expires what is too late, then hands out what is to be sent over `p_channels`, to
-- nobody else for `p_seconds`, with where it goes: a number or an address; one member's alone where `p_member` is given. `triedAt`
-- says that the provider may have it already: it is asked first.
create function public.claim_messages(
  p_claim uuid, p_most integer, p_seconds integer, p_channels text[], p_member uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  claimed_messages jsonb;
  now timestamptz := public.clock();
begin
  update public.messages set state = public.late_state(handed), settled_at = now, claim = null
    where state = 'queued' and tried_at is null and expires_at <= now;
  -- One that may have left is asked for an hour longer, so that it is known.
  update public.messages set state = public.late_state(handed), settled_at = now, claim = null,
    why = case when handed = '{}' then 'not known whether it left' end
    where state = 'queued' and expires_at <= now - interval '1 hour';
  with wanted as (
    select id from public.messages where state = 'queued' and next_at <= now and channel = any (p_channels)
      and (p_member is null or member_id = p_member)
    order by next_at, id limit p_most for update skip locked
  ), claimed as (
    update public.messages as m set claim = p_claim, next_at = now + make_interval(secs => p_seconds)
    from wanted where m.id = wanted.id
    returning m.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'channel', c.channel, 'kind', c.kind, 'title', c.title,
    'body', c.body, 'expiresAt', c.expires_at, 'triedAt', c.tried_at, 'attempts', c.attempts,
    'to', coalesce(case c.channel when 'email' then e.address else p.phone end, ''), 'toHash', encode(e.address_hash, 'hex'))
    order by c.id), '[]') into claimed_messages
  from claimed as c join public.members as p on p.id = c.member_id
  left join public.member_emails as e on e.member_id = c.member_id;
  return claimed_messages;
end $$;

-- The last question before a message leaves: whether it is still this claim's to send and may be sent, and whether it is
-- from 8 AM to 9 PM where the member is by now. Answers the devices of the member's that have not had it yet, none for other
-- channels; null: it may not leave. From then on it may have left, until it is known. It is nobody else's for as
-- long as its sending (10 s), the note of it (20 s) and the provider's list (60 s) take. The number's STOP waits for this
-- moment, or this for the STOP.
create function public.begin_sending(p_id bigint, p_claim uuid) returns jsonb
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
    case message.kind when 'alert' then public.why_no_alert(message.member_id, message.key) end) end;
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
      'serverKey', server_key) order by id), '[]') from public.push_devices
    where message.channel = 'push' and member_id = message.member_id and id <> all (message.handed));
end $$;

-- Notes that the provider has a message, under its name for it.
create function public.note_sent(p_id bigint, p_sid text) returns void
language sql security definer set search_path = '' as $$
  update public.messages set state = 'sent', sid = p_sid, settled_at = public.clock(), claim = null
    where id = p_id and state = 'queued'
$$;

-- Notes that the provider did not take a message. With `p_again` seconds it is tried again then, unless it expires first;
-- `p_unclear`: it may have been taken after all. Without, it is refused for good.
create function public.note_not_sent(p_id bigint, p_claim uuid, p_code integer, p_again integer, p_unclear boolean)
returns void language sql security definer set search_path = '' as $$
  update public.messages set
    state = case when p_again is null then 'refused' else 'queued' end,
    settled_at = case when p_again is null then public.clock() end,
    next_at = public.clock() + make_interval(secs => coalesce(p_again, 0)),
    tried_at = case when p_unclear then tried_at end,
    code = p_code, claim = null
  where id = p_id and claim = p_claim and state = 'queued'
$$;

-- Notes which devices' push services have a message, and forgets those that are gone.
create function public.note_devices(p_id bigint, p_handed bigint[], p_gone bigint[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.messages set handed = handed || p_handed where id = p_id;
  delete from public.push_devices where id = any (p_gone)
    and member_id = (select member_id from public.messages where id = p_id);
end $$;

-- Blocks the number or address of a message: its owner has said STOP to the provider, or nothing can reach it.
create function public.block_number(p_id bigint, p_reason text, p_code integer) returns void
language sql security definer set search_path = '' as $$
  insert into public.message_blocks (phone_hash, channel, reason, code)
    select reached, channel, p_reason, p_code
    from (select public.reached_by(member_id, channel) as reached, channel from public.messages where id = p_id) as m
    where reached is not null
  on conflict do nothing
$$;

-- Forgets messages after 90 days, consents after four years: a consent that was given not before the last word about its
-- number and channel, its withdrawal or another, is as old, and never while it is in force.
create function public.thin_messages() returns void
language sql security definer set search_path = '' as $$
  delete from public.messages where id in (
    select id from public.messages where decided_at < public.clock() - interval '90 days' limit 5000);
  delete from public.message_consents as c where said_at < public.clock() - interval '4 years'
    and not exists (select from public.message_channels where consent_id = c.id)
    and not (given and exists (select from public.message_consents as later where later.phone_hash = c.phone_hash
      and later.channel = c.channel and later.id > c.id and later.said_at >= public.clock() - interval '4 years'));
$$;

-- What is held about a member's messages.
create function public.export_messages(p_member uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select jsonb_build_object(
    'settings', public.read_message_settings(m.id, 'sms') -> 'settings',
    'consents', (select coalesce(jsonb_agg(jsonb_build_object('channel', channel, 'given', given, 'saidBy', said_by,
      'version', version, 'wording', wording, 'saidAt', said_at, 'ipAddress', host(ip), 'device', device) order by id), '[]')
      from public.message_consents where member_id = m.id),
    'blocks', (select coalesce(jsonb_agg(jsonb_build_object('channel', channel, 'reason', reason, 'beganAt', began_at,
      'liftedAt', lifted_at) order by id), '[]') from public.message_blocks
        where phone_hash in (m.phone_hash, public.reached_by(m.id, 'email'))),
    'email', public.email_of(m.id),
    'devices', public.devices_of(m.id),
    'sent', (select coalesce(jsonb_agg(jsonb_build_object('channel', channel, 'day', day, 'kind', kind, 'title', title,
      'text', body, 'prices', named,
      'state', state, 'decidedAt', decided_at, 'settledAt', settled_at) order by id), '[]')
      from public.messages where member_id = m.id))
  from public.members as m where m.id = p_member);
end $$;

alter table public.messages enable row level security;
revoke all on public.messages from public, anon, authenticated, service_role;
revoke all on function
  public.is_hour, public.day_closes, public.due_digests, public.decide_digests, public.claim_messages,
  public.begin_sending, public.note_sent, public.note_not_sent, public.block_number, public.thin_messages,
  public.export_messages, public.note_devices, public.late_state
from public, anon, authenticated, service_role;
grant execute on function
  public.due_digests, public.decide_digests, public.claim_messages, public.begin_sending, public.note_sent,
  public.note_not_sent, public.block_number, public.thin_messages,
  public.note_devices
to service_role;
