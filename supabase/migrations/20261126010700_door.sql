-- The door: who is texted a code, what counts for whom, and room for those who have signed in before.

alter table public.sign_in_codes
  -- What came of it where that is not a text: Supabase did not answer in time ("unclear"), no text was sent to a stranger
  -- while the room for strangers was used up ("withheld"), or Supabase was away or at a limit of its own ("away"), which
  -- counts for nobody. `failed` alone: it was refused, which counts for the address.
  add column came_of text check (came_of in ('unclear', 'withheld', 'away')),
  -- The hook has handed the text to the provider.
  add column texted_at timestamptz,
  -- The number has signed in before.
  add column known boolean not null default false,
  -- Guesses given back though Supabase may have looked at them.
  add column unseen smallint not null default 0 check (unseen between 0 and 5);

alter table public.code_texts add column code bigint;

-- Whether a number has signed in within 90 days.
create function public.has_signed_in(p_phone text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.members as m join public.sessions as s on s.member_id = m.id
    where m.phone = p_phone and s.created_at > public.clock() - interval '90 days')
$$;

-- Codes a day for numbers that have not signed in before: three fifths of the day's.
create function public.room_for_strangers(p_daily integer) returns integer
language sql immutable set search_path = '' as $$ select greatest(1, p_daily * 3 / 5) $$;

-- The codes that count for the site's day: what left, or may have and was not said otherwise. One without an answer counts if
-- the hook sent it. What never left counts for nobody's day. All who count the day ask here.
create function public.codes_of_day() returns setof public.sign_in_codes
language sql stable set search_path = '' as $$
  select * from public.sign_in_codes
  where sent_at > public.clock() - interval '1 day' and not failed and (came_of is null or texted_at is not null)
$$;

-- When they were sent; those of strangers alone.
create function public.texts_of_day(p_strangers boolean) returns timestamptz[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(sent_at), '{}') from public.codes_of_day() where not p_strangers or not known
$$;

-- Seconds until a number may be sent a code to an address: at most 3 for a number in 10 minutes and 10 a day, 60, 120 and
-- then 300 seconds apart; 10 for an address and 30 for its network an hour.
create function public.own_wait(p_phone text, p_address inet, p_network inet) returns integer
language plpgsql stable set search_path = '' as $$
declare
  day timestamptz[];
  recent integer;
begin
  select coalesce(array_agg(sent_at order by sent_at desc), '{}') into day from public.sign_in_codes
    where phone = p_phone and not failed and sent_at > public.clock() - interval '1 day';
  select count(*) into recent from unnest(day) as t where t > public.clock() - interval '1 hour';
  return greatest(
    public.wait_for_window(day, 1, make_interval(secs => (array[0, 60, 120, 300])[least(recent, 3) + 1])),
    public.wait_for_window(day, 3, interval '10 minutes'),
    public.wait_for_window(day, 10, interval '1 day'),
    public.wait_for_window(array(select sent_at from public.sign_in_codes
      where ip = p_address and came_of is distinct from 'away' and sent_at > public.clock() - interval '1 hour'),
      10, interval '1 hour'),
    public.wait_for_window(array(select sent_at from public.sign_in_codes
      where network = p_network and came_of is distinct from 'away' and sent_at > public.clock() - interval '1 hour'),
      30, interval '1 hour'));
end $$;

-- Notes that a code is about to be sent: {wait: 0, withheld, strangersWait, resendAfter}; or answers in how many seconds it
-- may be as `wait`, and notes nothing. `withheld`: nothing is sent, for the number is new and the room for strangers is used
-- up for `strangersWait` seconds; it is noted all the same, so that the next answers are those of a known number.
drop function public.begin_sign_in(text, bytea, inet, integer);
create function public.begin_sign_in(p_phone text, p_browser bytea, p_ip inet, p_daily integer)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  address inet := public.one_address(p_ip);
  around inet := set_masklen(address::cidr, case family(address) when 4 then 24 else 48 end)::inet;
  knows boolean := public.has_signed_in(p_phone);
  wait integer;
  strangers_wait integer;
begin
  perform pg_advisory_xact_lock(hashtext('sign_in_codes'));
  delete from public.sign_in_codes where sent_at < public.clock() - interval '2 days';
  wait := greatest(
    public.own_wait(p_phone, address, around),
    public.wait_for_window(public.texts_of_day(false), p_daily, interval '1 day'));
  if wait > 0 then return jsonb_build_object('wait', wait); end if;
  strangers_wait := public.wait_for_window(
    public.texts_of_day(true), public.room_for_strangers(p_daily), interval '1 day');
  insert into public.sign_in_codes (browser, phone, ip, network, known, came_of)
    values (p_browser, p_phone, address, around, knows,
      case when strangers_wait > 0 and not knows then 'withheld' end);
  return jsonb_build_object(
    'wait', 0, 'withheld', strangers_wait > 0 and not knows, 'strangersWait', strangers_wait,
    'resendAfter', public.own_wait(p_phone, address, around));
end $$;

