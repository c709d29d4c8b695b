-- The weekly letter of where we were wrong, to any address that has asked for it twice: by the form, and by the button that the link
-- in our mail leads to. It belongs to no account.

create table public.letter_readers (
  id bigint generated always as identity primary key,
  address text not null check (length(address) between 3 and 254),
  -- Keyed, as members' addresses are.
  address_hash bytea not null unique check (length(address_hash) = 32),
  asked_at timestamptz not null,
  confirmed_at timestamptz not null default public.clock()
);

-- Every wish, whosever address it names: what is answered says nothing of it. All of it goes after 48 hours, the address when it is
-- confirmed or stopped.
create table public.letter_wishes (
  id bigint generated always as identity primary key,
  -- Null where no link was mailed, or where it has been used or stopped.
  address text check (length(address) between 3 and 254),
  address_hash bytea not null check (length(address_hash) = 32),
  -- SHA-256 of the link's secret.
  token_hash bytea not null unique check (length(token_hash) = 32),
  ip inet not null,
  network inet not null,
  mailed boolean not null,
  asked_at timestamptz not null default public.clock()
);
create index on public.letter_wishes (address_hash);
create index on public.letter_wishes (ip, asked_at);
create index on public.letter_wishes (network, asked_at);
create index on public.letter_wishes (asked_at);

-- Addresses that have stopped the letter: nothing is mailed to one until it asks and confirms anew.
create table public.letter_stops (
  address_hash bytea primary key check (length(address_hash) = 32),
  stopped_at timestamptz not null default public.clock()
);

-- One letter a week, the same for everybody; without a text where the week had nothing to tell.
create table public.letter_issues (
  week date primary key,
  subject text check (length(subject) between 1 and 200),
  body text check (length(body) between 1 and 10000),
  decided_at timestamptz not null default public.clock(),
  check ((subject is null) = (body is null))
);

-- The outbox: one row for a week and an address, made together with the week's letter.
create table public.letters (
  id bigint generated always as identity primary key,
  week date not null references public.letter_issues on delete cascade,
  reader_id bigint not null references public.letter_readers on delete cascade,
  state text not null default 'queued' check (state in ('queued', 'sent', 'dropped')),
  attempts smallint not null default 0,
  next_at timestamptz not null default public.clock(),
  expires_at timestamptz not null default public.clock() + interval '3 days',
  -- When it was first handed over without a clear answer since: for 24 hours the carrier takes the same key once.
  tried_at timestamptz,
  claim uuid,
  claimed_until timestamptz,
  sid text,
  code integer,
  unique (week, reader_id)
);
create index on public.letters (next_at) where state = 'queued';
create index on public.letters (reader_id);

-- Notes a wish and answers {"wait": 0, "id", "mail"}: 'confirm', 'known' (the address has the letter already), or null where nothing
-- is to be mailed; or {"wait": seconds}, and notes nothing. Ten an hour for the reader's address, 30 for its network, 500 mails a day
-- for everybody. A box gets three an hour and five a day, and one that called our mail spam none: the answer is the same.
create function public.ask_letter(
  p_address text, p_address_hash bytea, p_box bytea, p_domain bytea, p_token_hash bytea, p_ip inet)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  asking inet := public.one_address(p_ip);
  around inet := set_masklen(asking::cidr, case family(asking) when 4 then 24 else 48 end)::inet;
  hour_ago timestamptz := public.clock() - interval '1 hour';
  wait integer;
  mail text;
  made bigint;
