-- The last price of each book before the start: the closing line once the game has begun. Until then a price that its
-- book has not confirmed within two hours of the game itself is withdrawn: nobody can take it.
create or replace view public.latest_odds with (security_invoker = true) as
select distinct on (o.game_id, o.source, o.provider) o.*
from public.odds_quotes o join public.games g on g.id = o.game_id
where o.as_of <= g.game_time
  and (g.status <> 'scheduled' or o.confirmed_at >= g.as_of - interval '2 hours')
order by o.game_id, o.source, o.provider, o.id desc;
