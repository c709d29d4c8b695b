import { expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import type { Consensus } from '#domain/prices/market.ts';
import { givenFigures } from '#domain/rerun/lines/given.ts';
import { initialRatings } from '../ratings/fitted.ts';
import { lastRatedStarter } from '../ratings/lastStarter.fixture.ts';
import { predict } from '../ratings/predict.ts';
import { ratingTable } from '../ratings/table.ts';
import { deriveInputs } from './derive.ts';
import { derivedFigures } from './derivedFigures.ts';
import { readOrigin } from './readOrigin.ts';

const ABOUT = { kind: 'game', home: 'Home', away: 'Away', canDraw: false } as const;

const LINES: Readonly<Record<string, readonly [spread: number, total: number]>> = {
  football: [-2.5, 44.5],
  basketball: [-3.5, 171.5],
  baseball: [-1.5, 8.5],
  hockey: [-1.5, 6],
  soccer: [-0.75, 2.75],
};

/** The recipe of a game of teams that stand so in the league's table, or of a new one. */
function recipeOf(league: League, places: readonly [number, number], market: boolean) {
  const ratings = initialRatings(league);
  const table = ratingTable(ratings);
  const [homeKey, awayKey] = places.map((place) => table[place]?.key ?? 'a newcomer');
  const sides = { homeKey: homeKey ?? '', awayKey: awayKey ?? '' };
  const matchup = {
    league,
    season: ratings.season + 1,
    gameTime: '2026-11-22T18:00:00Z',
    ...sides,
    homeName: 'Home',
    awayName: 'Away',
    neutralSite: places[0] === 1,
    postseason: false,
    homeRestDays: 3,
    awayRestDays: 7,
    homeStarter: lastRatedStarter(ratings, sides.homeKey),
    homeOut: [],
  };
  const [line, total] = LINES[LEAGUES[league].sport] ?? [0, 0];
  const consensus: Consensus = {
    win: LEAGUES[league].canDraw
      ? { home: 0.5, draw: 0.26, away: 0.24 }
      : { home: 0.61, draw: 0, away: 0.39 },
    spread: { line, share: LEAGUES[league].sport === 'baseball' ? 0.42 : 0.49 },
    total: { line: total, share: 0.53 },
    books: ['A book'],
    leftOut: [],
  };
  return predict(matchup, ratings, 1, market ? consensus : undefined).recipe;
}

const GAMES = TEAM_LEAGUES.flatMap((league) =>
  [true, false].flatMap((market) =>
    (
      [
        [0, 5],
        [1, 9],
        [7, 999],
      ] as const
    ).map((places) => ({ league, market, places })),
  ),
);

test.each(GAMES)(
  '$league, market: $market, $places: the chances of a recipe follow from its origin',
  ({ league, market, places }) => {
    const recipe = recipeOf(league, places, market);
    const given = givenFigures(recipe.inputs);
    expect(given.length).toBeGreaterThan(market ? 1 : 0);
    // Through JSON, as a page or a line of the ledger has it.
    const derived = new Map(derivedFigures(JSON.parse(JSON.stringify(recipe)), ABOUT));
    for (const [label, value] of given) expect([label, derived.get(label)]).toEqual([label, value]);
  },
);

test('a point more for the home side, or a bookmaker surer of it, is another chance', () => {
  const origin = readOrigin(recipeOf('NFL', [0, 5], true).origin ?? {});
  if (origin.kind !== 'margin' || !origin.market?.win)
    throw new Error('the NFL is rated by margins');
  const { parts, market } = origin;
  const told = deriveInputs(origin);
  const alone = { ...origin, market: undefined };
  const better = { ...parts, home: parts.home + 1 };
  expect(deriveInputs({ ...alone, parts: better }).homeWin).not.toEqual(
    deriveInputs(alone).homeWin,
  );
  const surer = { ...market, win: { home: 0.7, draw: 0, away: 0.3 } };
  expect(deriveInputs({ ...origin, market: surer }).homeWin).not.toEqual(told.homeWin);
});

test('a recipe of an engine that did not say its origin has no figures to derive', () => {
  expect(derivedFigures({ ...recipeOf('NFL', [0, 5], true), origin: undefined }, ABOUT)).toEqual(
    [],
  );
});

test('an origin that lacks something is refused by its name', () => {
  const { origin = {} } = recipeOf('EPL', [0, 5], true);
  const again = (changed: object) => derivedFigures({ inputs: {}, origin: { ...changed } }, ABOUT);
  expect(() => again({ ...origin, rho: 'much' })).toThrow("origin's rho");
  expect(() => again({ ...origin, weights: undefined })).toThrow('no weights');
  expect(() => again({ kind: 'guess' })).toThrow('kind guess');
});