begin
  perform pg_advisory_xact_lock(hashtext('letter_wishes'));
  wait := greatest(
    public.wait_for_window(array(select asked_at from public.letter_wishes
      where ip = asking and asked_at > hour_ago), 10, interval '1 hour'),
    public.wait_for_window(array(select asked_at from public.letter_wishes
      where network = around and asked_at > hour_ago), 30, interval '1 hour'),
    public.wait_for_window(array(select asked_at from public.letter_wishes
      where mailed and asked_at > public.clock() - interval '1 day'), 500, interval '1 day'));
  if wait > 0 then return jsonb_build_object('wait', wait); end if;
  mail := case when exists (select from public.letter_readers where address_hash = p_address_hash)
    then 'known' else 'confirm' end;
  -- Counted apart from codes: a stranger's wishes must not use up what a member proves themselves by.
  if public.is_blocked(p_address_hash, 'email', 'complaint')
    or public.count_box_call(sha256(p_box || 'letter'::bytea), sha256(p_domain || 'letter'::bytea)) > 0 then
    mail := null;
  end if;
  insert into public.letter_wishes (address, address_hash, token_hash, ip, network, mailed)
    values (case when mail = 'confirm' then p_address end, p_address_hash, p_token_hash, asking, around, mail is not null)
    returning id into made;
  return jsonb_build_object('wait', 0, 'id', made, 'mail', mail);
end $$;

-- Whether a link is one that may still be confirmed, or was and holds.
create function public.letter_wish_stands(p_token_hash bytea) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.letter_wishes as w
    where w.token_hash = p_token_hash and w.asked_at > public.clock() - interval '48 hours'
      and (w.address is not null
        or exists (select from public.letter_readers as r where r.address_hash = w.address_hash and w.mailed)))
$$;

-- Confirms an address by its link, once; again while it has the letter is the same, after a stop nothing. What had kept mail from the
-- address ends, but for a complaint.
create function public.confirm_letter(p_token_hash bytea) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  wish public.letter_wishes;
begin
  perform pg_advisory_xact_lock(hashtext('letter_wishes'));
  select * into wish from public.letter_wishes where token_hash = p_token_hash;
  if not public.letter_wish_stands(p_token_hash)
    or public.is_blocked(wish.address_hash, 'email', 'complaint') then return false; end if;
  if wish.address is null then return true; end if;
  delete from public.letter_stops where address_hash = wish.address_hash;
  insert into public.letter_readers (address, address_hash, asked_at)
    values (wish.address, wish.address_hash, wish.asked_at) on conflict do nothing;
  update public.letter_wishes set address = null where address_hash = wish.address_hash;
  update public.message_blocks set lifted_at = public.clock()
    where phone_hash = wish.address_hash and channel = 'email' and reason = 'unreachable' and lifted_at is null;
  return true;
end $$;

-- Ends the letter to an address and forgets the address: its hash alone is kept. What waits for it goes with it.
create function public.stop_letter(p_address_hash bytea) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('letter_wishes'));
  delete from public.letter_readers where address_hash = p_address_hash;
  update public.letter_wishes set address = null where address_hash = p_address_hash;
  insert into public.letter_stops (address_hash) values (p_address_hash)
    on conflict (address_hash) do update set stopped_at = excluded.stopped_at;
end $$;

-- As before; and the letter to that address ends: "no more e-mails to this address" holds for all of ours.
create or replace function public.block_address(p_address_hash bytea, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid;
begin
  for member in select member_id from public.member_emails where address_hash = p_address_hash order by member_id loop
    perform public.hold_number(member);
    if p_reason <> 'unreachable' then
      perform public.withdraw_message_consent(member, 'email', case p_reason when 'stop' then 'link' else 'provider' end,
        null, null);
    end if;
  end loop;
  insert into public.message_blocks (phone_hash, channel, reason) values (p_address_hash, 'email', p_reason)
    on conflict do nothing;
  if exists (select from public.letter_readers where address_hash = p_address_hash)
    or exists (select from public.letter_wishes where address_hash = p_address_hash and address is not null) then
    perform public.stop_letter(p_address_hash);
  end if;
end $$;

-- Whether a week's letter is still to be decided.
create function public.letter_due(p_week date) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.letter_issues where week >= p_week)
$$;

