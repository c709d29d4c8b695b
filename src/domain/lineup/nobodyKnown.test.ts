import { expect, test } from 'vitest';
import { TEAM_LEAGUES } from '../leagues/codes.ts';
import { nobodyKnownBrief, nobodyKnownText } from './nobodyKnown.ts';

test('of college nobody is forecast, and why; of a league without a model nobody is', () => {
  const text = (league: (typeof TEAM_LEAGUES)[number]) =>
    nobodyKnownText({ league, status: 'scheduled' });
  expect(new Set(TEAM_LEAGUES.map(text)).size).toBe(3);
  for (const league of ['NCAAF', 'NCAAB'] as const) {
    expect(text(league)).toBe('We forecast no college players: most states bar their props.');
  }
  expect(text('MLS')).toBe('We forecast no players of this league.');
});

test('elsewhere the lineups are not out yet, until the start', () => {
  expect(nobodyKnownBrief({ league: 'NFL', status: 'scheduled' })).toBe('Lineups not out yet');
  expect(nobodyKnownBrief({ league: 'NFL', status: 'final' })).toBe('No lineups');
});
