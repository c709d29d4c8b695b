-- Signing in: codes, who asked for them and how often they were guessed at, and the sessions that come of them.

-- A code that was asked for: by which browser, for which number, and how often it was guessed at.
create table public.sign_in_codes (
  id bigint generated always as identity primary key,
  -- SHA-256 of the cookie of the browser that asked.
  browser bytea not null check (length(browser) = 32),
  phone text not null,
  ip inet not null,
  -- The addresses one household or one provider's customer can take: /24, or /48 of IPv6.
  network inet not null,
  sent_at timestamptz not null default public.clock(),
  -- It could not be sent. The address has asked all the same: attempts that fail use up what Supabase and the provider allow.
  failed boolean not null default false,
  guesses smallint not null default 0 check (guesses between 0 and 5),
  used_at timestamptz
);
create index on public.sign_in_codes (phone, id desc);
create index on public.sign_in_codes (phone, sent_at);
create index on public.sign_in_codes (ip, sent_at);
create index on public.sign_in_codes (network, sent_at);
create index on public.sign_in_codes (sent_at);

create table public.sessions (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.members on delete cascade,
  -- SHA-256 of the cookie, and of the one before it, which requests on their way may still carry.
  token bytea not null unique check (length(token) = 32),
  earlier bytea unique check (length(earlier) = 32),
  renewed_at timestamptz not null default public.clock(),
  created_at timestamptz not null default public.clock(),
  used_at timestamptz not null default public.clock(),
  ip inet,
  device text not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('sign-out', 'elsewhere', 'reuse', 'ban'))
);
create index on public.sessions (member_id) where ended_at is null;

-- Of an address what counts as one: itself, or the /64 that an IPv6 customer has.
create function public.one_address(p_ip inet) returns inet
language sql immutable set search_path = '' as $$
  select case family(p_ip) when 4 then host(p_ip)::inet else set_masklen(p_ip::cidr, 64)::inet end
$$;

-- Seconds until one more of `p_most` in `p_window` may come, given the times of those before; 0: now.
create function public.wait_for_window(p_times timestamptz[], p_most integer, p_window interval)
returns integer language sql stable set search_path = '' as $$
  select coalesce((
    select greatest(1, ceil(extract(epoch from t + p_window - public.clock())))::integer
    from unnest(p_times) as t where t > public.clock() - p_window
    order by t desc offset p_most - 1 limit 1), 0)
$$;

-- Notes that a code is about to be sent, and answers 0; or answers in how many seconds it may be, and notes nothing.
-- At most 3 for a number in 10 minutes and 10 a day, 60, 120 and then 300 seconds apart; 10 for an address and 30 for
-- its network an hour; `p_daily` for everybody a day.
create function public.begin_sign_in(p_phone text, p_browser bytea, p_ip inet, p_daily integer)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  address inet := public.one_address(p_ip);
  around inet := set_masklen(address::cidr, case family(address) when 4 then 24 else 48 end)::inet;
  day timestamptz[];
  recent integer;
  wait integer;
begin
  perform pg_advisory_xact_lock(hashtext('sign_in_codes'));
  delete from public.sign_in_codes where sent_at < public.clock() - interval '2 days';
  select coalesce(array_agg(sent_at order by sent_at desc), '{}') into day from public.sign_in_codes
    where phone = p_phone and not failed and sent_at > public.clock() - interval '1 day';
  select count(*) into recent from unnest(day) as t where t > public.clock() - interval '1 hour';
  wait := greatest(
    public.wait_for_window(day, 1, make_interval(secs => (array[0, 60, 120, 300])[least(recent, 3) + 1])),
    public.wait_for_window(day, 3, interval '10 minutes'),
    public.wait_for_window(day, 10, interval '1 day'),
    public.wait_for_window(array(select sent_at from public.sign_in_codes
      where ip = address and sent_at > public.clock() - interval '1 hour'), 10, interval '1 hour'),
    public.wait_for_window(array(select sent_at from public.sign_in_codes
      where network = around and sent_at > public.clock() - interval '1 hour'), 30, interval '1 hour'),
    public.wait_for_window(array(select sent_at from public.sign_in_codes
      where not failed and sent_at > public.clock() - interval '1 day'), p_daily, interval '1 day'));
  if wait = 0 then
    insert into public.sign_in_codes (browser, phone, ip, network)
      values (p_browser, p_phone, address, around);
  end if;
  return wait;
