-- The voice line: members' line codes, calls, and the codes tried in them. Who calls from which number proves nothing: the
-- number says whose code is meant, the code proves it, and the database decides at each turn of a call what is open.

create table public.line_codes (
  member_id uuid primary key references public.members on delete cascade,
  -- Keyed hash of number and code, and the code sealed for the member's own page: both with keys that the database does
  -- not have, so that a copy of this table tells no code.
  check_hash bytea not null check (length(check_hash) = 32),
  sealed bytea not null check (length(sealed) between 16 and 200),
  made_at timestamptz not null default public.clock()
);

create table public.voice_calls (
  -- Twilio's CallSid.
  sid text primary key check (sid ~ '^CA[0-9a-f]{32}$'),
  -- Keyed hash of the caller's number; null where it is withheld.
  caller bytea check (length(caller) = 32),
  began_at timestamptz not null default public.clock(),
  ended_at timestamptz,
  -- Whose code was right in this call, and which one.
  member_id uuid references public.members on delete cascade,
  code_made_at timestamptz
);
create index on public.voice_calls (member_id);
create index on public.voice_calls (began_at);

create table public.line_tries (
  call_sid text not null references public.voice_calls on delete cascade,
  -- The how manyth of the call, from 0: a request that is sent again is the same try.
  n smallint not null check (n between 0 and 20),
  caller bytea,
  -- Keyed hash of the account's number, as the caller says; null where there is none to go by.
  target bytea,
  is_right boolean not null,
  tried_at timestamptz not null default public.clock(),
  primary key (call_sid, n)
);
create index on public.line_tries (target, tried_at) where not is_right;
create index on public.line_tries (caller, tried_at) where not is_right;
create index on public.line_tries (tried_at) where not is_right;

-- Notes that a call has come in. Once: of a request that is sent again nothing changes. Calls and tries are forgotten
-- after two days, when they limit nothing any more.
create function public.begin_voice_call(p_call text, p_caller bytea) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.voice_calls where began_at < public.clock() - interval '2 days';
  insert into public.voice_calls (sid, caller) values (p_call, p_caller) on conflict do nothing;
end $$;

create function public.end_voice_call(p_call text) returns void
language sql security definer set search_path = '' as $$
  update public.voice_calls set ended_at = public.clock() where sid = p_call and ended_at is null
$$;

