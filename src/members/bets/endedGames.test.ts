import { expect, test } from 'vitest';
import { invoke, nextAddress, SITE_URL, trial, withAccounts } from '#test/accounts/trial.ts';
import betGames from '../../../netlify/functions/bet-games.ts';

withAccounts();

const get = (query: string) =>
  invoke(betGames, new Request(`${SITE_URL}/api/bets/games${query}`), nextAddress());

/** A game with a closing quote, and its result if given. */
async function game(status: string, score: readonly [number, number] | null, ago: string) {
  const { query } = trial.database;
  const [row] = await query<{ id: string }>(
    `with sides as (insert into teams (league, name, short_name, abbreviation) values
        ('NFL', 'A ' || gen_random_uuid(), 'A', 'A'), ('NFL', 'B ' || gen_random_uuid(), 'B', 'B')
        returning id, short_name)
      insert into games (source, source_id, sample, league, season, postseason, preseason, game_time,
        time_known, neutral_site, status, home_team_id, away_team_id, home_score, away_score, as_of)
      select 'espn', gen_random_uuid()::text, false, 'NFL', 2026, false, false,
        public.clock() - $2::interval, true, false, $1, h.id, a.id, $3, $4, public.clock()
      from sides h, sides a where h.short_name = 'A' and a.short_name = 'B' returning id`,
    [status, ago, score?.[0] ?? null, score?.[1] ?? null],
  );
  const id = Number(row?.id);
  await query(
    `insert into odds_quotes (game_id, source, book, provider, sample, moneyline_home, moneyline_away, as_of, confirmed_at)
      select id, 'espn', 'book', 'Book', false, -130, 110, game_time - interval '5 minutes', game_time - interval '1 minute'
      from games where id = $1`,
    [id],
  );
  if (score && status === 'final') {
    await query(
      `insert into results (game_id, version, home_score, away_score, recorded_at) values ($1, 1, $2, $3, public.clock())`,
      [id, ...score],
    );
  }
  return id;
}

test('of some games those that are over come with score and closing quotes; a called-off one without a score', async () => {
  const over = await game('final', [24, 20], '4 hours');
  const off = await game('postponed', null, '3 days');
  const live = await game('live', [7, 0], '1 hour');
  const answer = await get(`?ids=${[over, off, live].toSorted((a, b) => a - b).join(',')}`);
  expect(answer.status).toBe(200);
  const { games } = await answer.json();
  expect(games).toHaveLength(2);
  expect(games.find(({ id }: { id: number }) => id === over)).toMatchObject({
    league: 'NFL',
    score: { home: 24, away: 20 },
    odds: [{ provider: 'Book', moneyline: { home: -130, away: 110 } }],
  });
  expect(games.find(({ id }: { id: number }) => id === off)).toMatchObject({ score: null });
});

test('one spelling is kept; another leads to it, and nonsense is refused', async () => {
  const moved = await get('?ids=9,3,9');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/bets/games?ids=3,9']);
  expect((await get('?ids=3%2C9')).status).toBe(200);
  for (const query of [
    '',
    '?ids=',
    '?ids=x',
    '?ids=1;2',
    '?ids=%',
    `?ids=${'1,'.repeat(100)}1`,
    '?ids=1&x=2',
  ]) {
    expect((await get(query)).status, query).toBe(400);
  }
});
