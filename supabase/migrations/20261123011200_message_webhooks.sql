-- What the provider tells: texts of people to us, and what became of ours. Each counts once, in whatever order it comes.

-- Texts that were dealt with, by the provider's name for them. Of what was written nothing is kept.
create table public.inbound_messages (
  sid text primary key,
  received_at timestamptz not null default public.clock()
);
create index on public.inbound_messages (received_at);

-- Takes a text once: `p_word` is 'stop', 'start', 'help' or 'other'. Answers what came of it: 'stopped', 'stopped already',
-- 'started', 'on again', 'help', 'other'; 'seen' where it came before. STOP holds for the number, whoever has it, from now on:
-- a message that is about to leave is either gone before or does not leave.
create function public.take_inbound(p_sid text, p_phone_hash bytea, p_channel text, p_word text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member public.members;
  last public.message_consents;
  consent bigint;
begin
  perform pg_advisory_xact_lock(hashtext(encode(p_phone_hash, 'hex')));
  insert into public.inbound_messages (sid) values (p_sid) on conflict do nothing;
  if not found then return 'seen'; end if;
  delete from public.inbound_messages where received_at < public.clock() - interval '90 days';
  select * into member from public.members where phone_hash = p_phone_hash;
  if p_word = 'stop' then
    if member.id is not null then
      perform public.withdraw_message_consent(member.id, p_channel, 'text', null, null);
    end if;
    insert into public.message_blocks (phone_hash, channel, reason) values (p_phone_hash, p_channel, 'stop')
      on conflict do nothing;
    return case when found then 'stopped' else 'stopped already' end;
  end if;
  if p_word <> 'start' then return p_word; end if;
  update public.message_blocks set lifted_at = public.clock()
    where phone_hash = p_phone_hash and channel = p_channel and reason = 'stop' and lifted_at is null;
  if not found then return 'started'; end if;
  -- Nothing is promised to who may be sent nothing.
  if public.shut_out_until(p_phone_hash) is not null or not public.has_premium(member.id) then return 'started'; end if;
  -- Whom a text turned off a text turns on again, by the wording they had agreed to.
  select * into last from public.message_consents where member_id = member.id and channel = p_channel
    order by id desc limit 1;
  if last.id is null or last.given or last.said_by <> 'text' then return 'started'; end if;
  if not exists (select from public.message_settings where member_id = member.id) then return 'started'; end if;
  insert into public.message_consents (member_id, phone_hash, channel, given, said_by, version, wording)
    select member.id, p_phone_hash, p_channel, true, 'text', version, wording from public.message_consents
    where member_id = member.id and channel = p_channel and given order by id desc limit 1
    returning id into consent;
  insert into public.message_channels (member_id, channel, consent_id) values (member.id, p_channel, consent);
  return 'on again';
end $$;

-- Notes what became of a message: 'sent', 'delivered', 'undelivered'. What is final stays, however late a word comes. A
-- message may be told of before its worker has noted its sid, or where the worker died: `p_id`, ours, is what it is known by
-- then. Answers its id, null where there is none.
create function public.note_receipt(p_sid text, p_state text, p_code integer, p_id bigint) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  known bigint;
begin
  update public.messages set state = p_state, code = coalesce(p_code, code), settled_at = public.clock(), sid = p_sid,
      claim = null, why = null
    where p_state <> 'sent' and (sid = p_sid and state = 'sent'
      or id = p_id and sid is null and tried_at is not null and state in ('queued', 'expired')) returning id into known;
  return coalesce(known, (select id from public.messages where sid = p_sid));
end $$;

alter table public.inbound_messages enable row level security;
revoke all on public.inbound_messages from public, anon, authenticated, service_role;
revoke all on function public.take_inbound, public.note_receipt from public, anon, authenticated, service_role;
grant execute on function public.take_inbound, public.note_receipt to service_role;