end $$;

-- Takes back what begin_sign_in noted last for this browser and number: the code could not be sent, so the number waits for
-- nothing.
create function public.cancel_sign_in(p_phone text, p_browser bytea) returns void
language sql security definer set search_path = '' as $$
  update public.sign_in_codes set failed = true where id = (
    select id from public.sign_in_codes where browser = p_browser and phone = p_phone
    order by id desc limit 1) and guesses = 0
$$;

-- Counts a guess at the last code of this number, if this browser asked for it, and answers its id; null where there is
-- none to be guessed at: asked for by no one or by another browser, older than five minutes, used, or guessed at five
-- times. A number has one code at a time: were browsers that asked before still let guess, each would bring five tries at
-- it. Answers 0 once the number has had twenty wrong guesses in a day.
create function public.count_guess(p_phone text, p_browser bytea) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  code public.sign_in_codes;
  wrong integer;
begin
  select * into code from public.sign_in_codes where phone = p_phone and not failed order by id desc limit 1;
  -- A flood of guesses at a code that is none waits for nothing.
  if code.id is null or code.browser <> p_browser or code.guesses >= 5 or code.used_at is not null
    or code.sent_at <= public.clock() - interval '5 minutes' then return null; end if;
  perform pg_advisory_xact_lock(hashtext('guess ' || p_phone));
  select coalesce(sum(guesses - (used_at is not null)::integer), 0) into wrong
    from public.sign_in_codes where phone = p_phone and sent_at > public.clock() - interval '1 day';
  if wrong >= 20 then return 0; end if;
  update public.sign_in_codes set guesses = guesses + 1
    where id = code.id and guesses < 5 and used_at is null
    returning * into code;
  return code.id;
end $$;

-- Texts with codes that are sent or being sent: Supabase Auth asks again where an answer is lost.
create table public.code_texts (
  id uuid primary key,
  claimed_at timestamptz not null default public.clock()
);
create index on public.code_texts (claimed_at);

