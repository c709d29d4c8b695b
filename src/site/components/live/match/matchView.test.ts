import { expect, test } from 'vitest';
import type { EventLive } from '#contract/live/eventLive.ts';
import {
  EXAMPLE_EVENT_CURVE,
  EXAMPLE_EVENT_LIVE,
} from '#contract/live/exampleEventLive.fixture.ts';
import { matchPicture } from './matchCurve.ts';
import { matchView } from './matchView.ts';

const OF = { a: 'Kwon', b: 'Gea' };
const match = EXAMPLE_EVENT_LIVE.match ?? { before: { winA: 50, setScores: [] } };
type Score = NonNullable<typeof match.score>;

const view = (change: Partial<EventLive>, score: Partial<Score> = {}) =>
  matchView(
    {
      ...EXAMPLE_EVENT_LIVE,
      match: { ...match, score: { sets: [], games: [0, 0], ...match.score, ...score } },
      ...change,
    },
    OF,
  );

test('chances now beside those before, and only the set scores that can still come', () => {
  const said = view({});
  expect(said.score).toBe('Kwon–Gea 6–4 6–7 4–1');
  expect(said.clock).toBe('3rd Set, Kwon serves');
  expect(said.chances).toEqual([
    { label: 'Kwon', now: '93.0%', before: '61.2%' },
    { label: 'Gea', now: '7.0%', before: '38.8%' },
  ]);
  expect(said.bets.map(({ label, now }) => `${label} ${now}`)).toEqual([
    'Kwon 2–1 93.0%',
    'Gea 2–1 7.0%',
  ]);
  expect(said.facts).toEqual([
    'It goes to a third set, as in 44.5% of our matches before the start.',
  ]);
});

test('after one set: how often the published runs had it', () => {
  const { facts } = view({}, { sets: [[4, 6]], games: [0, 0] });
  expect(facts).toEqual(['Gea won the first set, as in 42.7% of our matches before the start.']);
});

test('silence shows no chance, and all set scores of before', () => {
  const { now: _, ...silent } = match;
  const said = view({ silent: true, match: silent });
  expect(said.comb).toBeUndefined();
  expect(said.bets.map(({ now }) => now)).toEqual([undefined, undefined, undefined, undefined]);
  expect(said.note).toContain('silent since');
});

test.each<[Partial<Score>, string]>([
  [
    {
      winner: 'a',
      sets: [
        [6, 4],
        [6, 7],
        [6, 2],
      ],
      games: [0, 0],
    },
    'We said Kwon 61.2%. Kwon won 2–1, as in 25.1% of our matches.',
  ],
  [
    {
      winner: 'b',
      sets: [
        [4, 6],
        [6, 7],
      ],
      games: [0, 0],
    },
    'We said Kwon 61.2%. Gea won 2–0, as in 19.4% of our matches.',
  ],
  [
    { winner: 'b', retired: true, sets: [[6, 4]], games: [0, 2] },
    'We said Kwon 61.2%. Gea won because Kwon gave up: none of our matches end so.',
  ],
])('the end: what we said, and how many of our matches ended so', (score, fact) => {
  const said = view({ stage: 'ended' }, score);
  expect(said.facts).toEqual([fact]);
  expect([said.chances, said.bets, said.comb]).toEqual([[], [], undefined]);
});

test('the curve has the set ends on it, and ends of itself after the usual games', () => {
  const picture = matchPicture(EXAMPLE_EVENT_CURVE, OF);
  expect(picture?.scores.map(({ score }) => score)).toEqual(['1–0', '1–1']);
  expect(picture?.words).toContain('Chance of Gea by moment: 38.8% at the start');
  expect(picture?.end).toBe('');
  const { match: _, ...none } = EXAMPLE_EVENT_CURVE;
  expect(matchPicture(none, OF)).toBeUndefined();
});
