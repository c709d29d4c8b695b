import { expect, test } from 'vitest';
import type { Environment } from '#wiring';
import { checkRights } from './rights.ts';

const LIVE = { STRIPE_SECRET_KEY: 'rk_live_1' };
const named = (environment: Environment, level: string) =>
  checkRights(environment)
    .filter((finding) => finding.level === level)
    .map(({ text }) => text.split(',')[0]);

test('with live payments every feed without a right to commercial use is missing', () => {
  expect(named(LIVE, 'missing')).toEqual([
    'ESPN',
    'TheSportsDB',
    'Jolpica',
    'Bovada',
    'Open-Meteo',
  ]);
  const [espn = ''] = checkRights(LIVE)
    .filter(({ level }) => level === 'missing')
    .map(({ text }) => text);
  expect(espn).toContain('Ask ESPN, through Disney’s business contact');
  expect(espn).toContain('Without it there are no schedules');
});

test('keys change what is read: a paid plan takes the place of the free one', () => {
  const keys = { ...LIVE, OPEN_METEO_API_KEY: 'k', CFBD_API_KEY: 'k', THE_ODDS_API_KEY: 'k' };
  expect(named(keys, 'missing')).toEqual([
    'ESPN',
    'TheSportsDB',
    'Jolpica',
    'CollegeFootballData',
    'Bovada',
  ]);
  expect(checkRights(keys)[0]?.text).toContain('The Odds API');
  expect(checkRights(keys)[0]?.text).toContain('Open-Meteo, paid plan');
});

test('without live payments they are listed all the same, and samples need no feed', () => {
  expect(named({ STRIPE_SECRET_KEY: 'sk_test_1' }, 'unchecked')).toHaveLength(5);
  expect(checkRights({ ...LIVE, SIMCAST_SOURCE: 'demo' })).toHaveLength(1);
});