-- What a call opens now, and how many codes were tried in it. A call lasts an hour at most. A code that was renewed or
-- revoked since opens nothing more.
create function public.voice_access(p_call text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  call public.voice_calls;
  member public.members;
  tries integer;
  until timestamptz;
begin
  select * into call from public.voice_calls
    where sid = p_call and ended_at is null and began_at > public.clock() - interval '1 hour';
  if not found then return '{"access": "ended", "tries": 0}'; end if;
  select count(*) into tries from public.line_tries where call_sid = p_call;
  select m.* into member from public.members as m join public.line_codes as c on c.member_id = m.id
    where m.id = call.member_id and c.made_at = call.code_made_at;
  if not found then return jsonb_build_object('access', 'none', 'tries', tries); end if;
  until := public.shut_out_until(member.phone_hash);
  return jsonb_build_object('tries', tries) || case
    when until is not null then jsonb_build_object('access', 'shutOut', 'until', until)
    when public.subscription_of(member.id) ->> 'subscriptionStatus' = 'active' then '{"access": "open"}'
    else '{"access": "notPremium"}' end;
end $$;

-- Tries a code in a call: 'right', 'wrong', 'wait' or 'ended'. At most five wrong ones a call; for a caller's number and
-- for an account five in 15 minutes and 20 a day; 30 an hour for all who withhold their number, 200 for all others together:
-- who hides shuts the line for none but those who do. A try that is sent again answers as it
-- did, and counts once. Numbers of nobody, and members without a code, are wrong like any other.
create function public.try_line_code(p_call text, p_n integer, p_target bytea, p_check bytea) returns text
language plpgsql security definer set search_path = '' as $$
declare
  call public.voice_calls;
  code public.line_codes;
  before boolean;
  right_one boolean;
  of_caller timestamptz[];
  of_target timestamptz[];
begin
  perform pg_advisory_xact_lock(hashtext('line_tries'));
  select * into call from public.voice_calls
    where sid = p_call and ended_at is null and began_at > public.clock() - interval '1 hour';
  if not found then return 'ended'; end if;
  select is_right into before from public.line_tries where call_sid = p_call and n = p_n;
  if found then return case when before then 'right' else 'wrong' end; end if;
  of_caller := array(select tried_at from public.line_tries
    where caller = call.caller and not is_right and tried_at > public.clock() - interval '1 day');
  of_target := array(select tried_at from public.line_tries
    where target = p_target and not is_right and tried_at > public.clock() - interval '1 day');
  if (select count(*) from public.line_tries where call_sid = p_call and not is_right) >= 5
    or greatest(
      public.wait_for_window(of_caller, 5, interval '15 minutes'),
      public.wait_for_window(of_caller, 20, interval '1 day'),
      public.wait_for_window(of_target, 5, interval '15 minutes'),
      public.wait_for_window(of_target, 20, interval '1 day'),
      public.wait_for_window(array(select tried_at from public.line_tries
        where not is_right and (caller is null) = (call.caller is null)
          and tried_at > public.clock() - interval '1 hour'), case when call.caller is null then 30 else 200 end,
        interval '1 hour')) > 0
  then
    return 'wait';
  end if;
  select c.* into code from public.line_codes as c join public.members as m on m.id = c.member_id
    where m.phone_hash = p_target and c.check_hash = p_check;
  right_one := found;
  insert into public.line_tries (call_sid, n, caller, target, is_right)
    values (p_call, p_n, call.caller, p_target, right_one);
  if not right_one then return 'wrong'; end if;
  update public.voice_calls set member_id = code.member_id, code_made_at = code.made_at where sid = p_call;
  return 'right';
end $$;

-- How a member stands with the line: shut out by their own wish, not premium, or premium, with the code where they have one.
create function public.read_line_code(p_member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when public.shut_out_until(m.phone_hash) is not null
      then jsonb_build_object('status', 'shutOut', 'until', public.shut_out_until(m.phone_hash))
    when public.subscription_of(m.id) ->> 'subscriptionStatus' <> 'active' then '{"status": "notPremium"}'
    when c.member_id is null then '{"status": "none"}'
    else jsonb_build_object('status', 'ready', 'sealed', encode(c.sealed, 'hex'), 'madeAt', c.made_at) end
  from public.members as m left join public.line_codes as c on c.member_id = m.id where m.id = p_member
$$;

-- Keeps a new code in the place of the one before. False where the member may have none.
create function public.keep_line_code(p_member uuid, p_check bytea, p_sealed bytea) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not public.read_line_code(p_member) ->> 'status' in ('none', 'ready') then return false; end if;
  insert into public.line_codes (member_id, check_hash, sealed) values (p_member, p_check, p_sealed)
    on conflict (member_id) do update
    set check_hash = excluded.check_hash, sealed = excluded.sealed, made_at = public.clock();
  return true;
end $$;

create function public.revoke_line_code(p_member uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.line_codes where member_id = p_member
$$;

do $$
declare
  t text;
begin
  foreach t in array array['line_codes', 'voice_calls', 'line_tries'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
revoke all on function
  public.begin_voice_call, public.end_voice_call, public.voice_access, public.try_line_code,
  public.read_line_code, public.keep_line_code, public.revoke_line_code
from public, anon, authenticated, service_role;
grant execute on function
  public.begin_voice_call, public.end_voice_call, public.voice_access, public.try_line_code,
  public.read_line_code, public.keep_line_code, public.revoke_line_code
to service_role;
