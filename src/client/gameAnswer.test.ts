import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GameCard } from '#components/game/GameCard.tsx';
import { listedGameSchema } from '#contract/game.ts';
import {
  EXAMPLE_GAME,
  EXAMPLE_PREDICTION,
  EXAMPLE_QUOTE,
} from '#domain/game/exampleGame.fixture.ts';
import { listedGame } from '#domain/game/listedGame.ts';
import { starRating } from '#domain/game/stars.ts';
import { readListedGame } from './readListedGame.ts';

const NOW = new Date('2026-11-22T15:50:00Z');
const live = { status: 'live', score: { home: 7, away: 3 }, detail: 'Q2 1:00' };

const read = (answer: unknown) => {
  const game = readListedGame(answer, NOW);
  if (!game) throw new TypeError('This is no game');
  return game;
};

test('what the contract lets through is taken as it is', () => {
  const listed = listedGame(EXAMPLE_GAME);
  for (const game of [
    listed,
    { ...listed, prediction: undefined },
    { ...listed, ...live },
    { ...listed, ...live, status: 'final' },
    { ...listed, status: 'postponed', detail: 'Snow' },
  ]) {
    expect(read(listedGameSchema.parse(game))).toEqual(game);
  }
});

test('a game of the specification’s fields alone is filled up with nothing that is not known', () => {
  const game = read({
    id: 5,
    league: 'NBA',
    gameTime: '2026-11-22T18:00:00Z',
    status: 'upcoming',
    homeTeam: { name: 'Boston Celtics', abbreviation: 'BOS' },
    awayTeam: { name: 'New York Knicks', abbreviation: 'NYK' },
    venue: 'TD Garden',
    prediction: {
      homeWinProbability: 61,
      awayWinProbability: 39,
      spread: -4,
      total: 224,
      predictedHomeScore: 114,
      predictedAwayScore: 110,
    },
  });
  expect(game).toMatchObject({
    status: 'scheduled',
    asOf: NOW.toISOString(),
    odds: [],
    venue: { name: 'TD Garden' },
    homeTeam: { shortName: 'Boston Celtics' },
    prediction: { confidenceRating: 61, drawProbability: 0 },
  });
  expect(game.prediction?.simulationData).toMatchObject({ margins: [0, []], totals: [0, []] });
});

/** Every value of an optional field that no page can draw. */
const ODD = [null, {}, 'x', [null], { home: 'x' }, Number.NaN];
const OPTIONAL = [
  'venue',
  'weatherData',
  'odds',
  'timeKnown',
  'neutralSite',
  'sample',
  'source',
  'season',
  'status',
  'asOf',
] as const;

test('null or nonsense in any optional field costs that field: the card is drawn', () => {
  for (const odd of ODD) {
    const answers = [
      ...OPTIONAL.map((field) => ({ ...EXAMPLE_GAME, [field]: odd })),
      ...['logoUrl', 'record', 'color', 'shortName'].map((field) => ({
        ...EXAMPLE_GAME,
        homeTeam: { ...EXAMPLE_GAME.homeTeam, [field]: odd },
      })),
      ...['moneyline', 'spread', 'total', 'provider', 'asOf', 'sample'].map((field) => ({
        ...EXAMPLE_GAME,
        odds: [{ ...EXAMPLE_QUOTE, [field]: odd }, odd],
      })),
      ...[
        'confidenceRating',
        'drawProbability',
        'marketAnchored',
        'simulationData',
        'asOf',
        'id',
      ].map((field) => ({
        ...EXAMPLE_GAME,
        prediction: { ...EXAMPLE_PREDICTION, [field]: odd },
      })),
      ...['margins', 'totals', 'iterations', 'homeWins', 'mostLikelyScore'].map((field) => ({
        ...listedGame(EXAMPLE_GAME),
        prediction: {
          ...EXAMPLE_PREDICTION,
          simulationData: {
            ...listedGame(EXAMPLE_GAME).prediction?.simulationData,
            [field]: odd,
          },
        },
      })),
    ];
    for (const answer of answers) {
      const game = read(answer);
      const html = renderToStaticMarkup(GameCard({ game, now: NOW }));
      expect(html).toContain('Predicted winner');
      expect(html).not.toMatch(/NaN|undefined|\[object/);
    }
  }
});

test('a confidence of one to five is stars', () => {
  for (const [said, stars] of [
    [4, 4],
    [1, 1],
    [5, 5],
    [69.2, 4],
  ]) {
    const prediction = { ...EXAMPLE_PREDICTION, confidenceRating: said };
    const game = read({ ...EXAMPLE_GAME, prediction });
    expect(starRating(game.prediction?.confidenceRating ?? 0, 2)).toBe(stars);
  }
});

test('a field that no check knows goes no further, wherever it stands', () => {
  const extra = { unheardOf: 1 };
  const { prediction, homeTeam, ...game } = listedGame({ ...EXAMPLE_GAME, weatherData: {} });
  const answer = {
    ...game,
    ...live,
    ...extra,
    score: { ...live.score, ...extra },
    homeTeam: { ...homeTeam, ...extra },
    venue: { ...game.venue, ...extra },
    weatherData: extra,
    odds: [{ ...EXAMPLE_QUOTE, ...extra, spread: { ...EXAMPLE_QUOTE.spread, ...extra } }],
    prediction: {
      ...prediction,
      ...extra,
      simulationData: { ...prediction?.simulationData, ...extra },
    },
  };
  expect(JSON.stringify(answer).match(/unheardOf/g)).toHaveLength(9);
  expect(JSON.stringify(read(answer))).not.toContain('unheardOf');
});

test('what a page could not draw is no game', () => {
  for (const answer of [
    undefined,
    'a game',
    {},
    { ...EXAMPLE_GAME, league: 'Quidditch' },
    { ...EXAMPLE_GAME, homeTeam: { name: 'Bills' } },
    { ...EXAMPLE_GAME, prediction: { ...EXAMPLE_PREDICTION, total: '47' } },
  ]) {
    expect(readListedGame(answer, NOW)).toBeUndefined();
  }
});
