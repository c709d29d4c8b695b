import { expect, test } from 'vitest';
import type { TwoWayMarket } from '#domain/events/event.ts';
import { EXAMPLE_CARD, EXAMPLE_MATCH } from '#domain/events/exampleEvents.fixture.ts';
import type { EventBody } from '#domain/events/sportEvent.ts';
import type { RerunAbout } from '#domain/rerun/about.ts';
import { givenLines } from '#domain/rerun/lines/given.ts';
import { predictPart } from '../../events/part.ts';
import { initialEventRatings } from '../../events/ratings.ts';
import { derivedFigures } from '../derivedFigures.ts';
import { BOXING_CARD, FINAL, MARKET, RACE, SPRINT, TITLE, TOURNAMENT } from './contests.fixture.ts';
import { deriveFight } from './fight.ts';
import { deriveMatch } from './match.ts';

const ratings = initialEventRatings();

const fight: RerunAbout = { kind: 'fight', a: 'Able', b: 'Baker', league: 'UFC' };
const match: RerunAbout = { kind: 'match', a: 'Able', b: 'Baker' };
const field: RerunAbout = { kind: 'tournament', names: [] };

function recipeOf(event: EventBody, part: string, market?: TwoWayMarket) {
  const recipe = predictPart(event, part, ratings, 1, market)?.recipe;
  if (!recipe) throw new Error('no prediction');
  // Through JSON, as a page or a line of the ledger has it.
  return JSON.parse(JSON.stringify(recipe)) as typeof recipe;
}

test.each<[string, EventBody, string, RerunAbout, number, TwoWayMarket | undefined]>([
  ['a fight', EXAMPLE_CARD, '401', fight, 1, undefined],
  ['a fight beside the books', TITLE, '401', fight, 1, MARKET],
  ['a fight of two who are known', TITLE, '401', fight, 1, undefined],
  ['a boxing match', BOXING_CARD, '401', fight, 1, MARKET],
  ['a match', EXAMPLE_MATCH, '', match, 1, undefined],
  ['a final', FINAL, '', match, 1, undefined],
  ['a final beside the books', FINAL, '', match, 1, MARKET],
  ['a tournament', TOURNAMENT, '', field, TOURNAMENT.field.length, undefined],
  ['a race', RACE, '', { kind: 'race' }, RACE.cars.length, undefined],
  ['a sprint', SPRINT, '', { kind: 'race' }, RACE.cars.length, undefined],
])(
  'what %s was simulated with follows from what the model knew',
  (_, event, part, about, many, market) => {
    const recipe = recipeOf(event, part, market);
    const given = givenLines(recipe, about);
    expect(given).toHaveLength(many);
    expect(derivedFigures(recipe, about)).toEqual(given);
  },
);

test('a stronger fighter, a fitter player and a surer book give other chances', () => {
  const bout = recipeOf(TITLE, '401').origin as unknown as Record<'ratings', { a: object }>;
  const stronger = { ...bout.ratings, a: { mean: 3, variance: 0.1 } };
  expect(deriveFight({ ...bout, ratings: stronger }).winA).toBeGreaterThan(
    deriveFight({ ...bout }).winA,
  );
  const final = recipeOf(FINAL, '').origin as unknown as Record<'a', object>;
  const fitter = { ...final.a, form: { mean: 1, variance: 0.1 } };
  const { matchWin } = deriveMatch({ ...final });
  expect(deriveMatch({ ...final, a: fitter }).matchWin).toBeGreaterThan(matchWin);
  expect(deriveMatch({ ...final, market: { a: 0.9, b: 0.1 } }).matchWin).toBe(0.9);
});

test.each<[string, EventBody, string, object, string]>([
  ['a rating', TITLE, '401', { ratings: undefined }, 'no ratings'],
  ['a weight that is a word', FINAL, '', { weights: { close: 1, own: 'much' } }, "origin's own"],
  ['its players', TOURNAMENT, '', { players: undefined }, 'no list of players'],
  ['parts of a player', TOURNAMENT, '', { players: [[[1, 2, 3]]] }, '4 numbers'],
  ['anything of a player', TOURNAMENT, '', { players: [[]] }, 'no parts'],
  ['a car', RACE, '', { cars: [7] }, 'cars'],
  ['its slot', RACE, '', { cars: [{ race: [1, 2, 3, 4], qualifying: [1, 2, 3, 4] }] }, 'slot'],
  ['its kind', RACE, '', { kind: 'regatta' }, 'kind regatta'],
])('an origin without %s is refused by its name', (_, event, part, change, says) => {
  const recipe = recipeOf(event, part);
  const changed = { ...recipe, origin: { ...recipe.origin, ...change } };
  expect(() => derivedFigures(changed, field)).toThrow(says);
});
