import { describe, expect, test } from 'vitest';
import type { League } from '#domain/leagues/league.ts';
import { parseGamesText } from './payloads.fixture.ts';

type Part = Readonly<Record<string, unknown>>;

const STAGES = {
  scheduled: { name: 'STATUS_SCHEDULED', state: 'pre' },
  live: { name: 'STATUS_IN_PROGRESS', state: 'in' },
  final: { name: 'STATUS_FINAL', state: 'post', completed: true },
};

/** The starters on a scoreboard with one game. */
function availabilityOf(
  league: League,
  stage: keyof typeof STAGES,
  home: Part,
  competition: Part = {},
  season: Part = { year: 2026, type: 2 },
) {
  const side = (homeAway: string, id: string, displayName: string, more: Part = {}) => ({
    homeAway,
    score: homeAway === 'home' ? '4' : '3',
    team: { id, displayName, abbreviation: displayName.slice(0, 3).toUpperCase() },
    ...more,
  });
  const event = {
    id: '401',
    date: '2026-11-22T18:00Z',
    season,
    competitions: [
      {
        status: { type: STAGES[stage] },
        competitors: [side('home', '2', 'Buffalo', home), side('away', '12', 'Kansas City')],
        ...competition,
      },
    ],
  };
  const { games, quarantined } = parseGamesText(JSON.stringify({ events: [event] }), league);
  expect(quarantined).toEqual([]);
  return games[0]?.availability;
}

const probable = (name: string, displayName: unknown, more: Part = {}) => ({
  probables: [{ name, athlete: { id: '1', displayName }, ...more }],
});
const pitcher = (displayName: unknown) => probable('probableStartingPitcher', displayName);
const goalie = (displayName: unknown, type?: unknown) =>
  probable('probableStartingGoalie', displayName, { status: { type } });
const passer = (displayName: string, more: Part = {}, name = 'passingYards') => ({
  leaders: [
    { name: 'rushingYards', leaders: [{ athlete: { id: '9', displayName: 'A. Runner' } }] },
    {
      name,
      leaders: [{ value: 240, athlete: { id: '8', displayName, ...more } }],
    },
  ],
});

test('MLB: the probable pitcher is announced, and once the game has begun he has started', () => {
  const home = pitcher('Gerrit Cole');
  expect(availabilityOf('MLB', 'scheduled', home)).toEqual({
    home: { starter: { name: 'Gerrit Cole', status: 'announced' } },
  });
  for (const stage of ['live', 'final'] as const) {
    expect(availabilityOf('MLB', stage, home)?.home?.starter?.status).toBe('started');
  }
});

test.each([
  ['scheduled', 'expected', 'expected'],
  ['scheduled', 'confirmed', 'announced'],
  ['scheduled', 'Confirmed', 'announced'],
  ['scheduled', 'a new word', 'expected'],
  ['final', 'confirmed', 'started'],
  ['final', 'expected', undefined],
  ['live', 'expected', undefined],
] as const)('NHL: a %s game’s goalie who is %s: %s', (stage, type, status) => {
  const found = availabilityOf('NHL', stage, goalie('Ukko-Pekka Luukkonen', type));
  expect(found?.home?.starter).toEqual(status && { name: 'Ukko-Pekka Luukkonen', status });
});

describe('NFL', () => {
  const started = { home: { starter: { name: 'Josh Allen', status: 'started' } } };

  test.each(['passingYards', 'passingLeader'])('who led a final in %s has started', (name) => {
    expect(availabilityOf('NFL', 'final', passer('Josh Allen', {}, name))).toEqual(started);
  });

  test('before the end nobody has: the leaders are the season’s', () => {
    for (const stage of ['scheduled', 'live'] as const) {
      expect(availabilityOf('NFL', stage, passer('Josh Allen'))).toBeUndefined();
    }
  });

  test('leaders of both sides together count for the side whose team they name', () => {
    const of = (id?: string) => passer('Josh Allen', id === undefined ? {} : { team: { id } });
    expect(availabilityOf('NFL', 'final', {}, of('2'))).toEqual(started);
    expect(availabilityOf('NFL', 'final', {}, of('12'))?.away?.starter?.name).toBe('Josh Allen');
    expect(availabilityOf('NFL', 'final', {}, of('7'))).toBeUndefined();
    expect(availabilityOf('NFL', 'final', {}, of())).toBeUndefined();
  });

  test('a receiver who threw the longest pass did not start at quarterback', () => {
    const trick = passer('A. Receiver', { position: { abbreviation: 'WR' } });
    expect(availabilityOf('NFL', 'final', trick)).toBeUndefined();
  });

  test('preseason starters are not the season’s', () => {
    const preseason = { year: 2026, type: 1 };
    expect(availabilityOf('NFL', 'final', passer('A. Rookie'), {}, preseason)).toBeUndefined();
  });
});

test.each(['TBD', 'To be announced', 'Undecided', '', null, {}, 7, ['Cole']])(
  'a pitcher called %j is none',
  (name) => {
    expect(availabilityOf('MLB', 'scheduled', pitcher(name))?.home).toBeUndefined();
  },
);

test('the wrong kind of starter, and starters of leagues that have none, are not read', () => {
  expect(availabilityOf('MLB', 'scheduled', goalie('A. Goalie', 'confirmed'))).toBeUndefined();
  expect(availabilityOf('NBA', 'scheduled', pitcher('A. Pitcher'))).toBeUndefined();
  expect(availabilityOf('NCAAF', 'final', passer('A. Student'))).toBeUndefined();
});

test('a team’s number is kept where it is digits alone: it becomes a part of an address', () => {
  const idsOf = (id: unknown) => {
    const side = (homeAway: string, team: Part) => ({ homeAway, team });
    const competitors = [
      side('home', { id, displayName: 'Buffalo' }),
      side('away', { id: '12', displayName: 'Kansas City' }),
    ];
    const status = { type: STAGES.scheduled };
    const event = { id: '1', date: '2026-11-22T18:00Z', competitions: [{ status, competitors }] };
    return parseGamesText(JSON.stringify({ events: [event] }), 'NFL').games[0]?.teamIds;
  };
  expect(idsOf('2')).toEqual({ home: '2', away: '12' });
  expect(idsOf(2)).toEqual({ home: '2', away: '12' });
  for (const id of ['../../x', '2/..', '2?x=1', '', '-2', '1e3', null, {}]) {
    expect(idsOf(id)).toBeUndefined();
  }
});
