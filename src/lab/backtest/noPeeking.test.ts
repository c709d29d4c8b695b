import { beforeAll, describe, expect, test } from 'vitest';
import { findImplementation } from '../data/leagueNames.ts';
import { BACKTESTS } from './backtests.ts';
import { corruptedAfter, syntheticLeagueRows, writeLeague } from './syntheticLeague.fixture.ts';
import { walkLeague } from './walkLeague.ts';

type Compared = ReturnType<typeof walkLeague>;

const SEASON = 2022;
const LEAGUES = ['NBA', 'EPL'] as const;

async function walk(league: string, folder: string): Promise<Compared> {
  const backtest = await findImplementation(BACKTESTS, league).implementation.load();
  return walkLeague(backtest, league, folder, SEASON, () => undefined);
}

/** All forecasts of the season's games up to a day, as text. */
function saidUntil({ walked, pools }: Compared, day: string): string {
  const until = ({ season, cluster }: { season: number; cluster: string }) =>
    season === SEASON && cluster <= day;
  const asked = walked.questions.map((question) => question.answers.filter(until));
  const numbers = walked.quantities.map((quantity) => quantity.values.filter(until));
  const weights = [...pools].map(([name, byYear]) => [name, [...byYear]]);
  return JSON.stringify({ asked, numbers, weights }, null, 1);
}

/** The forecasts of the games after it. */
const saidAfter = ({ walked }: Compared, day: string): string =>
  JSON.stringify(
    walked.questions.flatMap((question) =>
      question.answers
        .filter(({ season, cluster }) => season === SEASON && cluster > day)
        .map(({ said }) => said),
    ),
  );

describe.each(LEAGUES)('%s', (league) => {
  const rows = syntheticLeagueRows(league);
  const days = rows.filter(({ season }) => season === SEASON).map(({ date }) => String(date));
  const day = days[Math.floor(days.length / 2)] ?? '';
  let honest: Compared;
  beforeAll(async () => {
    honest = await walk(league, writeLeague(league, rows));
  });

  test('a corrupted future changes nothing before it', async () => {
    const corrupted = await walk(league, writeLeague(league, corruptedAfter(rows, day)));
    expect(saidUntil(corrupted, day)).toBe(saidUntil(honest, day));
    expect(saidAfter(corrupted, day)).not.toBe(saidAfter(honest, day));
  });

  test('every model speaks of every game of the season', () => {
    const { walked, pools, seasons } = honest;
    expect(seasons).toEqual([SEASON]);
    const winner = walked.questions.find(({ name }) => name === 'win' || name === 'three-way');
    const answers = winner?.answers.filter(({ season }) => season === SEASON) ?? [];
    expect(answers).toHaveLength(days.length);
    for (const { said } of answers) {
      for (const model of [
        'own',
        'own, no lines',
        'published',
        'close',
        'plain Elo',
        'home rate',
      ]) {
        const sum = said[model]?.reduce((total, p) => total + p, 0);
        expect(sum, model).toBeCloseTo(1, 9);
      }
    }
    const weights = pools.get(winner?.name ?? '')?.get(SEASON);
    expect(weights).toBeDefined();
    expect(weights).not.toEqual({ close: 1, own: 0 });
  });
});
