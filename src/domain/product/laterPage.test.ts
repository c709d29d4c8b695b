import { expect, test } from 'vitest';
import { laterNameOf, pathOfOwnPage } from './laterPage.ts';

test('a team’s and a fighter’s page are found by the name they ask with', () => {
  for (const path of ['/team/nfl/buffalo-bills', '/fighter/ilia-topuria']) {
    expect(pathOfOwnPage(laterNameOf(path))).toBe(path);
  }
  expect(laterNameOf('/team/nfl/buffalo-bills')).toBe('team-nfl-buffalo-bills');
});

test('nothing else is such a page', () => {
  for (const name of [
    'home',
    'nfl',
    'team-',
    'team-nfl/..',
    'fighter-A',
    `team-${'x'.repeat(151)}`,
  ])
    expect(pathOfOwnPage(name), name).toBeUndefined();
});
