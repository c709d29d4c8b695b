-- Whose a customer of Stripe's was when it paid, and when the comparison last looked at all of its money.

-- Since when the account is deleted; null while there is one.
alter table public.customers add column left_at timestamptz;

create function public.note_left_customer() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.left_at := case when new.member_id is null then coalesce(old.left_at, public.clock()) end;
  return new;
end $$;
create trigger customers_note_leaving before update of member_id on public.customers
  for each row when (old.member_id is distinct from new.member_id)
  execute function public.note_left_customer();

-- Of these customers those we know: `is` banned, gone or member, since when, the breaks of the number, and the
-- subscriptions of which all money goes back under the guarantee.
create function public.till_holders(p_customers text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'customer', c.id,
    'is', case when b.created_at is not null then 'banned' when c.member_id is null then 'gone' else 'member' end,
    'since', least(b.created_at, c.left_at),
    'breaks', (select coalesce(jsonb_agg(jsonb_build_object('from', began_at, 'until', ends_at) order by id), '[]')
      from public.exclusions where phone_hash = c.phone_hash),
    'bans', (select coalesce(jsonb_agg(jsonb_build_object('from', created_at, 'until', lifted_at) order by id), '[]')
      from public.bans where phone_hash = c.phone_hash),
    'guaranteed', (select coalesce(jsonb_agg(g.subscription_id order by g.subscription_id), '[]')
      from public.money_backs as g join public.subscriptions as s on s.id = g.subscription_id
      where s.customer_id = c.id))), '[]')
  from public.customers as c
    left join public.bans as b on b.phone_hash = c.phone_hash and b.lifted_at is null
  where c.id = any (p_customers)
$$;

-- What the comparison has seen of a customer's money: a digest of what lists of Stripe's show, when all of it was read,
-- and how much of it is named to the owner. Read again when the digest differs, when something was named, and monthly.
create table public.tills (
  customer_id text primary key check (customer_id ~ '^cus_'),
  seen text not null check (length(seen) between 1 and 100),
  named integer not null check (named >= 0),
  read_at timestamptz not null
);

create function public.kept_tills(p_customers text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'customer', customer_id, 'seen', seen, 'named', named, 'readAt', read_at)), '[]')
  from public.tills where customer_id = any (p_customers)
$$;

-- @param p_read when it was begun to be read: what is paid meanwhile is looked at the next time.
create function public.keep_till(p_customer text, p_seen text, p_named integer, p_read timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.tills (customer_id, seen, named, read_at) values (p_customer, p_seen, p_named, p_read)
  on conflict (customer_id) do update
    set seen = excluded.seen, named = excluded.named, read_at = excluded.read_at;
  -- Customers that Stripe has no more are not looked at again.
  delete from public.tills where read_at < public.clock() - interval '1 year';
end $$;

alter table public.tills enable row level security;
revoke all on public.tills from public, anon, authenticated, service_role;
revoke all on function
  public.note_left_customer, public.till_holders, public.kept_tills, public.keep_till
from public, anon, authenticated, service_role;
grant execute on function public.till_holders, public.kept_tills, public.keep_till to service_role;

-- Who pays twice is found with all else that is owed.
drop function public.double_payers;