create function public.claim_text(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.code_texts where claimed_at < public.clock() - interval '1 day';
  insert into public.code_texts (id) values (p_id) on conflict do nothing;
  return found;
end $$;

create function public.release_text(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.code_texts where id = p_id
$$;

-- What a browser is told of a member.
create function public.member_json(p_member public.members) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select jsonb_build_object(
    'id', p_member.id, 'phoneNumber', p_member.phone, 'isAdmin', p_member.is_admin,
    'tosAccepted', c.accepted_at is not null, 'tosAcceptedAt', c.accepted_at,
    'tosIpAddress', host(c.ip), 'createdAt', p_member.created_at,
    'shutOutUntil', public.shut_out_until(p_member.phone_hash))
    || public.subscription_of(p_member.id)
  from (select 1) as one left join lateral (
    select accepted_at, ip from public.consents where member_id = p_member.id and document = 'terms'
    order by id limit 1) as c on true);
end $$;

-- Signs a browser in with a code that Supabase has found right: once, not for a number that is banned, and not where another
-- code was asked for since, which may be the one that was right. Answers null then, else the member and whether they are
-- new.
create function public.finish_sign_in(
  p_code bigint, p_member uuid, p_phone text, p_phone_hash bytea, p_token bytea,
  p_terms text, p_ip inet, p_device text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  member public.members;
  is_new boolean;
begin
  update public.sign_in_codes set used_at = public.clock()
    where id = p_code and phone = p_phone and used_at is null;
  if not found or exists (
    select from public.sign_in_codes where phone = p_phone and id > p_code and not failed
  ) then
    return null;
  end if;
  -- An account is its number's. A user who was given another number at Supabase comes to that number's account, not to
  -- the one they had; and they do not leave a ban that way.
  if public.is_banned(p_phone_hash) or exists (
    select from public.members where p_member in (id, later_user) and public.is_banned(phone_hash)
  ) then return null; end if;
  update public.members set later_user = null where later_user = p_member and phone <> p_phone;
  insert into public.members (id, phone, phone_hash) values (
    case when exists (select from public.members where id = p_member and phone <> p_phone)
      then gen_random_uuid() else p_member end, p_phone, p_phone_hash)
    on conflict do nothing;
  is_new := found;
  update public.members set later_user = nullif(p_member, id)
    where phone = p_phone and later_user is distinct from nullif(p_member, id);
  select * into strict member from public.members where phone = p_phone;
  insert into public.consents (member_id, document, version, ip, device)
    values (member.id, 'terms', p_terms, p_ip, p_device) on conflict do nothing;
  insert into public.sessions (member_id, token, ip, device)
    values (member.id, p_token, p_ip, p_device);
  return jsonb_build_object('isNewUser', is_new, 'user', public.member_json(member));
end $$;

-- The session of a cookie, and whether the cookie is replaced by `p_next` (once a day); null where it is none, has not
-- been used for 7 days, is 30 days old or was ended. The cookie before the last is good for a minute more, for
-- requests that were on their way; later it is a copy in other hands, and the session ends.
create function public.use_session(p_token bytea, p_next bytea) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session public.sessions;
  member public.members;
  renewed boolean := false;
  time timestamptz := public.clock();
begin
  select * into session from public.sessions
    where (token = p_token or earlier = p_token) and ended_at is null
      and used_at > time - interval '7 days' and created_at > time - interval '30 days';
  if not found then return null; end if;
  if session.token <> p_token and session.renewed_at < time - interval '1 minute' then
    update public.sessions set ended_at = time, ended_by = 'reuse' where id = session.id;
    return null;
  end if;
  if session.token = p_token and session.renewed_at < time - interval '1 day' and p_next is not null then
    -- Of requests at the same time one renews; the others carry what is now the cookie before.
    update public.sessions set earlier = token, token = p_next, renewed_at = time, used_at = time
      where id = session.id and token = p_token and ended_at is null;
    renewed := found;
  elsif session.used_at < time - interval '1 minute' then
    update public.sessions set used_at = time where id = session.id;
  end if;
  select * into member from public.members where id = session.member_id;
  -- The account was deleted meanwhile.
  if not found then return null; end if;
  if public.is_banned(member.phone_hash) then
    update public.sessions set ended_at = time, ended_by = 'ban' where id = session.id;
    return null;
  end if;
  return jsonb_build_object(
    'sessionId', session.id, 'renewed', renewed, 'user', public.member_json(member));
end $$;

-- The sessions of a member that are open, the last used first.
create function public.list_sessions(p_member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'device', device, 'createdAt', created_at, 'usedAt', used_at) order by used_at desc), '[]')
  from public.sessions where member_id = p_member and ended_at is null
    and used_at > public.clock() - interval '7 days' and created_at > public.clock() - interval '30 days'
$$;

-- Ends one open session of a member, or all where none is named. Answers how many.
create function public.end_sessions(p_member uuid, p_session uuid, p_by text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  update public.sessions set ended_at = public.clock(), ended_by = p_by
    where member_id = p_member and ended_at is null and (p_session is null or id = p_session);
  get diagnostics ended = row_count;
  return ended;
end $$;

do $$
declare
  t text;
begin
  foreach t in array array['sign_in_codes', 'code_texts', 'sessions'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
revoke all on function
  public.one_address, public.wait_for_window, public.begin_sign_in, public.cancel_sign_in,
  public.count_guess, public.claim_text, public.release_text, public.member_json,
  public.finish_sign_in, public.use_session, public.list_sessions, public.end_sessions
from public, anon, authenticated, service_role;
grant execute on function
  public.begin_sign_in, public.cancel_sign_in, public.count_guess, public.claim_text,
  public.release_text, public.finish_sign_in, public.use_session, public.list_sessions,
  public.end_sessions
to service_role;
