import type { TestDatabase } from '#local/testing.ts';
import { saidLongAgo } from '#test/saidLongAgo.ts';

/** Games of the season: two in three of the NFL, the others of the EPL. */
export const GAMES = 240;

/**
 * Months of games as after a season: predictions with their picks on the ledger before the start, closing prices,
 * final scores; every fortieth called off. They are written as future games and then moved into the past, because the
 * ledger accepts no prediction after the start.
 */
export async function fabricateSeason({ query }: Pick<TestDatabase, 'query'>): Promise<void> {
  await query(`
    insert into teams (league, name, short_name, abbreviation) values
      ('NFL', '=HYPERLINK("http://x","A")', 'A', 'AAA'), ('NFL', 'Bills', 'Bills', 'BUF'),
      ('EPL', 'Fulham', 'Fulham', 'FUL'), ('EPL', 'Everton', 'Everton', 'EVE')`);
  await query(
    `insert into games (source, source_id, sample, league, season, postseason, preseason, game_time, time_known,
       neutral_site, status, home_team_id, away_team_id, as_of)
     select 'espn', 'made ' || n, false, l.league, 2026, false, false, public.clock() + n * interval '10 hours', true, false,
       'scheduled', h.id, a.id, public.clock()
     from generate_series(1, $1::int) n
     cross join lateral (select case when n % 3 = 0 then 'EPL' else 'NFL' end as league) l
     cross join lateral (select min(id) as id from teams where league = l.league) h
     cross join lateral (select max(id) as id from teams where league = l.league) a`,
    [GAMES],
  );
  await query(`
    insert into predictions (game_id, input_hash, engine_version, model, seed, iterations, inputs, notes, market,
      home_win_probability, away_win_probability, draw_probability, confidence_rating, spread, total,
      predicted_home_score, predicted_away_score, facts_hash, figures, created_at)
    select g.id, md5(g.id::text) || md5(g.id::text), '1', 'made', '00000000', 10000, '{}', '[]', '{}',
      50 + g.id % 20, 50 - g.id % 20 - d.draw, d.draw, 60, -3, 44, 24, 20, md5('') || md5(''), '{}', public.clock()
    from games g cross join lateral (select case when g.league = 'EPL' then 20 else 0 end as draw) d
    where g.source_id like 'made %'`);
  await query(`
    insert into ledger (kind, game_id, prediction_id, payload)
    select 'prediction', g.id, p.id, jsonb_build_object('type', 'prediction',
      'game', jsonb_build_object('id', g.id, 'league', g.league, 'gameTime', g.game_time, 'home', h.name, 'away', a.name),
      'prediction', jsonb_build_object('id', p.id),
      'picks', jsonb_build_array(
        jsonb_build_object('market', 'moneyline', 'pick', 'home', 'price', -110 - g.id % 60, 'book', 'Book',
          'probability', p.home_win_probability, 'choices', case when g.league = 'EPL' then 3 else 2 end)
          || case when g.league = 'EPL' then jsonb_build_object('drawProbability', p.draw_probability) else '{}' end,
        jsonb_build_object('market', 'spread', 'pick', 'home', 'line', (array[-3, -2.5, -0.25, 0.5])[1 + g.id % 4],
          'price', -105, 'book', 'Book', 'probability', 51.5, 'choices', 2),
        jsonb_build_object('market', 'total', 'pick', case when g.id % 2 = 0 then 'over' else 'under' end,
          'line', case when g.league = 'EPL' then 3 else 44 end, 'probability', 50.5, 'choices', 2)
          || case when g.id % 5 = 0 then '{}' else jsonb_build_object('price', 100 + g.id % 9, 'book', 'Book') end
      ))::text
    from games g join predictions p on p.game_id = g.id
    join teams h on h.id = g.home_team_id join teams a on a.id = g.away_team_id
    where g.source_id like 'made %' order by g.id`);
  await query(`
    insert into ledger (kind, game_id, prediction_id, payload)
    select 'edges', g.id, p.id, jsonb_build_object('type', 'edges', 'gameId', g.id, 'predictionId', p.id,
      'startTime', g.game_time, 'edges', jsonb_build_array(jsonb_build_object('market', 'moneyline', 'pick', 'away', 'price', 150, 'book', 'Other',
        'probability', 42, 'choices', 2, 'claimed', 0.01 * (1 + g.id % 7))))::text
    from games g join predictions p on p.game_id = g.id
    where split_part(g.source_id, ' ', 2)::int % 10 = 0 and g.source_id like 'made %' order by g.id`);
  await saidLongAgo({ query }, 130);
  await query(`
    update games set game_time = game_time - interval '120 days', status = case when o.off then 'postponed' else 'final' end,
      home_score = case when not o.off then o.home end, away_score = case when not o.off then o.away end,
      begun_at = case when not o.off then game_time - interval '120 days' end
    from (select id, split_part(source_id, ' ', 2)::int % 40 = 7 as off,
        case league when 'EPL' then id * 7 % 4 else 10 + id * 7 % 21 end as home,
        case league when 'EPL' then id * 5 % 3 else 10 + id * 11 % 17 end as away
      from games where source_id like 'made %') o
    where o.id = games.id`);
  await query(`
    insert into results (game_id, version, home_score, away_score, recorded_at)
    select id, 1, home_score, away_score, public.clock() from games where source_id like 'made %' and status = 'final'`);
  await query(`
    insert into odds_quotes (game_id, source, book, provider, sample, moneyline_home, moneyline_away, moneyline_draw,
      spread_line, spread_home, spread_away, total_line, total_over, total_under, as_of, confirmed_at)
    select id, 'espn', 'book', 'Book', false, case when league = 'EPL' then 120 + id % 30 else -130 - id % 40 end,
      case when league = 'EPL' then 190 else 115 + id % 25 end, case when league = 'EPL' then 230 end,
      -3, -110, -110, case when league = 'EPL' then 2.5 else 43.5 end, -110, -110,
      game_time - interval '1 hour', game_time - interval '10 minutes'
    from games where source_id like 'made %' and id % 6 <> 0`);
}