-- Decides a week's letter, once, for whoever has confirmed by now. Answers how many it goes to; null where it was decided before.
create function public.decide_letter(p_week date, p_subject text, p_body text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  many integer;
begin
  perform pg_advisory_xact_lock(hashtext('letter_issues'));
  if not public.letter_due(p_week) then return null; end if;
  insert into public.letter_issues (week, subject, body) values (p_week, p_subject, p_body);
  if p_body is null then return 0; end if;
  insert into public.letters (week, reader_id) select p_week, id from public.letter_readers;
  get diagnostics many = row_count;
  return many;
end $$;

-- Letters for a worker, for so many seconds. What is too late, or may have left so long ago that a repetition would not be noticed, is
-- dropped; what is to be forgotten is, at each run, so that 48 hours are no more.
create function public.claim_letters(p_claim uuid, p_most integer, p_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform public.thin_letters();
  update public.letters set state = 'dropped', claim = null
    where state = 'queued' and (expires_at <= public.clock() or tried_at <= public.clock() - interval '20 hours');
  update public.letters set claim = p_claim, claimed_until = public.clock() + make_interval(secs => p_seconds)
    where id in (select id from public.letters
      where state = 'queued' and next_at <= public.clock() and (claim is null or claimed_until <= public.clock())
      order by id limit p_most for update skip locked);
  return (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'attempts', l.attempts, 'address', r.address,
      'addressHash', encode(r.address_hash, 'hex'), 'subject', i.subject, 'body', i.body) order by l.id), '[]')
    from public.letters as l join public.letter_readers as r on r.id = l.reader_id
      join public.letter_issues as i on i.week = l.week
    where l.claim = p_claim and l.state = 'queued');
end $$;

-- Whether a claimed letter may leave now, right before it is sent.
create function public.begin_letter(p_id bigint, p_claim uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.letters as l set attempts = attempts + 1, tried_at = coalesce(tried_at, public.clock())
    where id = p_id and claim = p_claim and state = 'queued' and claimed_until > public.clock() and expires_at > public.clock()
      and exists (select from public.letter_readers as r where r.id = l.reader_id
        and not public.is_blocked(r.address_hash, 'email', 'complaint')
        and not exists (select from public.letter_stops as s where s.address_hash = r.address_hash));
  return found;
end $$;

create function public.note_letter_sent(p_id bigint, p_sid text) returns void
language sql security definer set search_path = '' as $$
  update public.letters set state = 'sent', sid = p_sid, claim = null where id = p_id and state <> 'sent'
$$;

-- A letter was not taken: `p_again` in how many seconds it is tried again, null for never. Unclear: it may have been taken.
create function public.note_letter_not_sent(p_id bigint, p_claim uuid, p_code integer, p_again integer, p_unclear boolean)
returns void language sql security definer set search_path = '' as $$
  update public.letters set code = p_code, claim = null,
      state = case when p_again is null then 'dropped' else state end,
      next_at = public.clock() + make_interval(secs => coalesce(p_again, 0)),
      tried_at = case when p_unclear then tried_at end
    where id = p_id and claim = p_claim and state = 'queued'
$$;

-- What is asked for and not confirmed after 48 hours; letters after 90 days.
create function public.thin_letters() returns void
language sql security definer set search_path = '' as $$
  delete from public.letter_wishes where asked_at < public.clock() - interval '48 hours';
  delete from public.letter_issues where decided_at < public.clock() - interval '90 days';
$$;

-- As before, and the letter's.
create or replace function public.thin_private() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.thin_own_rows();
  perform public.thin_trust();
  perform public.thin_passkeys();
  perform public.thin_email_sign_in();
  perform public.thin_member_calls();
  perform public.thin_letters();
end $$;

do $$
declare
  t text;
begin
  foreach t in array array['letter_readers', 'letter_wishes', 'letter_stops', 'letter_issues', 'letters'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', t);
  end loop;
end $$;
revoke all on function
  public.ask_letter, public.letter_wish_stands, public.confirm_letter, public.stop_letter, public.letter_due,
  public.decide_letter, public.claim_letters, public.begin_letter, public.note_letter_sent, public.note_letter_not_sent,
  public.thin_letters
from public, anon, authenticated, service_role;
grant execute on function
  public.ask_letter, public.letter_wish_stands, public.confirm_letter, public.stop_letter, public.letter_due,
  public.decide_letter, public.claim_letters, public.begin_letter, public.note_letter_sent, public.note_letter_not_sent
to service_role;
