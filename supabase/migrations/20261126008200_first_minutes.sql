-- A member's first five minutes: their teams' next games, and a first message as soon as a channel is on.

-- The next games of the teams a member follows, a week ahead at most, the soonest first; and how many teams they follow.
-- Shares are % of simulated games; null while there is no prediction.
create function public.my_teams(p_member uuid, p_most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with mine as (
    select unnest(teams) as id from public.message_settings where member_id = p_member
  ), next as (
    select e.game_id, e.game, p.home_win_probability as home, p.away_win_probability as away
    from public.current_slate as c
    join public.slate_entries as e on e.slate_id = c.slate_id
    join public.games as g on g.id = e.game_id
    left join public.predictions as p on p.id = e.prediction_id
    where (g.home_team_id in (select id from mine) or g.away_team_id in (select id from mine))
      and e.game ->> 'status' in ('scheduled', 'live')
      and (e.game ->> 'gameTime')::timestamptz between public.clock() - interval '4 hours'
        and public.clock() + interval '7 days'
    order by (e.game ->> 'gameTime')::timestamptz, e.game_id limit p_most
  )
  select jsonb_build_object('followed', (select count(*) from mine),
    'games', (select coalesce(jsonb_agg(jsonb_build_object('gameId', game_id, 'league', game ->> 'league',
      'gameTime', game ->> 'gameTime', 'timeKnown', game -> 'timeKnown', 'home', game #>> '{homeTeam,shortName}',
      'away', game #>> '{awayTeam,shortName}', 'homeShare', home, 'awayShare', away)
      order by (game ->> 'gameTime')::timestamptz, game_id), '[]') from next))
$$;

-- Queues the first message over a channel that has just been turned on, once for each. Answers whether there is one.
create function public.welcome_member(p_member uuid, p_channel text, p_title text, p_body text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  zone text := coalesce((select s.zone from public.message_settings as s where s.member_id = p_member), 'America/New_York');
begin
  if exists (select from public.messages where member_id = p_member and channel = p_channel and key = 'welcome')
    or public.why_not_sent(p_member, p_channel) is not null then return false; end if;
  insert into public.messages (member_id, channel, day, kind, key, title, body, expires_at, state)
    values (p_member, p_channel, (public.clock() at time zone zone)::date, 'notice', 'welcome',
      case p_channel when 'sms' then null else p_title end, p_body, public.clock() + interval '1 hour', 'queued')
    on conflict do nothing;
  return found;
end $$;

revoke all on function public.my_teams, public.welcome_member from public, anon, authenticated, service_role;
grant execute on function public.my_teams, public.welcome_member to service_role;
