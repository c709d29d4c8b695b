-- A bet's time of change is never ahead of the account's clock: of two copies the later counts, so that one ahead of every clock
-- could never be changed again. What was stored with one is told to every device anew.
update public.bets
  set changed_at = floor(extract(epoch from public.clock()) * 1000),
    body = jsonb_set(body, '{changedAt}', to_jsonb(floor(extract(epoch from public.clock()) * 1000)::bigint)),
    change = nextval('public.bet_changes')
  where changed_at > floor(extract(epoch from public.clock()) * 1000);

-- As before, with times ahead taken as now.
create or replace function public.sync_bets(p_member uuid, p_since bigint, p_bets jsonb, p_gone uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  member public.members;
  now_ms bigint := floor(extract(epoch from public.clock()) * 1000);
  sent uuid[] := array(select (item ->> 'id')::uuid from jsonb_array_elements(p_bets) as item);
begin
  -- One device at a time: changes of a member are seen in the order of their numbers.
  select * into member from public.members where id = p_member for update;
  if not found then return null; end if;
  update public.bets set body = null, changed_at = now_ms, change = nextval('public.bet_changes')
    where member_id = p_member and id = any (p_gone) and body is not null;
  if public.shut_out_until(member.phone_hash) is not null then return '{"refused": "shutOut"}'; end if;
  if public.subscription_of(p_member) ->> 'subscriptionStatus' <> 'active' then
    return '{"refused": "premium"}';
  end if;
  if jsonb_array_length(p_bets) > 0
    and (select count(*) from public.bets where member_id = p_member and body is not null and id <> all (sent))
      + (select count(distinct id) from unnest(sent) as id) > 100000 then
    return '{"refused": "full"}';
  end if;
  insert into public.bets as b (member_id, id, body, changed_at)
  select distinct on (id) p_member, id, jsonb_set(item, '{changedAt}', to_jsonb(at)), at
  from (select (item ->> 'id')::uuid as id, item, least((item ->> 'changedAt')::bigint, now_ms) as at
    from jsonb_array_elements(p_bets) as item) as sent
  order by id, at desc
  on conflict (member_id, id) do update
    set body = excluded.body, changed_at = excluded.changed_at, change = nextval('public.bet_changes')
    where excluded.changed_at > b.changed_at;
  -- With those that were brought and stay deleted, of which the device is told, however long ago that was.
  return (select jsonb_build_object(
    'bets', coalesce(jsonb_agg(body order by change) filter (where body is not null), '[]'),
    'gone', coalesce(jsonb_agg(id) filter (where body is null), '[]'),
    'seen', greatest(max(change), p_since), 'more', count(*) = 1000)
    from (select id, body, change from public.bets where member_id = p_member
      and (change > p_since or body is null and id = any (sent))
      order by change limit 1000) as later);
end $$;
