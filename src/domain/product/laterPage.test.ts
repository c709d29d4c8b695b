import { expect, test } from 'vitest';
import { laterNameOf, pathOfOwnPage } from './laterPage.ts';

test('a team’s, a fighter’s, a match’s and a tour’s page are found by the name they ask with', () => {
  for (const path of [
    '/team/nfl/buffalo-bills',
    '/fighter/ilia-topuria',
    '/tennis/clay-vs-dirt-71',
    '/golf/pga-tour',
  ]) {
    expect(pathOfOwnPage(laterNameOf(path))).toBe(path);
  }
  expect(laterNameOf('/team/nfl/buffalo-bills')).toBe('team-nfl-buffalo-bills');
});

test.each(['ufc', 'boxing', 'tennis', 'f1', 'nascar', 'golf'])('%s has a page', (sport) => {
  expect(pathOfOwnPage(sport)).toBe(`/${sport}`);
});

test('nothing else is such a page', () => {
  for (const name of [
    'home',
    'nfl',
    'UFC',
    'team-',
    'team-nfl/..',
    'fighter-A',
    'golf-nowhere',
    'tennis-clay-vs-dirt',
    `team-${'x'.repeat(151)}`,
  ])
    expect(pathOfOwnPage(name), name).toBeUndefined();
});
