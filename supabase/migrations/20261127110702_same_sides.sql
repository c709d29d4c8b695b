-- Other games of the same two teams, in either order, that a line of the ledger told within a day of a game's start. A
-- prediction names them, so that none can be taken for the other; who was named needlessly does no harm.
create view public.same_sides with (security_invoker = true) as
select g.id as game_id, o.id as other_id
from public.games g
join public.games o on o.id <> g.id and o.league = g.league and o.sample = g.sample
  and (o.home_team_id, o.away_team_id) in ((g.home_team_id, g.away_team_id), (g.away_team_id, g.home_team_id))
where exists (select from public.ledger l where l.game_id = o.id and l.kind in ('prediction', 'edges')
  and coalesce(l.payload::jsonb #>> '{game,gameTime}', l.payload::jsonb ->> 'startTime')::timestamptz
    between g.game_time - interval '1 day' and g.game_time + interval '1 day');

revoke all on public.same_sides from public, anon, authenticated, service_role;
grant select on public.same_sides to service_role;
