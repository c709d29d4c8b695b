import { expect, test } from 'vitest';
import { ratingKey } from './ratingKey.ts';

const keys = (...names: string[]) => new Set(names);

test('a professional team is found by code, by another code and by full name', () => {
  const nba = keys('UTAH', 'GS', 'NO', 'NY', 'SA', 'WSH');
  const codes = ['UTAH', 'UTA', 'GS', 'GSW', 'NOP', 'NYK', 'SAS', 'was'];
  expect(codes.map((abbreviation) => ratingKey('NBA', { abbreviation }, nba))).toEqual([
    'UTAH',
    'UTAH',
    'GS',
    'GS',
    'NO',
    'NY',
    'SA',
    'WSH',
  ]);
  expect(ratingKey('NBA', { displayName: 'Golden State Warriors' }, nba)).toBe('GS');
});

test('a franchise keeps its rating through moves', () => {
  expect(ratingKey('NHL', { displayName: 'Arizona Coyotes' }, keys('UTAH'))).toBe('UTAH');
  expect(ratingKey('NFL', { abbreviation: 'OAK' }, keys('LV', 'LAC'))).toBe('LV');
  expect(ratingKey('MLB', { abbreviation: 'OAK' }, keys('ATH'))).toBe('ATH');
});

test('a code means the team of its own league', () => {
  expect(ratingKey('NHL', { abbreviation: 'ATL' }, keys('WPG'))).toBe('WPG');
  expect(ratingKey('NFL', { abbreviation: 'ATL' }, keys('ATL', 'LAR'))).toBe('ATL');
  expect(ratingKey('MLB', { abbreviation: 'STL' }, keys('STL'))).toBe('STL');
});

test('a team without a rating has no key, however close its name', () => {
  const schools = keys('Michigan', 'Tennessee', 'Miami (FL)');
  const others = ['Michigan Tech', 'Tennessee Wesleyan', 'Miami (OH)'];
  for (const location of others) {
    expect(ratingKey('NCAAB', { location, shortDisplayName: 'Michigan' }, schools)).toBeUndefined();
  }
  expect(ratingKey('NBA', { abbreviation: 'EAST', displayName: 'Team East' }, keys('ATL'))).toBe(
    undefined,
  );
  expect(ratingKey('NFL', { abbreviation: 'OAK' }, keys('KC'))).toBeUndefined();
  expect(ratingKey('EPL', {}, keys('Arsenal'))).toBeUndefined();
});

test('two keys that read alike name nobody', () => {
  expect(ratingKey('NCAAB', { location: 'Ohio St.' }, keys('Ohio St.', 'Ohio State'))).toBe(
    undefined,
  );
});

test.each([
  ['NCAAF', 'Miami', 'Miami'],
  ['NCAAF', 'Miami (OH)', 'Miami (OH)'],
  ['NCAAF', "Hawai'i", "Hawai'i"],
  ['NCAAF', 'San José State', 'San José State'],
  ['NCAAF', 'UMass', 'Massachusetts'],
  ['NCAAF', 'Saint Francis', 'St. Francis (PA)'],
  ['NCAAB', 'Miami', 'Miami (FL)'],
  ['NCAAB', 'San José State', 'San Jose St.'],
  ['NCAAB', "Hawai'i", 'Hawaii'],
  ['NCAAB', "Mount St. Mary's", "Mount St. Mary's"],
  ['NCAAB', "St. John's", "St. John's (NY)"],
  ['NCAAB', 'Cal State Fullerton', 'Cal St. Fullerton'],
  ['NCAAB', 'Southeast Missouri State', 'Southeast Mo. St.'],
  ['NCAAB', 'Central Connecticut', 'Central Conn. St.'],
  ['NCAAB', 'North Carolina A&T', 'N.C. A&T'],
  ['NCAAB', 'Texas A&M-Corpus Christi', 'A&M-Corpus Christi'],
  ['NCAAB', 'Arkansas-Pine Bluff', 'Ark.-Pine Bluff'],
  ['NCAAB', 'Boston University', 'Boston U.'],
  ['NCAAB', 'Charleston', 'Col. of Charleston'],
  ['NCAAB', 'Charleston Southern', 'Charleston So.'],
  ['NCAAB', 'USC', 'Southern California'],
  ['NCAAB', 'Pennsylvania', 'Penn'],
] as const)('%s: %s is %s', (league, location, key) => {
  expect(ratingKey(league, { location }, keys(key, 'Ohio', 'Southern U.'))).toBe(key);
});
