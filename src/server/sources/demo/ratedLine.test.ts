import { expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/league.ts';
import { TYPICAL_LINE } from './line.ts';
import { ratedLine } from './ratedLine.ts';
import { DEMO_TEAMS } from './teams/index.ts';

const START = { season: 2026, gameTime: '2026-11-21T01:00:00.000Z' };

test.each(TEAM_LEAGUES)('a %s game has a line near its league’s typical one', (league) => {
  const [home, away] = DEMO_TEAMS[league].flatMap(({ team }) => team.ratingKey ?? []);
  const line = ratedLine(home ?? '', away ?? '', league, START);
  const { total } = TYPICAL_LINE[league];
  expect(line?.total).toBeGreaterThan(total * 0.75);
  expect(line?.total).toBeLessThan(total * 1.35);
  expect(line?.homeProbability).toBeGreaterThan(0.05);
  expect(line?.homeProbability).toBeLessThan(0.95);
});

test('is the same each time', () => {
  expect(ratedLine('BUF', 'KC', 'NFL', START)).toEqual(ratedLine('BUF', 'KC', 'NFL', START));
});
