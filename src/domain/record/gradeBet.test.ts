import { expect, test } from 'vitest';
import { gradeGame } from '#slate/refresh/gradeGame.ts';
import { betOf } from './bets.fixture.ts';
import type { EndedGame } from './endedGame.ts';
import { awaitsHand, gradeBet, profitCents } from './gradeBet.ts';
import type { Pick } from './picks/pick.ts';

const START = '2026-11-29T18:00:00.000Z';
const game = (change: Partial<EndedGame> = {}): EndedGame => ({
  league: 'NFL',
  gameTime: START,
  sides: { home: 'Bills', away: 'Chiefs' },
  score: { home: 24, away: 20 },
  odds: [],
  ...change,
});

/** Random-looking whole numbers, the same in each run (Park and Miller). */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

test('bets on 1,000 games are graded as the record grades the same picks', () => {
  const next = numbers(20261123);
  const leagues = ['NFL', 'NBA', 'NHL', 'MLB', 'EPL'] as const;
  const seen = new Set<string>();
  for (let at = 1; at <= 1000; at += 1) {
    const league = leagues[next(leagues.length)] ?? 'NFL';
    const off = next(20) === 0;
    const swapped = next(25) === 0;
    const calledAfter = !off && next(10) === 0 ? 4 + next(10) / 2 : undefined;
    const [home, away] = off ? [null, null] : [next(6), next(6)];
    const [spread, total] = [next(25) / 4 - 3, 2 + next(24) / 4];
    const book = {
      book: 'book',
      feed: 'espn' as const,
      provider: 'Book',
      sample: false,
      asOf: '2026-11-29T17:50:00.000Z',
      moneyline: league === 'EPL' ? { home: 120, away: 210, draw: 240 } : { home: -130, away: 110 },
      spread: { line: -1.5, home: -105, away: -115 },
      total: { line: 4.5, over: -110, under: -110 },
    };
    const odds = next(5) === 0 ? [] : [book];
    const picks: Pick[] = [
      { market: 'moneyline', pick: next(2) ? 'home' : 'away' },
      { market: 'moneyline', pick: league === 'EPL' ? 'draw' : 'home' },
      { market: 'spread', pick: next(2) ? 'home' : 'away', line: spread },
      { market: 'total', pick: next(2) ? 'over' : 'under', line: total },
    ].map((each) => ({ ...each, price: -105, book: 'Book', probability: 55, choices: 2 }) as Pick);
    const ended = game({
      league,
      odds,
      score: home === null || away === null ? null : { home, away },
      calledAfter,
    });
    const said = swapped ? { home: 'Chiefs', away: 'Bills' } : ended.sides;
    const record = gradeGame({
      game_id: at,
      version: off ? 0 : 1,
      league,
      game_time: START,
      home_name: 'Bills',
      away_name: 'Chiefs',
      home_score: home,
      away_score: away,
      called_after: calledAfter ?? null,
      earliest_start: START,
      told_by: 'espn',
      told_at: START,
      prediction_line: 1,
      prediction_id: 1,
      picks,
      said_home: said.home,
      said_away: said.away,
      own: null,
      edges: [],
      odds,
    });
    picks.forEach(({ market, pick, line, price = 0 }, index) => {
      if (market !== 'moneyline' && market !== 'spread' && market !== 'total') return;
      const bet = betOf({
        league,
        game: { id: at, ...said },
        market,
        pick,
        line,
        price,
        book: 'Book',
      });
      const own = gradeBet(bet, ended);
      const grade = record[index]?.grade;
      expect(own).toMatchObject({ outcome: grade?.outcome, units: grade?.units, by: 'us' });
      expect(own?.closingProbability).toBe(grade?.closingProbability);
      seen.add(own?.outcome ?? '');
    });
  }
  expect([...seen].toSorted()).toEqual(['halfLoss', 'halfWin', 'loss', 'push', 'void', 'win']);
});

test('a bet on a game that is not over is open; one in the reader’s words waits for their hand', () => {
  expect(gradeBet(betOf(), undefined)).toBeUndefined();
  const free = betOf({ game: undefined, market: 'other', pick: 'First goal' });
  expect(gradeBet(free, undefined)).toBeUndefined();
  expect(awaitsHand(free, new Date('2026-11-29T17:59:00Z'))).toBe(false);
  expect(awaitsHand(free, new Date(START))).toBe(true);
  expect(awaitsHand(betOf(), new Date('2027-01-01'))).toBe(false);
});

test('the reader’s hand counts before ours, and is named', () => {
  expect(gradeBet(betOf(), game())).toMatchObject({ outcome: 'win', by: 'us' });
  const own = gradeBet(betOf({ hand: 'loss' }), game());
  expect(own).toMatchObject({ outcome: 'loss', by: 'reader', units: -1 });
});

test('money follows the stake; a half win pays half', () => {
  const won = gradeBet(betOf(), game());
  expect(won && profitCents(won)).toBe(1818);
  const half = gradeBet(betOf({ market: 'spread', pick: 'home', line: -3.75 }), game());
  expect(half && profitCents(half)).toBe(909);
});

test('of a game that was called after six innings the moneyline stands, run line and total are void', () => {
  const rained = game({ league: 'MLB', calledAfter: 6 });
  const outcome = (market: 'moneyline' | 'spread' | 'total', pick: 'home' | 'over') =>
    gradeBet(betOf({ league: 'MLB', market, pick, line: 1.5 }), rained)?.outcome;
  expect(outcome('moneyline', 'home')).not.toBe('void');
  expect([outcome('spread', 'home'), outcome('total', 'over')]).toEqual(['void', 'void']);
});
