-- One counter of guesses at what proves somebody, with one rule: so many in a day for whoever is guessed at, whatever the device. Each
-- code has its own five besides. Guesses at a texted code stay with the code, as Supabase may give one back.

create table public.guesses (
  id bigint generated always as identity primary key,
  what text not null check (what in ('payment', 'proof', 'email', 'box')),
  -- A member's id; for 'email' the number; for 'box' the keyed hash of the box of mail, in hex.
  whose text not null check (length(whose) between 1 and 64),
  guessed_at timestamptz not null default public.clock()
);
create index on public.guesses (what, whose, guessed_at);
create index on public.guesses (whose);
create index on public.guesses (guessed_at);

-- Counts a guess before it is looked at, so that of many at a time no more are looked at. False, and not counted, once there were
-- too many in a day: five at a payment, twenty at anything else. Twenty are one code's five four times: of a million codes
-- that is one in 50,000 a day.
create function public.take_guess(p_what text, p_whose text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  most integer := case p_what when 'payment' then 5 else 20 end;
begin
  perform pg_advisory_xact_lock(hashtextextended('guess ' || p_what || ' ' || p_whose, 0));
  if (select count(*) from public.guesses
      where what = p_what and whose = p_whose and guessed_at > public.clock() - interval '1 day') >= most then
    return false; end if;
  insert into public.guesses (what, whose) values (p_what, p_whose);
  return true;
end $$;

-- A guess was right: it does not count.
create function public.forgive_guess(p_what text, p_whose text) returns void
language sql set search_path = '' as $$
  delete from public.guesses where id = (
    select id from public.guesses where what = p_what and whose = p_whose order by id desc limit 1)
$$;

-- The same for a code by mail: by who is guessed at and by the box, if it is known.
create function public.take_mail_guess(p_what text, p_whose text, p_box bytea) returns boolean
language plpgsql set search_path = '' as $$
begin
  return public.take_guess(p_what, p_whose) and (p_box is null or public.take_guess('box', encode(p_box, 'hex')));
end $$;
create function public.forgive_mail_guess(p_what text, p_whose text, p_box bytea) returns void
language plpgsql set search_path = '' as $$
begin
  perform public.forgive_guess(p_what, p_whose);
  if p_box is not null then perform public.forgive_guess('box', encode(p_box, 'hex')); end if;
end $$;

create or replace function public.count_card_guess(p_member uuid) returns boolean
language sql security definer set search_path = '' as $$
  select public.take_guess('payment', p_member::text)
$$;
insert into public.guesses (what, whose, guessed_at)
  select 'payment', member_id::text, guessed_at from public.card_guesses;
drop table public.card_guesses;

-- Who leaves takes the guesses at them along.
create function public.forget_guesses() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.guesses where whose in (old.id::text, old.phone);
  return null;
end $$;
create trigger guesses_go_with_the_member after delete on public.members
  for each row execute function public.forget_guesses();

-- The box that a code was sent to, however its address is written: null where nothing was sent.
alter table public.trust_codes add column box bytea check (length(box) = 32);
alter table public.email_codes add column box bytea check (length(box) = 32);
alter table public.email_sign_ins add column box bytea check (length(box) = 32);

-- Counts a code of any kind to its box before it is sent, as count_box_call, and notes the box with the code. What strangers may
-- ask for, codes to sign in, is counted apart: they must not use up what a member proves themselves by.
create function public.count_code_to_box(p_kind text, p_code bigint, p_box bytea, p_domain bytea) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  asked_by text := case p_kind when 'sign-in' then 'stranger' else '' end;
  counted bytea := sha256(p_box || convert_to(asked_by, 'UTF8'));
  seconds integer := public.count_box_call(counted, sha256(p_domain || convert_to(asked_by, 'UTF8')));
begin
  if seconds > 0 then return seconds; end if;
  case p_kind
    when 'proof' then update public.trust_codes as c set box = counted where c.id = p_code;
    when 'address' then update public.email_codes as c set box = counted where c.id = p_code;
    when 'sign-in' then update public.email_sign_ins as c set box = counted where c.id = p_code;
  end case;
  return 0;
end $$;

create or replace function public.try_trust_code(p_member uuid, p_session uuid, p_code_hash bytea) returns text
language plpgsql security definer set search_path = '' as $$
declare
  code public.trust_codes;
begin
  select * into code from public.trust_codes
    where session_id = p_session and member_id = p_member order by id desc limit 1 for update;
  if not found or code.used_at is not null or code.tries >= 5
    or code.sent_at <= public.clock() - interval '15 minutes'
    or public.proving_address(p_session) is null
    or not public.take_mail_guess('proof', p_member::text, code.box) then return 'over'; end if;
  update public.trust_codes set tries = tries + 1 where id = code.id;
  if code.code_hash <> p_code_hash then return 'wrong'; end if;
  update public.trust_codes set used_at = public.clock() where id = code.id;
  perform public.forgive_mail_guess('proof', p_member::text, code.box);
  return case when public.prove_trust(p_member, p_session, 'email') then 'right' else 'over' end;
end $$;

create or replace function public.confirm_email(p_member uuid, p_id bigint, p_code_hash bytea, p_ip inet, p_device text)
returns text language plpgsql security definer set search_path = '' as $$
declare
  code public.email_codes;
begin
  perform public.hold_number(p_member);
  select * into code from public.email_codes where member_id = p_member order by id desc limit 1 for update;
  if not found or code.id <> p_id or code.used_at is not null or code.tries >= 5
    or code.sent_at <= public.clock() - interval '15 minutes'
    or public.is_blocked(code.address_hash, 'email', 'complaint')
    or not public.take_mail_guess('proof', p_member::text, code.box) then return 'over'; end if;
  update public.email_codes set tries = tries + 1 where id = code.id;
  if code.code_hash <> p_code_hash then return 'wrong'; end if;
  update public.email_codes set used_at = public.clock() where id = code.id;
  perform public.forgive_mail_guess('proof', p_member::text, code.box);
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

-- As before, counted with all other guesses. A box that is guessed at too much answers as a wrong code: it must not say that
-- the number has one.
create or replace function public.try_email_sign_in(
  p_phone text, p_browser bytea, p_code_hash bytea, p_token bytea, p_terms text, p_ip inet, p_device text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  code public.email_sign_ins;
  good public.member_emails;
  member jsonb;
begin
  select * into code from public.email_sign_ins where phone = p_phone order by id desc limit 1;
  if code.id is null or code.browser <> p_browser or code.guesses >= 5 or code.used_at is not null
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

create or replace function public.thin_member_calls() returns void
language sql security definer set search_path = '' as $$
  delete from public.member_calls where called_at < public.clock() - interval '1 day';
  delete from public.box_calls where called_at < public.clock() - interval '1 day';
  delete from public.guesses where guessed_at < public.clock() - interval '1 day'
$$;

alter table public.guesses enable row level security;
revoke all on public.guesses from public, anon, authenticated, service_role;
revoke all on function public.take_guess, public.forgive_guess, public.take_mail_guess, public.forgive_mail_guess,
  public.forget_guesses, public.count_code_to_box
from public, anon, authenticated, service_role;
revoke execute on function public.count_box_call from service_role;
grant execute on function public.count_code_to_box to service_role;
