import { describe, expect, test } from 'vitest';
import { EXAMPLE_GAME } from '../game/exampleGame.fixture.ts';
import type { Game } from '../game/game.ts';
import type { League } from '../leagues/league.ts';
import type { Availability, KnownStarter } from './availability.ts';
import { availabilityTexts } from './availabilityText.ts';

const AS_OF = '2026-11-22T23:05:00Z';
const game = (league: League, availability?: Availability, rest: object = {}): Game =>
  ({ ...EXAMPLE_GAME, league, asOf: AS_OF, availability, ...rest }) as Game;
const home = (league: League, availability?: Availability, rest: object = {}) =>
  availabilityTexts(game(league, availability, rest), 'home');
const starter = (name: string, rest: Partial<KnownStarter> = {}) => ({
  starter: { name, status: 'announced', ...rest } as KnownStarter,
});

test.each<[League, Partial<KnownStarter>, string]>([
  ['MLB', {}, 'Starting pitcher: A. Player (announced)'],
  ['NHL', { status: 'expected' }, 'Goalie: A. Player (expected)'],
  ['NHL', { status: 'started' }, 'Goalie: A. Player (started)'],
  ['NFL', { status: 'started' }, 'Quarterback: A. Player (led his team in passing)'],
  [
    'NFL',
    { status: 'expected', basis: 'last starter' },
    'Quarterback: A. Player (expected: last starter)',
  ],
  [
    'NFL',
    { status: 'expected', basis: 'questionable' },
    'Quarterback: A. Player (expected: last starter, listed as questionable)',
  ],
  [
    'NFL',
    { status: 'expected', basis: 'depth chart' },
    'Quarterback: A. Player (expected: next on the depth chart not listed out)',
  ],
  [
    'NFL',
    { status: 'expected', basis: 'chart alone' },
    'Quarterback: A. Player (expected: first on the depth chart; no injury report yet)',
  ],
])('%s %o', (league, rest, text) => {
  expect(home(league, { home: starter('A. Player', rest) })).toEqual([text]);
});

describe('who is listed out', () => {
  const out = (names: string[], asOf = AS_OF) => ({ home: { out: { names, asOf } } });

  test('is said with when it was read, and so is that nobody is', () => {
    expect(home('NBA', out(['A', 'B']))).toEqual(['Listed out: A, B (as of 6:05 PM EST)']);
    expect(home('NBA', out([]))).toEqual(['Listed out: nobody (as of 6:05 PM EST)']);
  });

  test('with its day where that is not the day of the rest', () => {
    expect(home('NBA', out(['A'], '2026-11-20T14:00:00Z'))).toEqual([
      'Listed out: A (as of November 20, 9:00 AM EST)',
    ]);
  });

  test('in football means quarterbacks: an empty list of them says nothing', () => {
    expect(home('NFL', out(['A']))).toContain('Quarterback listed out: A (as of 6:05 PM EST)');
    expect(home('NFL', out([]))).toEqual(['Quarterback: not announced']);
  });
});

test('a side whose starter is not named beside one that is says so, until the start', () => {
  const away = { away: starter('B. Other') };
  expect(home('MLB', away)).toEqual(['Starting pitcher: not announced']);
  const live = { status: 'live', score: { home: 0, away: 0 }, detail: '' };
  expect(home('MLB', away, live)).toEqual([]);
});

test('where nothing is known nothing is said, least of all of leagues without such a role', () => {
  expect(home('MLB')).toEqual([]);
  expect(home('MLB', {})).toEqual([]);
  expect(home('EPL', { home: starter('A. Keeper'), away: starter('B. Keeper') })).toEqual([]);
});

test('before the start a side whose starter nobody names says with whom it is rated', () => {
  const notes = [
    'Buffalo Bills: quarterback not certain yet, rated with Josh Allen, the last to start in our results; wider range',
    'Kansas City Chiefs: quarterback not certain yet, rated with an average quarterback; wider range',
  ];
  const recipe = { ...EXAMPLE_GAME.prediction?.recipe, notes };
  const rest = { prediction: { ...EXAMPLE_GAME.prediction, recipe } };
  expect(home('NFL', undefined, rest)).toEqual([
    'Quarterback: not announced; we assume Josh Allen',
  ]);
  expect(availabilityTexts(game('NFL', undefined, rest), 'away')).toEqual([
    'Quarterback: not announced; we assume an average quarterback',
  ]);
  expect(home('NFL', { home: starter('A. Player') }, rest)).toEqual([
    'Quarterback: A. Player (announced)',
  ]);
  expect(home('NFL', undefined, { ...rest, status: 'live' })).toEqual([]);
});
