import { expect, test } from 'vitest';
import { EXAMPLE_CARD } from '#domain/events/exampleEvents.fixture.ts';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { initialEventRatings } from '#engine/events/index.ts';
import { namesText } from './text.ts';
import { unresolvedPeople, unresolvedTeams } from './unresolved.ts';

const { ratingKey: _, ...renamed } = EXAMPLE_GAME.homeTeam;
const GAME = { ...EXAMPLE_GAME, homeTeam: { ...renamed, name: 'Buffalo Bisons' } };

test('a team without a rating is named once, with its games; those of the preseason are not', () => {
  const found = unresolvedTeams([EXAMPLE_GAME, GAME, GAME, { ...GAME, preseason: true }]);
  expect(found).toEqual([{ league: 'NFL', name: 'Buffalo Bisons', times: 2 }]);
});

test('so is a team that has a key of its own but no place in the fit', () => {
  const fcs = { ...GAME.homeTeam, name: 'Stetson Hatters', ratingKey: 'Stetson (FCS)' };
  const found = unresolvedTeams([{ ...GAME, league: 'NCAAF', homeTeam: fcs }, EXAMPLE_GAME]);
  expect(found).toContainEqual({
    league: 'NCAAF',
    name: 'Stetson Hatters',
    key: 'Stetson (FCS)',
    times: 1,
  });
  expect(namesText(found, '2 games')).toContain('Stetson Hatters  as Stetson (FCS)');
});

test('so is a fighter', () => {
  expect(unresolvedPeople([EXAMPLE_CARD], initialEventRatings())).toEqual([
    { league: 'UFC', name: 'Ann Able', times: 1 },
    { league: 'UFC', name: 'Bea Baker', times: 1 },
  ]);
});

test('the report says where an alias belongs, or that none is missing', () => {
  const text = namesText([{ league: 'NFL', name: 'Buffalo Bisons', times: 2 }], '3 games');
  expect(text).toContain('NFL  Buffalo Bisons  (2)');
  expect(text).toContain('otherNames');
  expect(namesText([], '3 games')).toBe('Every name is resolved (3 games).');
});
