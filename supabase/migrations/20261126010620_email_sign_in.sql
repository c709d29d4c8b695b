-- Signing in by a code to a confirmed e-mail address, for who gets no texts. A row for every wish, whosever number it names: what
-- is answered says nothing of it.

create table public.email_sign_ins (
  id bigint generated always as identity primary key,
  -- SHA-256 of the cookie of the browser that asked.
  browser bytea not null check (length(browser) = 32),
  phone text not null,
  ip inet not null,
  network inet not null,
  -- Keyed hash of number and code.
  code_hash bytea not null check (length(code_hash) = 32),
  -- Whom the code was sent to; null where nobody was.
  member_id uuid references public.members on delete cascade,
  address_hash bytea check (length(address_hash) = 32),
  sent_at timestamptz not null default public.clock(),
  guesses smallint not null default 0 check (guesses between 0 and 5),
  used_at timestamptz
);
create index on public.email_sign_ins (phone, id desc);
create index on public.email_sign_ins (ip, sent_at);
create index on public.email_sign_ins (network, sent_at);
create index on public.email_sign_ins (sent_at);
create index on public.email_sign_ins (member_id);
create index on public.email_sign_ins (address_hash, sent_at);

-- The address by which a number's member may sign in: confirmed a day ago or longer, so that nobody who had the number for an
-- hour leaves themselves a way back, and neither bounced nor called spam. Not where the number may have changed hands since:
-- carriers give one away after 45 days at the earliest, so a session that was opened after 45 days without any ends it
-- unless it has proven itself, until the address is confirmed again. None of a number that is banned.
create function public.sign_in_address(p_phone text) returns public.member_emails
language sql stable set search_path = '' as $$
  select e.* from public.members as m join public.member_emails as e on e.member_id = m.id
  where m.phone = p_phone and not public.is_banned(m.phone_hash)
    and e.confirmed_at <= public.clock() - interval '1 day'
    and not public.is_blocked(e.address_hash, 'email', 'complaint')
    and not public.is_blocked(e.address_hash, 'email', 'unreachable')
    and not exists (
      select from public.sessions as s where s.member_id = m.id and s.created_at > e.confirmed_at
        and not exists (select from public.trusted_sessions as t where t.session_id = s.id)
        and not exists (select from public.sessions as o where o.member_id = m.id and o.id <> s.id
          and o.created_at < s.created_at and o.used_at > s.created_at - interval '45 days'))
$$;

-- Notes that a code is asked for, and answers {"wait": 0, "id", "address", "resendAfter"}, address null where none is to be sent; or in
-- how many seconds one may be, and notes nothing. Caps as for codes by text: 3 for a number in 10 minutes and 10 a day,
-- 60, 120 and then 300 seconds apart; 10 for the reader's address and 30 for its network an hour; `p_daily` for everybody a
-- day. A mailbox gets ten of our codes a day, of every kind; beyond that nothing is sent, and the answer is the same.
create function public.begin_email_sign_in(
  p_phone text, p_browser bytea, p_code_hash bytea, p_ip inet, p_daily integer)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  reader inet := public.one_address(p_ip);
  around inet := set_masklen(reader::cidr, case family(reader) when 4 then 24 else 48 end)::inet;
  hour_ago timestamptz := public.clock() - interval '1 hour';
  day_ago timestamptz := public.clock() - interval '1 day';
  day timestamptz[];
  recent integer;
  wait integer;
  found_address public.member_emails;
  made bigint;
