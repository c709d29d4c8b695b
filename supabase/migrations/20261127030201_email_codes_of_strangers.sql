-- Codes by e-mail when the carrier is down and everybody needs one: what strangers ask for, of which no mail is made, uses up nothing of
-- the site's day, and their wish for a member's number does not kill the code that the member has just been sent.

-- As before; the site's day counts codes that were to be sent.
create or replace function public.begin_email_sign_in(
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
      where member_id is not null and sent_at > day_ago), p_daily, interval '1 day'));
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

-- As before; the last code that this browser asked for, whoever else has asked since.
create or replace function public.try_email_sign_in(
  p_phone text, p_browser bytea, p_code_hash bytea, p_token bytea, p_terms text, p_ip inet, p_device text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  code public.email_sign_ins;
  good public.member_emails;
  member jsonb;
begin
  select * into code from public.email_sign_ins where phone = p_phone and browser = p_browser order by id desc limit 1;
  if code.id is null or code.guesses >= 5 or code.used_at is not null
    or code.sent_at <= public.clock() - interval '5 minutes' then return null; end if;
  if not public.take_guess('email', p_phone) then return '{"over": true}'; end if;
  if code.box is not null and not public.take_guess('box', encode(code.box, 'hex')) then return null; end if;
  update public.email_sign_ins set guesses = guesses + 1,
      used_at = case when code_hash = p_code_hash and member_id is not null then public.clock() end
    where id = code.id and guesses < 5 and used_at is null
    returning * into code;
  if not found or code.used_at is null then return null; end if;
  perform public.forgive_mail_guess('email', p_phone, code.box);
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

-- As before, and what is used of the day's codes by e-mail to sign in: on a day without texts everybody needs one.
create or replace function public.code_text_state(p_daily integer, p_hourly integer, p_emails integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with time as (select public.clock() as now),
  sent as (
    select c.sent_at, c.known, c.sent_at > now - interval '1 hour' as is_recent from public.codes_of_day() c, time),
  withheld as (
    select c.sent_at, c.sent_at > now - interval '1 hour' as is_recent from public.sign_in_codes c, time
    where c.came_of = 'withheld' and c.sent_at > now - interval '1 day'),
  failed as (
    select c.sent_at, c.network from public.sign_in_codes c, time
    where c.failed and c.sent_at > now - interval '30 minutes'
      and c.id > coalesce((select max(id) from public.sign_in_codes where not failed and came_of is null), 0)),
  emails as (
    select e.sent_at from public.email_codes e, time where e.sent_at > now - interval '1 day'),
  sign_ins as (
    select s.sent_at from public.email_sign_ins s, time where s.member_id is not null and s.sent_at > now - interval '1 day')
  select jsonb_build_object(
    'texts', coalesce((select jsonb_agg(jsonb_build_object(
        'state', state, 'trouble', trouble, 'code', code, 'at', at) order by at desc, text)
      from (select r.* from public.code_results r, time
        where r.state <> 'unasked' and r.at > now - interval '1 day' order by r.at desc, r.text limit 60) as last), '[]'),
    'unasked', (select count(*) from public.code_results r, time
      where r.state = 'unasked' and r.at > now - interval '1 hour'),
    'unaskedSince', (select min(r.at) from public.code_results r, time
      where r.state = 'unasked' and r.at > now - interval '1 hour'),
    'withheld', (select count(*) from withheld),
    'withheldSince', (select min(sent_at) from withheld where is_recent),
    'projectCap', public.text_trouble_now('project cap', interval '1 hour'),
    'away', public.text_trouble_now('away', interval '30 minutes'),
    'failed', (select count(*) from failed),
    'failedNetworks', (select count(distinct network) from failed),
    'failedSince', (select min(sent_at) from failed),
    'day', (select jsonb_build_object('used', count(*), 'cap', p_daily,
        'strangers', count(*) filter (where not known), 'strangersCap', public.room_for_strangers(p_daily),
        'halfAt', (select sent_at from sent order by sent_at offset greatest(ceil(p_daily / 2.0)::integer - 1, 0) limit 1))
      from sent),
    'hour', (select jsonb_build_object('used', count(*), 'cap', p_hourly,
        'halfAt', (select sent_at from sent where is_recent order by sent_at offset greatest(ceil(p_hourly / 2.0)::integer - 1, 0) limit 1))
      from sent where is_recent),
    'emails', (select jsonb_build_object('used', count(*), 'cap', p_emails,
        'halfAt', (select sent_at from emails order by sent_at offset greatest(ceil(p_emails / 2.0)::integer - 1, 0) limit 1))
      from emails),
    'signInEmails', (select jsonb_build_object('used', count(*), 'cap', p_daily,
        'halfAt', (select sent_at from sign_ins order by sent_at offset greatest(ceil(p_daily / 2.0)::integer - 1, 0) limit 1))
      from sign_ins))
$$;
