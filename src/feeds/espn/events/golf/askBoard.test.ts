import { expect, test } from 'vitest';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { fakeFeeds } from '../../../joined/fakeFeeds.fixture.ts';
import { parseEventsText } from '../payloads.fixture.ts';
import { completeTournament } from './askBoard.ts';
import { currentTournament } from './currentTournament.ts';
import { golfReader } from './tournament.ts';

const WEEK = new Date('2026-04-22T12:00:00Z');
const AFTER = new Date('2026-04-27T02:00:00Z');

const FINAL = { type: { name: 'STATUS_FINAL', state: 'post', completed: true } };
const SCHEDULED = { type: { name: 'STATUS_SCHEDULED', state: 'pre', completed: false } };

const player = (id: string, score: unknown, rounds: number, more: object = {}) => ({
  id,
  type: 'athlete',
  athlete: { displayName: `Player ${id}x` },
  score,
  linescores: Array.from({ length: rounds }, (_, at) => ({ value: 70, period: at + 1 })),
  ...more,
});

const event = (status: object, competitors: readonly object[], more: object = {}) => ({
  id: '401811942',
  date: '2026-04-23T04:00Z',
  endDate: '2026-04-26T04:00Z',
  name: 'Example Classic',
  status,
  competitions: [{ competitors, status }],
  ...more,
});

/** Like a scoreboard: no course, purse, status or winner, and the play-off's loser listed first. */
const scoreboard = (status: object) =>
  event(status, [player('2', '-12', 4), player('1', '-12', 4), player('3', '+9', 2)]);

const leaderboard = (status: object) =>
  event(
    status,
    [
      player('1', { value: 268, displayValue: '-12' }, 4, {
        sortOrder: 1,
        status: { type: { name: 'STATUS_FINISH' }, position: { displayName: '1' } },
      }),
      player('2', { value: 268, displayValue: '-12' }, 4, { sortOrder: 2 }),
      player('3', { value: 153, displayValue: '+9' }, 2, {
        sortOrder: 3,
        status: { type: { name: 'STATUS_CUT' }, displayValue: 'CUT' },
      }),
    ],
    {
      displayPurse: '$9,500,000',
      courses: [
        { name: 'Other Course', host: false },
        {
          name: 'Example Links',
          host: true,
          address: { city: 'Avondale', state: 'LA', country: 'USA' },
        },
      ],
    },
  );

async function completed(status: object, now: Date, answers: Readonly<Record<string, unknown>>) {
  const board = parseEventsText(
    JSON.stringify({ events: [scoreboard(status)] }),
    golfReader('pga-tour'),
  );
  const { fetch, asked } = fakeFeeds(answers);
  const complete = completeTournament('pga-tour', { fetch, delay: async () => undefined }, now);
  const { events, quarantined } = await complete(board.events);
  const [read] = events;
  if (read?.kind !== 'tournament') throw new Error('no tournament');
  return { read, asked, quarantined, before: board.events[0] };
}

test('one request: course, place, purse, who missed the cut and who won the play-off', async () => {
  const answers = { 'golf/pga/leaderboard': { events: [leaderboard(FINAL)] } };
  const { read, asked, quarantined } = await completed(FINAL, AFTER, answers);
  expect(asked).toEqual([
    'https://site.api.espn.com/apis/site/v2/sports/golf/pga/leaderboard?event=401811942',
  ]);
  expect(quarantined).toEqual([]);
  expect(read).toMatchObject({
    course: 'Example Links',
    venue: { name: 'Example Links', city: 'Avondale', country: 'LA, USA' },
    purse: '$9,500,000',
    result: { winner: '1', order: ['1', '2', '3'] },
  });
  expect(read.field.map(({ id, out }) => [id, out])).toEqual([
    ['2', undefined],
    ['1', undefined],
    ['3', 'cut'],
  ]);
});

test('before the start the leaderboard says who has withdrawn and who plays instead', async () => {
  const { competitions, ...facts } = leaderboard(SCHEDULED);
  const competitors = [
    player('1', null, 0),
    player('2', null, 0, { status: { displayValue: 'WD' } }),
    player('9', null, 0),
  ];
  const answers = { leaderboard: { events: [{ ...facts, competitions: [{ competitors }] }] } };
  const { read } = await completed(SCHEDULED, WEEK, answers);
  expect(competitions).toHaveLength(1);
  expect(read.field.map(({ id }) => id)).toEqual(['1', '9']);
  expect(read.status).toBe('scheduled');
});

test.each([
  [{}, 'answered with status 404'],
  [{ leaderboard: 500 }, 'answered with status 500'],
  [{ leaderboard: { code: 400 } }, 'sent no list of events'],
  [{ leaderboard: { events: [] } }, 'names other tournaments'],
  [{ leaderboard: { events: [null, 7] } }, 'names other tournaments'],
])('where it answers %j the tournament stays as the scoreboard has it', async (answers, reason) => {
  const { read, before, quarantined } = await completed(FINAL, AFTER, answers);
  expect(read).toEqual(before);
  expect(quarantined).toEqual([
    { item: 'golf-401811942 leaderboard', reason: expect.stringContaining(reason) },
  ]);
});

test('the tournament asked for is the one under way or just ended, else this week’s', () => {
  const held = (id: string, startTime: string, endTime: string, status: string) =>
    ({ kind: 'tournament', sourceId: id, startTime, endTime, status }) as FeedEvent;
  const last = held('last', '2026-04-16T16:00:00.000Z', '2026-04-19T16:00:00.000Z', 'final');
  const next = held('next', '2026-04-23T16:00:00.000Z', '2026-04-26T16:00:00.000Z', 'scheduled');
  const later = held('later', '2026-05-14T16:00:00.000Z', '2026-05-17T16:00:00.000Z', 'scheduled');
  const of = (now: string) => currentTournament([later, next, last], new Date(now))?.sourceId;
  expect(of('2026-04-20T12:00:00Z')).toBe('last');
  expect(of('2026-04-21T12:00:00Z')).toBe('next');
  expect(of('2026-05-05T12:00:00Z')).toBeUndefined();
  const opposite = { ...next, sourceId: 'opposite', status: 'live' } as FeedEvent;
  expect(currentTournament([last, opposite], new Date('2026-04-20T12:00:00Z'))?.sourceId).toBe(
    'opposite',
  );
});
