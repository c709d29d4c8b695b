import { expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { seasonOf } from '#domain/leagues/season.ts';
import { FEED_FACTS } from '../leagues/index.ts';
import { ratedLine } from './ratedLine.ts';

const gameTime = '2026-11-21T01:00:00.000Z';
const startOf = (league: League) => ({ season: seasonOf(league, gameTime.slice(0, 10)), gameTime });

test.each(TEAM_LEAGUES)(
  '%s games have lines that gather near the league’s typical one',
  (league) => {
    const start = startOf(league);
    const keys = FEED_FACTS[league].teams.flatMap(({ team }) => team.ratingKey ?? []);
    const lines = keys.flatMap((away, index) => {
      const home = keys[index - 1];
      return home === undefined ? [] : (ratedLine(home, away, league, start) ?? []);
    });
    const { total } = FEED_FACTS[league].sample.line;
    const mean = lines.reduce((sum, line) => sum + line.total, 0) / lines.length;
    expect(mean).toBeGreaterThan(total * 0.9);
    expect(mean).toBeLessThan(total * 1.1);
    for (const line of lines) {
      expect(line.total).toBeGreaterThan(total * 0.6);
      expect(line.total).toBeLessThan(total * 1.5);
      expect(line.homeProbability).toBeGreaterThan(0.01);
      expect(line.homeProbability).toBeLessThan(0.99);
    }
  },
);

test('is the same each time', () => {
  const line = () => ratedLine('BUF', 'KC', 'NFL', startOf('NFL'));
  expect(line()).toEqual(line());
});
