import { expect, test } from 'vitest';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { gameInAnswer, parseGamesText } from './payloads.fixture.ts';

interface Ended {
  readonly league: League;
  readonly detail: string;
  readonly period?: number;
  /** Periods listed for each side, home first. */
  readonly listed?: readonly [home: number, away: number];
  readonly score?: readonly [home: string, away: string];
  readonly season?: number;
  readonly whole?: number;
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: 0, period: at + 1 }));

function read(ended: Ended) {
  const { league, detail, period, listed = [0, 0], season = 2026 } = ended;
  const points = LEAGUES[league].sport === 'basketball' ? ['84', '72'] : ['4', '2'];
  const { score = points } = ended;
  const side = (homeAway: string, id: string, at: 0 | 1) => ({
    homeAway,
    score: score[at],
    linescores: lines(listed[at]),
    team: { id, displayName: `Team ${id}`, abbreviation: `T${id}` },
  });
  const competition = {
    competitors: [side('home', '7', 0), side('away', '8', 1)],
    ...(ended.whole && { format: { regulation: { periods: ended.whole } } }),
    status: {
      period,
      type: { name: 'STATUS_FINAL', state: 'post', completed: true, detail, shortDetail: detail },
    },
  };
  const event = {
    id: '1',
    date: `${season}-07-19T20:00Z`,
    season: { year: season, type: 2 },
    competitions: [competition],
  };
  return gameInAnswer(parseGamesText(JSON.stringify({ events: [event] }), league), '1').calledAfter;
}

test.each<[string, Ended, number | undefined]>([
  ['by its words', { league: 'MLB', detail: 'Final/6' }, 6],
  ['by short words', { league: 'MLB', detail: 'F/5' }, 5],
  ['by its number', { league: 'MLB', detail: 'Final', period: 7, listed: [7, 7] }, 7],
  [
    'a number below the innings listed',
    { league: 'MLB', detail: 'Final', period: 4, listed: [9, 9] },
    undefined,
  ],
  ['home not at bat', { league: 'MLB', detail: 'Final/5', period: 5, listed: [4, 5] }, 4.5],
  ['whole', { league: 'MLB', detail: 'Final', period: 9, listed: [9, 9] }, undefined],
  ['home ahead', { league: 'MLB', detail: 'Final', period: 9, listed: [8, 9] }, undefined],
  [
    'home behind, not at bat',
    { league: 'MLB', detail: 'Final', period: 9, listed: [8, 9], score: ['2', '4'] },
    8.5,
  ],
  ['extra innings', { league: 'MLB', detail: 'Final/10', period: 10 }, undefined],
  ['long ago', { league: 'MLB', detail: 'Final/7', period: 7, season: 2021 }, undefined],
  ['seven agreed', { league: 'MLB', detail: 'Final/7', period: 7, whole: 7 }, undefined],
  ['no number', { league: 'MLB', detail: 'Final' }, undefined],
  ['no innings', { league: 'MLB', detail: 'Final', period: 0 }, undefined],
  ['overtime', { league: 'NBA', detail: 'Final/OT', period: 5, listed: [5, 5] }, undefined],
  ['two overtimes', { league: 'NBA', detail: 'Final/2OT', period: 6, listed: [6, 6] }, undefined],
  ['three quarters', { league: 'NCAAF', detail: 'Final', period: 3, listed: [3, 3] }, 3],
  ['a lone number', { league: 'NCAAF', detail: 'Final', period: 3, listed: [4, 4] }, undefined],
  ['nothing listed', { league: 'NCAAB', detail: 'Final', period: 1 }, undefined],
  ['two halves', { league: 'NCAAB', detail: 'Final', period: 2, listed: [2, 2] }, undefined],
  ['one half', { league: 'NCAAB', detail: 'Final', period: 1, listed: [1, 1] }, 1],
  ['a shoot-out', { league: 'NHL', detail: 'Final/SO', period: 5, listed: [5, 5] }, undefined],
])('%s: %o was called after %s', (_, ended, after) => {
  expect(read(ended)).toBe(after);
});
