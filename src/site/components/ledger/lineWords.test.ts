import { expect, test } from 'vitest';
import {
  chained,
  endOfSeason,
  gradeSaying,
  minute,
  ofEvent,
  ofGame,
  ofSeason,
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
      ['Its page', '/game/1', '/game/1'],
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
  const event = { id: 1, name: 'UFC 310', startTime: minute(240) };
  const saying = {
    ...ofEvent(1, ''),
    names: undefined,
    event,
    prediction: { id: 7, winProbabilities },
  };
  const { title, facts } = words(payload(minute(0), saying));
  expect(title).toBe('UFC 310');
  expect(facts[1]).toEqual(['We said', 'Bea 30.0%, Ann 20.0%, Dee 10.0%']);
});

test('a grade says what became of which pick', () => {
  const { title, facts } = words(
    payload(minute(0), { ...gradeSaying(1), pick: 'home', market: 'moneyline', units: -1 }),
  );
  expect(title).toBe('A grade: win');
  expect(facts.slice(1)).toEqual([
    ['For', 'prediction 101, game 1'],
    ['Pick', 'home, moneyline'],
    ['Units', '-1'],
    ['Its page', '/game/1', '/game/1'],
  ]);
});

test('a grade, and edges, name the sides where their line has them, and lead to the page that stays', () => {
  const sides = { home: 'Bills', away: 'Chiefs' };
  const grade = words(
    payload(minute(0), { ...gradeSaying(1), pick: 'home', market: 'moneyline', units: -1, sides }),
  );
  expect(grade.facts.slice(1, 3)).toEqual([
    ['For', 'prediction 101, Chiefs @ Bills'],
    ['Pick', 'Bills, moneyline'],
  ]);
  const edges = [{ pick: 'away', market: 'spread', book: 'Book', price: -110 }];
  const said = { type: 'edges', gameId: 1, predictionId: 101, ...sides, edges };
  expect(words(payload(minute(0), said))).toMatchObject({
    title: 'Prices shown as edges',
    facts: [
      ['Written', expect.any(String)],
      ['For', 'prediction 101, Chiefs @ Bills'],
      ['Edges', 'Chiefs, spread, Book'],
      ['Its page', '/game/1', '/game/1'],
    ],
  });
  const bout = { ...gradeSaying(1), gameId: undefined, eventId: 4, part: '401', event: 'UFC 999' };
  expect(
    words(payload(minute(0), { ...bout, pick: 'Ann Able', opponent: 'Bea Baker' })).facts,
  ).toEqual(
    expect.arrayContaining([
      ['For', 'prediction 101, Ann Able vs. Bea Baker, UFC 999'],
      ['Its page', '/event/4/401', '/event/4/401'],
    ]),
  );
});

test('a kind that nobody knows yet says when it was written, and what cannot be read says so', () => {
  const { title, facts } = words(payload(minute(0), { type: 'note', text: 'x' }));
  expect(title).toBe('A line of kind note');
  expect(facts).toHaveLength(1);
  expect(words('{"type":"prediction"}').title).toBe('A line that cannot be read');
});

test('the odds of a season say which, of what day, the three likeliest, and whether it is a sample', () => {
  const odds = Object.fromEntries(
    [0.14, 0.22, 0.0004, 0.09, 0].map((title, team) => [`T${team}`, { playoffs: 0.5, title }]),
  );
  const recipe = { engineVersion: 'season-1', seed: '0123abcd', runs: 20_000 };
  const saying = { ...ofSeason('2026-11-20', { sample: true }), odds, recipe, games: 87 };
  const { title, sample, facts } = words(payload(minute(0), saying));
  expect(title).toBe('NFL 2026 season odds, November 20, 2026');
  const abroad = words(
    payload(minute(0), ofSeason('2026-11-20', { league: 'SerieA', season: 2027 })),
  );
  expect(abroad.title).toBe('Serie A 2026–27 season odds, November 20, 2026');
  expect(sample).toBe(true);
  expect(facts.slice(1)).toEqual([
    ['Odds of the title', 'T1 22%, T0 14%, T3 9%'],
    ['Teams', '5'],
    ['Played', '20,000 times'],
    ['Left to play', '87 games'],
  ]);
});

test('the end of a season says who won it, and how its odds scored', () => {
  const saying = {
    ...endOfSeason(2026),
    came: { BUF: ['playoffs'], SEA: ['playoffs', 'title'] },
    lines: 140,
    figures: [{ goal: 'topFour', brier: 0.0714 }],
  };
  const { title, sample, facts } = words(payload(minute(0), saying));
  expect(title).toBe('How the NFL 2026 season ended, and how its odds scored');
  expect(sample).toBe(false);
  expect(facts.slice(1)).toEqual([
    ['Won it', 'SEA'],
    ['Odds scored', '140 days'],
    ['Brier score', 'top four 0.071'],
  ]);
});
