-- The admin's list of the members.

-- What the list of users shows of each member, gathered from the tables it comes from by the triggers below, so that
-- any page of it is one walk along an index.
create table public.member_list (
  member_id uuid primary key references public.members on delete cascade,
  phone text not null,
  created_at timestamptz not null,
  is_admin boolean not null,
  banned boolean not null,
  -- Of the first acceptance of the Terms.
  terms_at timestamptz,
  terms_ip inet,
  tier text,
  -- Null where nothing was ever bought.
  access_until timestamptz
);
create index on public.member_list (created_at, member_id);
create index on public.member_list (phone text_pattern_ops);
create index on public.member_list (reverse(phone) text_pattern_ops);
create index on public.member_list (created_at, member_id) where terms_at is null;
create index on public.member_list (created_at, member_id) where access_until is not null;
create index on public.member_list (access_until) where access_until is not null;
create index on public.member_list (tier, created_at, member_id) where tier is not null;
create index on public.member_list (created_at, member_id) where banned;

-- Writes a member's row anew. The lock comes first: of two changes at a time the second sees what the first has done.
create function public.list_member(p_member uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.member_list (member_id, phone, created_at, is_admin, banned)
    select id, phone, created_at, is_admin, false from public.members where id = p_member
    on conflict (member_id) do nothing;
  perform from public.member_list where member_id = p_member for update;
  update public.member_list as l set
    phone = m.phone, created_at = m.created_at, is_admin = m.is_admin,
    banned = public.is_banned(m.phone_hash),
    terms_at = c.accepted_at, terms_ip = c.ip, tier = s.tier, access_until = s.access_until
  from public.members as m
    left join lateral (
      select accepted_at, ip from public.consents where member_id = m.id and document = 'terms'
      order by id limit 1) as c on true
    -- As public.subscription_of has it.
    left join lateral (
      select tier, case when status not in ('incomplete', 'incomplete_expired') then access_until end as access_until
      from public.subscriptions
      where customer_id = (select id from public.customers where member_id = m.id)
      order by public.subscriptions.access_until desc, created_at desc limit 1) as s on true
  where l.member_id = p_member and m.id = p_member;
end $$;

create function public.list_changed_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  case tg_table_name
    when 'members' then perform public.list_member(new.id);
    when 'consents' then perform public.list_member(new.member_id);
    -- Of a customer that was forgotten, whose it was.
    when 'customers' then perform public.list_member(coalesce(new.member_id, old.member_id));
    when 'subscriptions' then
      perform public.list_member(member_id) from public.customers where id = new.customer_id;
    when 'bans' then
      perform public.list_member(id) from public.members where phone_hash = new.phone_hash;
  end case;
  return null;
end $$;
create trigger members_are_listed after insert or update on public.members
  for each row execute function public.list_changed_member();
create trigger consents_are_listed after insert on public.consents
  for each row execute function public.list_changed_member();
create trigger customers_are_listed after insert or update on public.customers
  for each row execute function public.list_changed_member();
create trigger subscriptions_are_listed after insert or update on public.subscriptions
  for each row execute function public.list_changed_member();
create trigger bans_are_listed after insert or update on public.bans
  for each row execute function public.list_changed_member();
select public.list_member(id) from public.members;

-- The condition of a list that is asked for: `id`, or `digits` with which the number begins or ends; `status`, `tier`,
-- `terms`. Each is written with its value, so that every list is planned for itself.
create function public.users_where(p_asked jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  now timestamptz := public.clock();
  digits text := p_asked ->> 'digits';
  condition text := 'true';
begin
  if p_asked ? 'id' then condition := condition || format(' and member_id = %L::uuid', p_asked ->> 'id'); end if;
  if digits !~ '^[0-9]{1,10}$' then
    raise exception 'no digits of a number: %', digits using errcode = 'data_exception';
  elsif length(digits) = 10 then
    condition := condition || format(' and phone = %L', '+1' || digits);
  elsif digits is not null then
    condition := condition || format(' and (phone like %L or reverse(phone) like %L)',
      '+1' || digits || '%', reverse(digits) || '%');
  end if;
  condition := condition || case p_asked ->> 'status'
    when 'active' then format(' and access_until > %L::timestamptz and not banned', now)
    when 'ended' then format(' and access_until is not null and (access_until <= %L::timestamptz or banned)', now)
    when 'none' then ' and access_until is null'
    when 'banned' then ' and banned'
    else '' end;
  if p_asked ? 'tier' then condition := condition || format(' and tier = %L', p_asked ->> 'tier'); end if;
  condition := condition || case p_asked ->> 'terms'
    when 'accepted' then ' and terms_at is not null'
    when 'missing' then ' and terms_at is null'
    else '' end;
  return condition;
end $$;

-- The statement of a page of the list: `sort` newest (first) or oldest; `after` the row that the page before ended with.
create function public.users_page(p_asked jsonb, p_limit integer) returns text
language plpgsql stable set search_path = '' as $$
declare
  oldest boolean := coalesce(p_asked ->> 'sort', 'newest') = 'oldest';
  way text := case when oldest then 'asc' else 'desc' end;
  beyond text := '';
  source text := 'public.member_list';
begin
  -- Whom some digits belong to is looked up first: they are few, and may all be at the far end of the list.
  if length(p_asked ->> 'digits') >= 3 then
    source := format('(select * from public.member_list where %s offset 0)',
      public.users_where(jsonb_build_object('digits', p_asked -> 'digits')));
  end if;
  if p_asked ? 'after' then
    beyond := format(' and (created_at, member_id) %s (%L::timestamptz, %L::uuid)',
      case when oldest then '>' else '<' end, p_asked #>> '{after,createdAt}', p_asked #>> '{after,id}');
  end if;
  return format('select * from %s as l where %s%s order by created_at %s, member_id %s limit %s',
    source, public.users_where(p_asked), beyond, way, way, p_limit);
end $$;

-- A row as JSON. Called for thousands at a time, so it sets no search path, which only what sets one calls: a part of
-- the statement it stands in.
create function public.listed_json(p_row public.member_list, p_reveal boolean, p_now timestamptz) returns jsonb
language sql stable as $$
  select pg_catalog.jsonb_build_object(
    'id', p_row.member_id,
    'phoneNumber', case when p_reveal then p_row.phone else '(•••) •••-' || pg_catalog.right(p_row.phone, 4) end,
    'isAdmin', p_row.is_admin, 'banned', p_row.banned,
    'tosAccepted', p_row.terms_at is not null, 'tosAcceptedAt', p_row.terms_at,
    'tosIpAddress', pg_catalog.host(p_row.terms_ip),
    'subscriptionStatus', case
      when p_row.access_until is null then 'none'
      when p_row.access_until > p_now and not p_row.banned then 'active'
      else 'ended' end,
    'subscriptionTier', p_row.tier, 'createdAt', p_row.created_at)
$$;

-- A page of the list as JSON, and the row it ended with where there are more.
create function public.read_users(p_asked jsonb, p_limit integer, p_reveal boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  users jsonb;
  next jsonb;
begin
  execute format('select coalesce(jsonb_agg(public.listed_json(l, %L, %L)), ''[]'') from (%s) as l',
    p_reveal, public.clock(), public.users_page(p_asked, p_limit + 1)) into users;
  if jsonb_array_length(users) > p_limit then
    users := users - p_limit;
    next := jsonb_build_object(
      'createdAt', users -> (p_limit - 1) -> 'createdAt', 'id', users -> (p_limit - 1) -> 'id');
  end if;
  return jsonb_build_object('users', users, 'next', next);
end $$;

-- The functions below answer null to who is no admin.

-- A page of the list, at most 200 users with their numbers masked, and how many there are in all.
create function public.list_users(p_admin uuid, p_ip inet, p_asked jsonb, p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  total bigint;
begin
  if not public.is_admin(p_admin) then return null; end if;
  perform public.note_audit(p_admin, p_ip, 'view', null, p_asked || jsonb_build_object('limit', p_limit));
  execute format('select count(*) from public.member_list where %s', public.users_where(p_asked)) into total;
  return public.read_users(p_asked, least(p_limit, 200), false) || jsonb_build_object('total', total);
end $$;

-- The same for a file: more at a time, and with the numbers in full where they are asked for.
create function public.export_users(
  p_admin uuid, p_ip inet, p_asked jsonb, p_limit integer, p_reveal boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_admin(p_admin) then return null; end if;
  perform public.note_audit(p_admin, p_ip, 'export', null,
    p_asked || jsonb_build_object('limit', p_limit, 'reveal', p_reveal));
  return public.read_users(p_asked, least(p_limit, 5000), p_reveal);
end $$;

create function public.summarize_users(p_admin uuid, p_ip inet) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  now timestamptz := public.clock();
  total bigint;
begin
  if not public.is_admin(p_admin) then return null; end if;
  perform public.note_audit(p_admin, p_ip, 'summary');
  select count(*) into total from public.member_list;
  return jsonb_build_object(
    'total', total, 'accepted', total - (select count(*) from public.member_list where terms_at is null))
    || (select jsonb_build_object('active', count(*),
        'monthly', count(*) filter (where tier = 'monthly'), 'yearly', count(*) filter (where tier = 'yearly'))
      from public.member_list where access_until > now and not banned);
end $$;

alter table public.member_list enable row level security;
revoke all on public.member_list from public, anon, authenticated, service_role;
revoke all on function
  public.list_member, public.list_changed_member, public.users_where, public.users_page,
  public.listed_json, public.read_users, public.list_users, public.export_users,
  public.summarize_users
from public, anon, authenticated, service_role;
grant execute on function
  public.list_users, public.export_users, public.summarize_users
to service_role;
