import { expect, test } from 'vitest';
import { eventLiveSchema } from '#contract/live/eventLive.ts';
import { golfFigures } from '#domain/live/eventFigures.ts';
import type { GolfState } from '#domain/live/golfState.ts';
import { exampleInputs } from '#engine/golf/inputs.fixture.ts';
import { golfLive } from '#engine/live/golf/golfLive.ts';
import { eventAnswer } from './answer.ts';
import { fieldCurve } from './fieldAnswer.ts';
import type { LiveEventRow } from './store/read.ts';

const inputs = exampleInputs(156);
const live = golfLive(inputs, 7, 500, 500);
const figuresAt = (state: GolfState) => golfFigures(live.after(state), inputs.rounds);

const START: GolfState = {
  sport: 'golf',
  round: 1,
  players: inputs.players.map(({ id }) => ({ id, rounds: [] })),
};
/** The second round: the favorite is far behind, an outsider leads. */
const SECOND: GolfState = {
  sport: 'golf',
  round: 2,
  players: START.players.map(({ id }, at) => {
    if (id === 'p120') return { id, rounds: [-7], thru: 9, toPar: -4 };
    if (id === 'p0') return { id, rounds: [6] };
    if (id === 'p155') return { id, rounds: [3], out: 'withdrawn' };
    return { id, rounds: [(at % 7) - 3], ...(at % 2 === 0 && { thru: 3, toPar: 0 }) };
  }),
};
const before = figuresAt(START);

const rowOf = (more: Partial<LiveEventRow>): LiveEventRow => ({
  event_id: 1_234_567,
  prediction_id: 7_654_321,
  sport: 'golf',
  before: { ...before, players: [...before.players], cutLines: [] },
  stage: 'playing',
  detail: 'Round 2 - In Progress',
  state: SECOND as LiveEventRow['state'],
  figures: figuresAt(SECOND) as LiveEventRow['figures'],
  told_at: '2026-11-21T13:00:00.000Z',
  ...more,
});
const at = (minute: number) => new Date(Date.parse('2026-11-21T13:00:00Z') + minute * 60_000);

test('the leaders by place with both chances, who moved most, where the cut will fall: at most 6 kB', () => {
  const answer = eventAnswer(rowOf({}), at(4));
  expect(eventLiveSchema.parse(answer)).toEqual(answer);
  expect(JSON.stringify(answer).length).toBeLessThan(6 * 1024);
  const { field } = answer;
  expect(field?.leaders[0]).toMatchObject({
    golfer: 'p120',
    place: 1,
    toPar: -11,
    today: -4,
    thru: 9,
  });
  const places = field?.leaders.map(({ place }) => place ?? 0) ?? [];
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(field).toMatchObject({ round: 2, rounds: 4, entered: 156, stillIn: 155 });
  expect(field?.movers[0]).toMatchObject({ golfer: 'p120' });
  const fallen = field?.movers.at(-1);
  expect(fallen?.winNow).toBeLessThan(fallen?.winBefore ?? 0);
  expect(field?.cutLines?.length).toBeGreaterThan(0);
});

test('silence withdraws the chances and leaves the board; a board each five minutes is not silent', () => {
  expect(eventAnswer(rowOf({}), at(10))).toMatchObject({ silent: false });
  const { silent, field } = eventAnswer(rowOf({}), at(12));
  expect(silent).toBe(true);
  expect(field?.leaders.length).toBeGreaterThan(9);
  expect(field?.leaders.filter(({ now }) => now)).toEqual([]);
  expect([field?.movers, field?.cutLines]).toEqual([[], undefined]);
});

test('the curve has those who were likeliest at any moment, the start first', () => {
  const curve = fieldCurve(before, [{ state: SECOND, figures: figuresAt(SECOND) }]);
  expect(curve.holesPlayed[0]).toBe(0);
  expect(curve.holesPlayed[1]).toBeGreaterThan(25);
  expect(curve.curves.map(({ golfer }) => golfer)).toContain('p120');
  for (const { chancesToWin } of curve.curves) expect(chancesToWin).toHaveLength(2);
});
