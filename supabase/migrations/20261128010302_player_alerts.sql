-- Alerts on a player: he is ruled out, or comes off the report after being out. They name no game and go on.

alter table public.member_alerts drop constraint member_alerts_wish_check;
alter table public.member_alerts add constraint member_alerts_wish_check check (jsonb_typeof(wish) = 'object'
  and wish ->> 'kind' in ('price', 'return', 'line', 'prediction', 'player') and length(wish::text) < 1000);

-- As before, now with when each was set: a player's news of before then is none.
create or replace function public.waiting_alerts(p_after uuid, p_members integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with awake as materialized (
    select s.member_id from public.alert_settings as s
    where (p_after is null or s.member_id > p_after)
      and exists (select from public.member_alerts where member_id = s.member_id and state = 'waiting')
      and public.alerts_awake(s.member_id)
    order by s.member_id limit p_members
  )
  select jsonb_build_object(
    'last', (select member_id from awake order by member_id desc limit 1),
    'alerts', coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'memberId', a.member_id, 'setAt', a.set_at,
        'zone', public.alert_zone(a.member_id), 'wish', a.wish, 'base', a.base,
        'follows', case when a.wish -> 'followed' = 'true' then public.followed_ids(a.member_id) else '[]'::jsonb end,
        'told', case when a.game_id is null then (select coalesce(jsonb_agg(key), '[]') from public.alert_firings
          where alert_id = a.id and fired_at > public.clock() - interval '30 days') else '[]'::jsonb end)
        order by a.member_id, a.id)
      from awake as w join public.member_alerts as a on a.member_id = w.member_id and a.state = 'waiting'), '[]'))
$$;
