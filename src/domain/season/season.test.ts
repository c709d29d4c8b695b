import { expect, test } from 'vitest';
import { endingFromWords } from './endingFromWords.ts';
import { seasonDays } from './seasonDays.ts';
import type { FixtureStage, SeasonFixture } from './seasonFixture.ts';
import { withoutMadeUp } from './withoutMadeUp.ts';

test.each([
  ['hockey', 'STATUS_FINAL Final', 'regulation'],
  ['hockey', 'Final/OT', 'overtime'],
  ['hockey', 'Final/SO', 'shootout'],
  ['basketball', 'Final/2OT', 'overtime'],
  ['baseball', 'Final/11', 'overtime'],
  ['baseball', 'Final/7', 'regulation'],
  ['soccer', 'STATUS_FULL_TIME FT', 'regulation'],
  ['soccer', 'STATUS_FINAL_AET AET', 'overtime'],
  ['soccer', 'STATUS_FINAL_PEN FT-Pens', 'shootout'],
] as const)('%s: %s ended in %s', (sport, words, ended) => {
  expect(endingFromWords(sport, words)).toBe(ended);
});

test('a season’s days cross New Year where the league’s do', () => {
  expect(seasonDays('NBA', 2027)).toEqual({ from: '2026-10-18', to: '2027-06-22' });
  expect(seasonDays('NFL', 2026)).toEqual({ from: '2026-09-04', to: '2027-02-14' });
  expect(seasonDays('MLB', 2026)).toEqual({ from: '2026-03-25', to: '2026-11-05' });
});

const game = (sourceId: string, sides: string, stage: FixtureStage['status'] = 'scheduled') => {
  const [away = '', home = ''] = sides.split('@');
  return {
    league: 'MLB',
    season: 2026,
    sourceId,
    home: { key: home, name: home },
    away: { key: away, name: away },
    ...(stage !== 'postponed' && { start: '2026-06-01T23:00:00.000Z' }),
    timeKnown: true,
    neutral: false,
    postseason: false,
    counts: true,
    status: stage,
  } as SeasonFixture;
};

test('a postponed listing goes where both sides have all their games without it', () => {
  const games = [game('1', 'A@B'), game('2', 'A@B'), game('off', 'A@B', 'postponed')];
  const ids = (most: number) => withoutMadeUp(games, most).map(({ sourceId }) => sourceId);
  expect(ids(2)).toEqual(['1', '2']);
  expect(ids(3)).toEqual(['1', '2', 'off']);
});

test('one that only one side has too many of stays, and a canceled game counts for nobody', () => {
  const games = [game('1', 'A@B'), game('2', 'C@A'), game('3', 'A@B', 'canceled')];
  const off = game('off', 'A@B', 'postponed');
  expect(withoutMadeUp([...games, off], 2)).toContain(off);
});
