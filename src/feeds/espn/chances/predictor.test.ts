import { expect, test } from 'vitest';
import { SourceError } from '../../source.ts';
import { espnChances } from './espnChances.ts';
import { parsePredictor } from './predictor.ts';

const core = (value: unknown, other: unknown) => ({
  name: 'BUF at HOU',
  homeTeam: {
    statistics: [
      { name: 'matchupQuality', value: 71 },
      { name: 'gameProjection', value },
    ],
  },
  awayTeam: { statistics: [{ name: 'gameProjection', displayValue: other }] },
});

test.each([
  ['the core API’s list', core(63.4, '36.6'), { home: 63.4, away: 36.6 }],
  [
    'a summary’s figures',
    { homeTeam: { gameProjection: '63.4' }, awayTeam: { gameProjection: '36.3' } },
    { home: 63.4, away: 36.3 },
  ],
  ['with a tie', core(40, '59.6'), { home: 40, away: 59.6 }],
  ['no forecast', { homeTeam: { id: '1' }, awayTeam: null }, undefined],
])('%s', (_, answer, chance) => {
  expect(parsePredictor(answer)).toEqual({ ok: true, value: chance });
});

test.each([
  [null, 'sent no predictor'],
  ['text', 'sent no predictor'],
  [core(63, undefined), 'gave one side alone a chance'],
  [core(63, 63), 'gave the sides 63% and 63%'],
  [core(0.63, 0.37), 'gave the sides 0.63% and 0.37%'],
  [core(100, 0), 'gave the sides 100% and 0%'],
  [core(120, -20), 'gave the sides 120% and -20%'],
])('%j is refused', (answer, reason) => {
  expect(parsePredictor(answer)).toEqual({ ok: false, reason });
});

test('one small request a game, at the core API', async () => {
  const asked: string[] = [];
  const chances = espnChances({
    fetch: async (url) => {
      asked.push(String(url));
      return Response.json(core(63.4, 36.6));
    },
  });
  expect(await chances.chance('NCAAF', '401')).toEqual({ home: 63.4, away: 36.6 });
  expect(asked).toEqual([
    'https://sports.core.api.espn.com/v2/sports/football/leagues/college-football/events/401/competitions/401/predictor',
  ]);
  await expect(chances.chance('NFL', '../x')).rejects.toThrow(SourceError);
  expect(asked).toHaveLength(1);
  expect([...chances.leagues].toSorted()).toEqual(['MLB', 'NBA', 'NCAAB', 'NCAAF', 'NFL', 'WNBA']);
});

test('a game that is not found has no forecast; a feed that refuses has failed', async () => {
  const answering = (status: number) =>
    espnChances({ fetch: async () => new Response('', { status }) }).chance('NFL', '401');
  expect(await answering(404)).toBeUndefined();
  await expect(answering(403)).rejects.toThrow(/status 403/);
});
