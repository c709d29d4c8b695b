-- What is left of a number once its account is deleted: keyed hashes, each with a purpose and an end (docs/decisions/0053).

-- Customers of deleted accounts whose number and member id Stripe still has. Whose they were is known by the hash in customers.
create table public.leaving_customers (
  id text primary key references public.customers on delete cascade,
  left_at timestamptz not null default public.clock()
);

-- As before, and: what Stripe notes of the customer is to be taken away there, and codes that were asked for count on for the
-- address that asked, without the number.
create or replace function public.delete_member(p_member uuid, p_ended text[]) returns text
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
  insert into public.leaving_customers (id)
    select id from public.customers where member_id = p_member on conflict do nothing;
  -- A limit does not fall with the account: it ends a day later, as one that is taken away does.
  update public.bet_limits set left_at = public.clock() where phone_hash = member.phone_hash;
  insert into public.leaving_users (id)
    select unnest(array_remove(array[member.id, member.later_user], null)) on conflict do nothing;
  -- Codes tried at the voice line for their number, by whomever.
  delete from public.line_tries where target = member.phone_hash;
  update public.voice_calls set caller = null where caller = member.phone_hash;
  update public.sign_in_codes set phone = 'deleted' where phone = member.phone;
  -- Those that were sent to nobody: the others go with the member.
  update public.email_sign_ins set phone = 'deleted' where phone = member.phone;
  -- Consents end with the account: four years run from here.
  perform public.withdraw_message_consent(p_member, channel, 'page', null, null)
    from public.message_channels where member_id = p_member;
  delete from public.members where id = p_member;
  return null;
end $$;

-- Customers that Stripe is still to forget the number of, the longest first.
create function public.leaving_customers() returns text[]
language sql security definer set search_path = '' as $$
  select array(select id from public.leaving_customers order by left_at limit 100)
$$;

create function public.forget_leaving_customer(p_customer text) returns void
language sql security definer set search_path = '' as $$
  delete from public.leaving_customers where id = p_customer
$$;

alter table public.leaving_customers enable row level security;
revoke all on public.leaving_customers from public, anon, authenticated, service_role;
revoke all on function public.leaving_customers, public.forget_leaving_customer
from public, anon, authenticated, service_role;
grant execute on function public.leaving_customers, public.forget_leaving_customer to service_role;
