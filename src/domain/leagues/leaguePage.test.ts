import { expect, test } from 'vitest';
import {
  findLeaguePage,
  isEventSport,
  leaguePageName,
  leaguePagePath,
  sportPath,
} from './leaguePage.ts';

test('league pages are found in any letter case, of team leagues and of individual sports', () => {
  expect(findLeaguePage('nfl')).toBe('NFL');
  expect(findLeaguePage('lALIGA')).toBe('LaLiga');
  expect(findLeaguePage('ufc')).toBe('UFC');
  expect(findLeaguePage('TENNIS')).toBe('Tennis');
  expect(findLeaguePage('curling')).toBeUndefined();
  expect(findLeaguePage('')).toBeUndefined();
});

test('a page has a name and one canonical path; an individual sport has no other', () => {
  expect(leaguePagePath('LaLiga')).toBe('/league/laliga');
  expect(leaguePagePath('F1')).toBe('/f1');
  expect(leaguePagePath('Boxing')).toBe('/boxing');
  expect(leaguePagePath('Golf')).toBe('/golf');
  expect(leaguePageName('EPL')).toBe('Premier League');
  expect(isEventSport('NASCAR')).toBe(true);
  expect(isEventSport('NBA')).toBe(false);
  expect(sportPath('UFC')).toBe('/ufc');
});
