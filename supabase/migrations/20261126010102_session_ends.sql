-- What begins and ends with a session: its cookie, and what was turned on in it.

alter table public.sessions
  -- Whether the cookie was sent back since it was given out, and since when the one before is no longer needed. An answer may
  -- be lost on the way: until the new cookie comes, the old one is no theft.
  add column token_used boolean not null default true,
  add column token_used_at timestamptz not null default public.clock();
update public.sessions set token_used_at = renewed_at where token_used_at is distinct from renewed_at;

-- In which session each was turned on; null: before that was noted, and it ends with "everywhere".
alter table public.push_devices add column session_id uuid references public.sessions on delete set null;
alter table public.private_feeds add column session_id uuid references public.sessions on delete set null;
alter table public.line_codes add column session_id uuid references public.sessions on delete set null;
create index on public.push_devices (session_id);
create index on public.private_feeds (session_id);
create index on public.line_codes (session_id);

-- The session of a cookie, and whether the cookie is replaced by `p_next` (once a day); null where it is none, has not
-- been used for 7 days, is 30 days old or was ended. `p_next` is the same for the same cookie, so that whoever missed an
-- answer is given the same one again. The cookie before the last is good until a minute after the last was first sent back;
-- later it is a copy in other hands, and the session ends.
create or replace function public.use_session(p_token bytea, p_next bytea) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session public.sessions;
  member public.members;
  renewed boolean := false;
  trust text;
  time timestamptz := public.clock();
begin
  select * into session from public.sessions
    where (token = p_token or earlier = p_token) and ended_at is null
      and used_at > time - interval '7 days' and created_at > time - interval '30 days';
  if not found then return null; end if;
  if session.token <> p_token then
    if session.token_used and session.token_used_at < time - interval '1 minute' then
      update public.sessions set ended_at = time, ended_by = 'reuse' where id = session.id and ended_at is null;
      return null;
    end if;
    if not session.token_used and p_next is not null and session.renewed_at < time - interval '1 minute' then
      -- The answer with the new cookie was lost.
      update public.sessions set token = p_next, renewed_at = time, used_at = time
        where id = session.id and earlier = p_token and not token_used and ended_at is null;
      renewed := found;
    end if;
  elsif session.renewed_at < time - interval '1 day' and p_next is not null then
    -- Of requests at the same time one renews; the others carry what is now the cookie before, and are given the same.
    update public.sessions set earlier = token, token = p_next, token_used = false, renewed_at = time, used_at = time
      where id = session.id and token = p_token and ended_at is null;
    renewed := found;
  elsif not session.token_used then
    update public.sessions set token_used = true, token_used_at = time, used_at = time
      where id = session.id and token = p_token and not token_used;
  end if;
  if not renewed and session.used_at < time - interval '1 minute' then
    update public.sessions set used_at = time where id = session.id;
  end if;
  select * into member from public.members where id = session.member_id;
  -- The account was deleted meanwhile.
  if not found then return null; end if;
  if public.is_banned(member.phone_hash) then
    update public.sessions set ended_at = time, ended_by = 'ban' where id = session.id and ended_at is null;
    return null;
  end if;
  trust := public.trust_of(session.id);
  return jsonb_build_object(
    'sessionId', session.id, 'renewed', renewed, 'trust', trust, 'since', session.created_at,
    -- Where the Terms were accepted from was somebody else's address, maybe.
    'user', public.member_json(member) || case when trust is null then '{"tosIpAddress": null}'::jsonb else '{}' end);
end $$;

-- The sessions of a member that are open, the last used first, and which of them are not trusted yet.
create or replace function public.list_sessions(p_member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'device', device, 'createdAt', created_at, 'usedAt', used_at,
    'trusted', public.trust_of(id) is not null) order by used_at desc), '[]')
  from public.sessions where member_id = p_member and ended_at is null
    and used_at > public.clock() - interval '7 days' and created_at > public.clock() - interval '30 days'
$$;

-- Forgets what was turned on in a session once it is ended; of a ban, whatever the member had turned on.
create function public.end_with_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.push_devices
    where member_id = new.member_id and (session_id = new.id or new.ended_by = 'ban');
  delete from public.private_feeds
    where member_id = new.member_id and (session_id = new.id or new.ended_by = 'ban');
  delete from public.line_codes
    where member_id = new.member_id and (session_id = new.id or new.ended_by = 'ban');
  return null;
end $$;
create trigger what_was_turned_on_ends after update of ended_at on public.sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function public.end_with_session();

-- Withdraws the consent to notifications of a member with no device left.
create function public.leave_push_without_devices(p_member uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.message_channels where member_id = p_member and channel = 'push')
    and not exists (select from public.push_devices where member_id = p_member) then
    perform public.withdraw_message_consent(p_member, 'push', 'page', null, null);
  end if;
end $$;