begin
  perform pg_advisory_xact_lock(hashtext('email_sign_ins'));
  select coalesce(array_agg(sent_at order by sent_at desc), '{}') into day from public.email_sign_ins
    where phone = p_phone and sent_at > day_ago;
  select count(*) into recent from unnest(day) as t where t > hour_ago;
  wait := greatest(
    public.wait_for_window(day, 1, make_interval(secs => (array[0, 60, 120, 300])[least(recent, 3) + 1])),
    public.wait_for_window(day, 3, interval '10 minutes'),
    public.wait_for_window(day, 10, interval '1 day'),
    public.wait_for_window(array(select sent_at from public.email_sign_ins
      where ip = reader and sent_at > hour_ago), 10, interval '1 hour'),
    public.wait_for_window(array(select sent_at from public.email_sign_ins
      where network = around and sent_at > hour_ago), 30, interval '1 hour'),
    public.wait_for_window(array(select sent_at from public.email_sign_ins
      where sent_at > day_ago), p_daily, interval '1 day'));
  if wait > 0 then return jsonb_build_object('wait', wait); end if;
  found_address := public.sign_in_address(p_phone);
  if (select count(*) from public.email_sign_ins
      where address_hash = found_address.address_hash and sent_at > day_ago)
    + (select count(*) from public.email_codes
      where address_hash = found_address.address_hash and sent_at > day_ago) >= 10 then
    found_address := null;
  end if;
  insert into public.email_sign_ins (browser, phone, ip, network, code_hash, member_id, address_hash)
    values (p_browser, p_phone, reader, around, p_code_hash, found_address.member_id, found_address.address_hash)
    returning id into made;
  return jsonb_build_object('wait', 0, 'id', made, 'address', found_address.address,
    'resendAfter', (array[60, 120, 300])[least(recent, 2) + 1]);
end $$;

-- Tries a code: the last one of this number, if this browser asked for it, within five minutes, five times. The guess is counted
-- first, in one statement, so that of many at a time five are looked at. Answers the member, signed in and trusted as who
-- opens their mailbox; null for whatever is wrong; {"over": true} once the number has had twenty wrong guesses in a day.
create function public.try_email_sign_in(
  p_phone text, p_browser bytea, p_code_hash bytea, p_token bytea, p_terms text, p_ip inet, p_device text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  code public.email_sign_ins;
  good public.member_emails;
  wrong integer;
  member jsonb;
begin
  select * into code from public.email_sign_ins where phone = p_phone order by id desc limit 1;
  if code.id is null or code.browser <> p_browser or code.guesses >= 5 or code.used_at is not null
    or code.sent_at <= public.clock() - interval '5 minutes' then return null; end if;
  perform pg_advisory_xact_lock(hashtext('email guess ' || p_phone));
  select coalesce(sum(guesses - (used_at is not null)::integer), 0) into wrong
    from public.email_sign_ins where phone = p_phone and sent_at > public.clock() - interval '1 day';
  if wrong >= 20 then return '{"over": true}'; end if;
  update public.email_sign_ins set guesses = guesses + 1,
      used_at = case when code_hash = p_code_hash and member_id is not null then public.clock() end
    where id = code.id and guesses < 5 and used_at is null
    returning * into code;
  if not found or code.used_at is null then return null; end if;
  -- As it is now: the address may have been taken away, or the number banned.
  good := public.sign_in_address(p_phone);
  if good.member_id is distinct from code.member_id or good.address_hash is distinct from code.address_hash then
    return null;
  end if;
  member := public.open_session(code.member_id, p_token, p_ip, p_device, 'email');
  if member is null then return null; end if;
  insert into public.consents (member_id, document, version, ip, device)
    values (code.member_id, 'terms', p_terms, p_ip, p_device) on conflict do nothing;
  return jsonb_build_object('isNewUser', false, 'user', member);
end $$;

create or replace function public.export_email_sign_in(p_member uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('emailSignIns', coalesce(jsonb_agg(
      jsonb_build_object('askedAt', sent_at, 'usedAt', used_at, 'ip', host(ip)) order by id), '[]'))
  from public.email_sign_ins where member_id = p_member
$$;

-- Codes after two days; zones that PostgreSQL's list has got since.
create or replace function public.thin_email_sign_in() returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.email_sign_ins where sent_at < public.clock() - interval '2 days';
  perform public.note_zone_names();
end $$;

alter table public.email_sign_ins enable row level security;
revoke all on public.email_sign_ins from public, anon, authenticated, service_role;
revoke all on function public.sign_in_address, public.begin_email_sign_in, public.try_email_sign_in
from public, anon, authenticated, service_role;
grant execute on function public.begin_email_sign_in, public.try_email_sign_in to service_role;
