import { expect, test } from 'vitest';
import {
  chained,
  gradeOf,
  minute,
  ofEvent,
  ofGame,
  payload,
} from '#domain/ledger/exampleLedger.fixture.ts';
import { lineWords } from './lineWords.ts';

const words = (text: string) => {
  const [line] = chained([text]);
  if (!line) throw new Error('no line');
  return lineWords(line);
};

test('a prediction of a game says who, what, when, and how long before', () => {
  const saying = ofGame(1, '2026-11-20T14:00:00.000Z');
  const game = {
    ...(saying.game as object),
    home: 'Bills',
    away: 'Chiefs',
    league: 'NFL',
    sample: true,
  };
  const prediction = {
    id: 7,
    homeWinProbability: 57.25,
    awayWinProbability: 42.75,
    drawProbability: 0,
  };
  expect(words(payload(minute(0), { ...saying, game, prediction }))).toEqual({
    title: 'Chiefs @ Bills, NFL',
    sample: true,
    facts: [
      ['Written', 'Friday, November 20, 5:00 AM EST (2026-11-20 10:00:00 UTC)'],
      ['We said', 'Chiefs 42.8%, Bills 57.3%'],
      ['Prediction', '7'],
      ['Starts', 'Friday, November 20, 9:00 AM EST, 4 h 0 min after this was written'],
    ],
  });
});

test('one of an event names the likeliest', () => {
  const winProbabilities = [
    { name: 'Ann', probability: 20 },
    { name: 'Bea', probability: 30 },
    { name: 'Cat', probability: 5 },
    { name: 'Dee', probability: 10 },
  ];
  const saying = { ...ofEvent(1, 'a|b'), prediction: { id: 7, winProbabilities } };
  const { title, facts } = words(payload(minute(0), saying));
  expect(title).toBe('UFC 310');
  expect(facts[1]).toEqual(['We said', 'Bea 30.0%, Ann 20.0%, Dee 10.0%']);
});

test('a grade says what became of which pick', () => {
  const { title, facts } = words(
    payload(minute(0), { ...gradeOf(1), pick: 'home', market: 'moneyline', units: -1 }),
  );
  expect(title).toBe('A grade: win');
  expect(facts.slice(1)).toEqual([
    ['For', 'prediction 101, game 1'],
    ['Pick', 'home, moneyline'],
    ['Units', '-1'],
  ]);
});

test('a kind that nobody knows yet says when it was written, and what cannot be read says so', () => {
  const { title, facts } = words(payload(minute(0), { type: 'note', text: 'x' }));
  expect(title).toBe('A line of kind note');
  expect(facts).toHaveLength(1);
  expect(words('{"type":"prediction"}').title).toBe('A line that cannot be read');
});