drop function public.end_sessions(uuid, uuid, text);
-- Ends one open session of a member, or all where none is named, with what was turned on in them; with all of them whatever was
-- turned on, also before sessions were noted. `p_here`: who asks. One that is not trusted yet, or proved a mailbox alone,
-- may do it, too (a phone was stolen), but then waiting proves nothing for a week: nobody may be left to object. Answers how many were ended.
create function public.end_sessions(p_member uuid, p_session uuid, p_by text, p_here uuid default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
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

-- Holds a session open until what is turned on in it is noted. False where it has been ended.
create function public.hold_session(p_session uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform from public.sessions where id = p_session and ended_at is null for share;
  return found or p_session is null;
end $$;

drop function public.make_private_feed(uuid, bytea);
-- A new secret for a member, whose earlier one opens nothing from now on; it ends with the session it was made in. Answers
-- false, and changes nothing, where they have no subscription or have shut themselves out.
create function public.make_private_feed(p_member uuid, p_secret bytea, p_session uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  member public.members;
begin
  select * into member from public.members where id = p_member for update;
  if not found or public.subscription_of(p_member) ->> 'subscriptionStatus' is distinct from 'active'
    or public.shut_out_until(member.phone_hash) is not null or not public.hold_session(p_session) then return false; end if;
  delete from public.private_feeds where member_id = p_member;
  insert into public.private_feeds (member_id, secret, session_id) values (p_member, p_secret, p_session);
  return true;
end $$;

drop function public.keep_line_code(uuid, bytea, bytea);
-- Keeps a new code in the place of the one before; it ends with the session it was made in. False where the member may have none.
create function public.keep_line_code(p_member uuid, p_check bytea, p_sealed bytea, p_session uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not public.read_line_code(p_member) ->> 'status' in ('none', 'ready') or not public.hold_session(p_session) then
    return false;
  end if;
  insert into public.line_codes (member_id, check_hash, sealed, session_id)
    values (p_member, p_check, p_sealed, p_session)
    on conflict (member_id) do update set check_hash = excluded.check_hash, sealed = excluded.sealed,
      session_id = excluded.session_id, made_at = public.clock();
  return true;
end $$;

drop function public.turn_push_on(uuid, text, text, inet, text, integer, text, text[], bigint[], boolean, text, text, text, text);
-- Turns notifications on by the consent that was given, on one device. A device is one member's: of two who use it, the last
-- who asked. A sixth takes the place of the oldest, of who is not trusted yet of the oldest they turned on themselves. It
-- ends with the session it was turned on in. Answers as give_message_consent does.
create function public.turn_push_on(
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
    p_hour, p_zone, p_leagues, p_teams, p_silent);
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

-- Whether a device of a session shows an alert, by its message's key: until it is trusted, only one that was set since it signed in.
create function public.may_show_alert(p_session uuid, p_key text) returns boolean
language sql stable set search_path = '' as $$
  select p_session is null or public.trust_of(p_session) is not null or exists (
    select from public.member_alerts as a join public.sessions as s on s.id = p_session and s.member_id = a.member_id
    where a.id::text = split_part(p_key, ' ', 1) and a.set_at >= s.created_at)
$$;

-- As before, and a device that is not trusted yet shows no alerts from before it.
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
      'serverKey', server_key) order by id), '[]') from public.push_devices as d
    where message.channel = 'push' and member_id = message.member_id and id <> all (message.handed)
      and (message.kind <> 'alert' or public.may_show_alert(d.session_id, message.key)));
end $$;

-- Forgets codes after two days, holds that are over, and devices of sessions that have run out: a browser where nobody is
-- signed in shows no picks. A feed and a line code go on: their secret is not the browser's.
create or replace function public.thin_trust() returns void
language plpgsql set search_path = '' as $$
declare
  member uuid;
begin
  delete from public.trust_codes where sent_at < public.clock() - interval '2 days';
  delete from public.trust_holds where ends_at < public.clock();
  delete from public.sign_in_codes where sent_at < public.clock() - interval '2 days';
  for member in
    select distinct d.member_id from public.push_devices as d join public.sessions as s on s.id = d.session_id
    where s.created_at <= public.clock() - interval '30 days' or s.used_at <= public.clock() - interval '7 days'
    order by d.member_id
  loop
    perform public.hold_number(member);
    delete from public.push_devices as d using public.sessions as s
      where d.member_id = member and s.id = d.session_id
        and (s.created_at <= public.clock() - interval '30 days' or s.used_at <= public.clock() - interval '7 days');
    perform public.leave_push_without_devices(member);
  end loop;
end $$;

revoke all on function
  public.hold_session, public.end_with_session, public.leave_push_without_devices, public.end_sessions, public.make_private_feed,
  public.keep_line_code, public.turn_push_on, public.may_show_alert
from public, anon, authenticated, service_role;
grant execute on function
  public.end_sessions, public.make_private_feed, public.keep_line_code, public.turn_push_on
to service_role;
