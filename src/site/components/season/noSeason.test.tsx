import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { League } from '#domain/leagues/league.ts';
import { NoSeason } from './NoSeason.tsx';

const why = (league: League, now: string) =>
  renderToStaticMarkup(<NoSeason league={league} now={now} />);

test('a season that is over says when the next one usually begins', () => {
  expect(why('MLB', '2026-12-01T17:00:00Z')).toMatch(
    /The season is over\. It usually returns on [A-Z][a-z]+ \d+\./,
  );
});

test('college basketball waits for its bracket, another league for its schedule', () => {
  expect(why('NCAAB', '2026-12-01T17:00:00Z')).toContain('start with its tournament');
  const nba = why('NBA', '2026-12-01T17:00:00Z');
  expect(nba).toContain('We do not have the whole schedule of this season yet.');
  expect(nba).not.toContain('tournament');
  expect(nba).toContain('href="/league/nba"');
});