-- Says what came of the code that begin_sign_in noted last for this browser and number: 'failed', or one of `came_of`.
-- Answers false if a text has left or somebody guesses already: then the code counts as sent.
drop function public.cancel_sign_in(text, bytea);
create function public.settle_code(p_phone text, p_browser bytea, p_came_of text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.sign_in_codes
    set failed = p_came_of in ('failed', 'away'), came_of = nullif(p_came_of, 'failed')
    where id = (
      select id from public.sign_in_codes where browser = p_browser and phone = p_phone
      order by id desc limit 1)
      and guesses = 0 and (texted_at is null or p_came_of = 'unclear');
  return found;
end $$;

-- Gives a guess back that was not looked at. `p_unclear`: it may have been, but nobody saw the answer; five times a code.
create function public.give_back_guess(p_code bigint, p_unclear boolean) returns void
language sql security definer set search_path = '' as $$
  update public.sign_in_codes set guesses = guesses - 1, unseen = unseen + p_unclear::integer
  where id = p_code and guesses > 0 and used_at is null and not (p_unclear and unseen >= 5)
$$;

-- Claims a text of Supabase Auth: 'send', 'again' if it was claimed before, or 'unasked' if begin_sign_in noted no code for
-- that number in the last minute which was not texted yet. Whoever has a key of the project can ask Supabase for texts.
drop function public.claim_text(uuid);
create function public.claim_text(p_id uuid, p_phone text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  asked bigint;
begin
  delete from public.code_texts where claimed_at < public.clock() - interval '1 day';
  insert into public.code_texts (id) values (p_id) on conflict do nothing;
  if not found then return 'again'; end if;
  update public.sign_in_codes set texted_at = public.clock()
    where id = (
      select id from public.sign_in_codes
      where phone = p_phone and sent_at > public.clock() - interval '1 minute'
        and not failed and came_of is distinct from 'withheld' and texted_at is null
      order by id desc limit 1) and texted_at is null
    returning id into asked;
  if asked is null then
    delete from public.code_texts where id = p_id;
    return 'unasked';
  end if;
  update public.code_texts set code = asked where id = p_id;
  return 'send';
end $$;

create or replace function public.release_text(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.sign_in_codes set texted_at = null
    where id = (select code from public.code_texts where id = p_id);
  delete from public.code_texts where id = p_id;
end $$;

-- Whether Supabase Auth holds a member's user banned. Of what this database's owner may not read it says nothing.
create function public.held_at_auth(p_member uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.members as m join auth.users as u on u.id in (m.id, m.later_user)
    where m.id = p_member and u.banned_until > public.clock());
exception when insufficient_privilege or undefined_table or undefined_column then return false;
end $$;

-- However a member signs in, a session of theirs ends as it begins while their user is banned at Supabase.
create function public.end_held_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if public.held_at_auth(new.member_id) then
    new.ended_at := public.clock();
    new.ended_by := 'ban';
  end if;
  return new;
end $$;
create trigger held_sessions_end before insert on public.sessions
  for each row execute function public.end_held_session();

-- Every ten minutes: ends the sessions of members whose user is banned at Supabase, and deletes what its log of sign-ins
-- (with numbers, and with those of deleted users) holds for longer than a day. `forgotten` is null where the database's owner
-- may not.
create function public.tend_sign_in() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  ended integer := 0;
  forgotten integer := 0;
  reads boolean := true;
begin
  begin
    update public.sessions set ended_at = public.clock(), ended_by = 'ban'
      where ended_at is null and member_id in (
        select m.id from auth.users as u join public.members as m on u.id in (m.id, m.later_user)
        where u.banned_until > public.clock());
    get diagnostics ended = row_count;
  exception when insufficient_privilege or undefined_table or undefined_column then reads := false;
  end;
  if to_regclass('auth.audit_log_entries') is not null then
    begin
      delete from auth.audit_log_entries as a
        where a.created_at < public.clock() - interval '1 day' or exists (
          select from unnest(array[a.payload ->> 'actor_id', a.payload -> 'traits' ->> 'user_id']) as t(id)
          where t.id <> '' and t.id <> '00000000-0000-0000-0000-000000000000'
            and not exists (select from auth.users as u where u.id::text = t.id));
      get diagnostics forgotten = row_count;
    exception when insufficient_privilege then forgotten := null;
    end;
  end if;
  return jsonb_build_object('readsBans', reads, 'ended', ended, 'forgotten', forgotten);
end $$;

-- For the doctor: what of Supabase Auth's own tables this database's owner, whose rights the functions above have, may.
create function public.reach_into_auth() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  log regclass := to_regclass('auth.audit_log_entries');
  kept boolean := false;
begin
  begin
    if log is not null then kept := exists (select from auth.audit_log_entries); end if;
  exception when insufficient_privilege then kept := null;
  end;
  return jsonb_build_object(
    'readsBans', has_table_privilege('auth.users', 'SELECT'),
    'deletesLog', log is null or has_table_privilege(log, 'DELETE'),
    'logKept', kept);
end $$;

revoke all on function
  public.has_signed_in, public.room_for_strangers, public.codes_of_day, public.texts_of_day, public.own_wait,
  public.begin_sign_in, public.settle_code, public.give_back_guess, public.claim_text, public.release_text,
  public.held_at_auth, public.end_held_session, public.tend_sign_in, public.reach_into_auth
from public, anon, authenticated, service_role;
grant execute on function
  public.begin_sign_in, public.settle_code, public.give_back_guess, public.claim_text, public.release_text,
  public.tend_sign_in, public.reach_into_auth
to service_role;
