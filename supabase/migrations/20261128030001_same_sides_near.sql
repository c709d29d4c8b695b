-- A start that was told is the game's own unless it was told anew, which is counted: only games near one another, and those that
-- moved, need their lines read. Over the years two teams meet too often to read all lines of all their games.
create or replace view public.same_sides with (security_invoker = true) as
select g.id as game_id, o.id as other_id
from public.games g
join public.games o on o.id <> g.id and o.league = g.league and o.sample = g.sample
  and (o.home_team_id, o.away_team_id) in ((g.home_team_id, g.away_team_id), (g.away_team_id, g.home_team_id))
  and (o.start_changes > 0 or o.game_time between g.game_time - interval '1 day' and g.game_time + interval '1 day')
where exists (select from public.ledger l where l.game_id = o.id and l.kind in ('prediction', 'edges')
  and coalesce(l.payload::jsonb #>> '{game,gameTime}', l.payload::jsonb ->> 'startTime')::timestamptz
    between g.game_time - interval '1 day' and g.game_time + interval '1 day');
