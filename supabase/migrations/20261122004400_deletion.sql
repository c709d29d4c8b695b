-- What a member takes with them, and what remains when they leave.

-- Acceptances of the Terms by people who have paid, as evidence of what they agreed to: under the keyed hash of their
-- number, for the four years in which a contract may be sued on in Pennsylvania.
create table public.kept_consents (
  id bigint generated always as identity primary key,
  phone_hash bytea not null check (length(phone_hash) = 32),
  document text not null,
  version text not null,
  accepted_at timestamptz not null,
  ip inet,
  device text not null,
  keep_until timestamptz not null
);
create index on public.kept_consents (phone_hash);
create index on public.kept_consents (keep_until);

-- Members of whom nothing is left here, but whose user is still to be deleted at Supabase Auth.
create table public.leaving_users (
  id uuid primary key,
  left_at timestamptz not null default public.clock()
);

-- Deletes a member, their acceptances and sessions. Kept are what Stripe's customer is to us, without the member; a ban;
-- and, of who has paid, the acceptances. Answers the session of a purchase under way that is not among `p_ended`: it is
-- to be ended first, and nothing is deleted. Answers null once all is done, also where there is no such member.
create function public.delete_member(p_member uuid, p_ended text[]) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member public.members;
  open_session text;
begin
  perform public.hold_number(p_member);
  -- Held by begin_checkout and note_checkout, too: no purchase begins meanwhile, and none gets its session.
  select * into member from public.members where id = p_member for update;
  if not found then return null; end if;
  select s into open_session from public.checkouts as c, unnest(array[c.session_id, c.replaces]) as s
    where c.member_id = p_member and s is not null and not s = any (p_ended) limit 1;
  if open_session is not null then return open_session; end if;
  if exists (select from public.customers as c join public.subscriptions as s on s.customer_id = c.id
    where c.member_id = p_member) then
    insert into public.kept_consents (phone_hash, document, version, accepted_at, ip, device, keep_until)
      select member.phone_hash, document, version, accepted_at, ip, device,
        public.clock() + interval '4 years'
      from public.consents where member_id = p_member;
  end if;
  delete from public.kept_consents where keep_until < public.clock();
  -- A limit does not fall with the account: it ends a day later, as one that is taken away does.
  update public.bet_limits set left_at = public.clock() where phone_hash = member.phone_hash;
  insert into public.leaving_users (id)
    select unnest(array_remove(array[member.id, member.later_user], null)) on conflict do nothing;
  -- Codes tried at the voice line for their number, by whomever.
  delete from public.line_tries where target = member.phone_hash;
  update public.voice_calls set caller = null where caller = member.phone_hash;
  -- Consents end with the account: four years run from here.
  perform public.withdraw_message_consent(p_member, channel, 'page', null, null)
    from public.message_channels where member_id = p_member;
  delete from public.members where id = p_member;
  return null;
end $$;

-- Users who are still to be deleted at Supabase Auth, the longest first. Not who has signed in again since.
create function public.leaving_users() returns uuid[]
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.leaving_users as l using public.members as m where l.id in (m.id, m.later_user);
  return array(select id from public.leaving_users order by left_at limit 100);
end $$;

create function public.forget_leaving_user(p_user uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.leaving_users where id = p_user
$$;

-- All that is held about a member, but what Stripe holds. Not what is kept of an account before theirs with the same
-- number: a number that was given up may be somebody else's now.
create function public.export_member(p_member uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select jsonb_build_object(
    'user', public.member_json(m),
    'acceptances', (select coalesce(jsonb_agg(jsonb_build_object('document', document, 'version', version,
      'acceptedAt', accepted_at, 'ipAddress', host(ip), 'device', device) order by id), '[]')
      from public.consents where member_id = m.id),
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'createdAt', created_at,
      'usedAt', used_at, 'ipAddress', host(ip), 'device', device, 'endedAt', ended_at,
      'endedBy', ended_by) order by created_at), '[]') from public.sessions where member_id = m.id),
    'codesAskedFor', (select coalesce(jsonb_agg(jsonb_build_object('sentAt', sent_at,
      'ipAddress', host(ip), 'guesses', guesses, 'usedAt', used_at) order by id), '[]')
      from public.sign_in_codes where phone = m.phone and not failed),
    'privateFeed', public.private_feed_of(m.id),
    'customers', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'createdAt', created_at)
      order by created_at), '[]') from public.customers where member_id = m.id),
    'subscriptions', public.read_subscriptions(m.id),
    'purchaseUnderWay', (select jsonb_build_object('tier', tier, 'sessionId', session_id,
      'createdAt', created_at, 'expiresAt', expires_at) from public.checkouts where member_id = m.id),
    'bans', (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'createdAt', created_at,
      'liftedAt', lifted_at) order by id), '[]') from public.bans where phone_hash = m.phone_hash),
    'bets', (select coalesce(jsonb_agg(body order by body ->> 'takenAt'), '[]')
      from public.bets where member_id = m.id and body is not null),
    'betLimits', public.read_bet_limits(m.id),
    'exclusions', (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'beganAt', began_at,
      'endsAt', ends_at) order by id), '[]') from public.exclusions
      -- Those of whoever had the number before are not theirs, unless they still hold for it.
      where phone_hash = m.phone_hash and (began_at >= m.created_at or ends_at > public.clock())),
    'lineCode', (select jsonb_build_object('madeAt', made_at) from public.line_codes where member_id = m.id),
    'voiceCalls', (select coalesce(jsonb_agg(jsonb_build_object('beganAt', began_at, 'endedAt', ended_at)
      order by began_at), '[]') from public.voice_calls where member_id = m.id),
    'renewals', public.export_renewals(m.id),
    'messages', public.export_messages(m.id),
    'alerts', public.export_alerts(m.id))
  from public.members as m where m.id = p_member);
end $$;

do $$
declare
  t text;
begin
  foreach t in array array['kept_consents', 'leaving_users'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
revoke all on function
  public.delete_member, public.leaving_users, public.forget_leaving_user, public.export_member
from public, anon, authenticated, service_role;
grant execute on function
  public.delete_member, public.leaving_users, public.forget_leaving_user, public.export_member
to service_role;
