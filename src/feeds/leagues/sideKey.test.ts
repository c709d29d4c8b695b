import { describe, expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { isLowerKey } from '#domain/leagues/lowerKey.ts';
import { initialRatings } from '#engine/index.ts';
import { FEED_FACTS } from './index.ts';
import { sideKey } from './sideKey.ts';

type FedSide = Parameters<typeof sideKey>[1];

const keys = (...names: string[]) => new Set(names);
const NOBODY = keys();

const club = (displayName: string): FedSide => ({ displayName, shortDisplayName: displayName });

test.each([
  ['EPL', 'Leeds United', 'Leeds'],
  ['EPL', 'Sunderland', 'Sunderland'],
  ['EPL', 'Coventry City', 'Coventry'],
  ['EPL', 'Ipswich Town', 'Ipswich'],
  ['EPL', 'Hull City', 'Hull'],
  ['EPL', 'Middlesbrough', 'Middlesbrough'],
  ['LaLiga', 'Levante', 'Levante'],
  ['LaLiga', 'Elche', 'Elche'],
  ['LaLiga', 'Real Oviedo', 'Oviedo'],
  ['LaLiga', 'Racing Santander', 'Santander'],
  ['LaLiga', 'Deportivo La Coruña', 'La Coruna'],
  ['Bundesliga', 'Hamburg SV', 'Hamburg'],
  ['Bundesliga', 'Hamburger SV', 'Hamburg'],
  ['Bundesliga', 'Schalke 04', 'Schalke 04'],
  ['Bundesliga', 'SC Paderborn 07', 'Paderborn'],
  ['Bundesliga', 'SV 07 Elversberg', 'Elversberg'],
  ['SerieA', 'Cremonese', 'Cremonese'],
  ['SerieA', 'Pisa', 'Pisa'],
  ['MLS', 'San Diego FC', 'San Diego FC'],
] as const)('%s: %s has its file’s key %s, in the fit or not', (league, name, key) => {
  expect(sideKey(league, club(name), keys('Arsenal', 'Barcelona', 'Roma'))).toBe(key);
  expect(sideKey(league, club(name), keys('Arsenal', key))).toBe(key);
});

test('a club of no table is kept under its own name, and under its file’s once a fit knows it', () => {
  const wrexham = club('Wrexham AFC');
  expect(sideKey('EPL', wrexham, keys('Arsenal'))).toBe('Wrexham AFC');
  expect(sideKey('EPL', wrexham, keys('Arsenal', 'Wrexham'))).toBe('Wrexham');
  expect(sideKey('EPL', {}, keys('Arsenal'))).toBeUndefined();
});

const franchise = (abbreviation: string, location: string, name: string): FedSide => ({
  abbreviation,
  location,
  name,
  displayName: `${location} ${name}`,
});

test('an expansion team is kept under its code, or under its name where the code was another’s', () => {
  expect(sideKey('WNBA', franchise('POR', 'Portland', 'Fire'), NOBODY)).toBe('POR');
  expect(sideKey('WNBA', franchise('TOR', 'Toronto', 'Tempo'), NOBODY)).toBe('TOR');
  const bare = { abbreviation: 'POR', displayName: 'Portland Fire' };
  expect(sideKey('WNBA', bare, keys('NY'))).toBe('POR');
  expect(sideKey('WNBA', franchise('CLE', 'Cleveland', 'Rockers'), keys('NY'))).toBe('CLE');
  const atlanta = franchise('ATL', 'Atlanta', 'Firebirds');
  expect(sideKey('NHL', atlanta, keys('WPG', 'UTAH'))).toBe('Atlanta Firebirds');
  expect(sideKey('NHL', franchise('UTA', 'Utah', 'Mammoth'), keys('WPG', 'UTAH'))).toBe('UTAH');
});

test.each([
  ['NBA', { abbreviation: 'EAST', displayName: 'Team East', location: 'Team', name: 'East' }],
  ['NBA', { abbreviation: 'STR', displayName: 'USA Stars', location: 'USA', name: 'Stars' }],
  ['NHL', { abbreviation: 'CAN', displayName: 'Canada', location: 'Canada', name: 'Canada' }],
  ['NHL', { abbreviation: 'SWE', displayName: 'Sweden' }],
  ['MLB', { abbreviation: 'AL', displayName: 'American League All-Stars' }],
  ['NFL', { abbreviation: 'AFC', displayName: 'AFC', location: 'AFC' }],
  ['MLS', { abbreviation: 'MLS', displayName: 'MLS All-Stars' }],
] as const)('%s: a side put together for one game has no key: %o', (league, side) => {
  expect(sideKey(league, side, NOBODY)).toBeUndefined();
});

const school = (location: string, conferenceId?: string): FedSide => ({
  location,
  displayName: `${location} Bears`,
  conferenceId,
});

describe('schools', () => {
  test('one new to the FBS has a key; so has an FCS one, which says so', () => {
    const known = keys('Ohio State');
    expect(sideKey('NCAAF', school('North Dakota State', '17'), known)).toBe('North Dakota State');
    const fcs = sideKey('NCAAF', school('Stetson', '28'), known) ?? '';
    expect(fcs).toBe('Stetson (FCS)');
    expect(isLowerKey(fcs)).toBe(true);
    expect(sideKey('NCAAF', school('Ohio State', '5'), known)).toBe('Ohio State');
    expect(sideKey('NCAAF', school('UMass', '15'), NOBODY)).toBe('Massachusetts');
  });

  test('a school that the fit knows keeps its key, whatever the feed says of its conference', () => {
    const known = keys('Montana State');
    for (const id of ['20', '17', '999', undefined]) {
      expect(sideKey('NCAAF', school('Montana State', id), known)).toBe('Montana State');
    }
  });

  test('one new to Division I of basketball has a key', () => {
    expect(sideKey('NCAAB', school('New Haven', '19'), keys('Duke'))).toBe('New Haven');
  });

  test('one of a division that is not known, or that we have no level for, has none', () => {
    const known = keys('Duke');
    for (const id of [undefined, '', '0', '-1', '137', 'SEC']) {
      expect(sideKey('NCAAB', school('Chaminade', id), known)).toBeUndefined();
      expect(sideKey('NCAAF', school('Slippery Rock', id), known)).toBeUndefined();
    }
  });

  test('its place is not taken for that of a school the fit knows', () => {
    const known = keys('Ohio St.', 'Ohio State');
    expect(sideKey('NCAAB', school('Ohio State', '7'), known)).toBe('Ohio State Bears');
  });
});

test.each(TEAM_LEAGUES.filter((league) => !LEAGUES[league].college))(
  '%s: every team of the table has its own key, in the fit or not',
  (league) => {
    const known = new Set(Object.keys(initialRatings(league).teams));
    const found = FEED_FACTS[league].teams.map(({ team }) => {
      const { name: displayName, abbreviation } = team;
      const [nickname = '', ...place] = displayName.split(' ').toReversed();
      const location = place.toReversed().join(' ');
      return sideKey(league, { displayName, abbreviation, location, name: nickname }, known);
    });
    expect(found).toEqual(FEED_FACTS[league].teams.map(({ team }) => team.ratingKey));
  },
);
