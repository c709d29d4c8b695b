import { expect, test } from 'vitest';
import { canBePlace, DEAD_EXCHANGES, NEW_AREAS } from '../rules/unreachable.ts';
import { isReachable, openedAreas } from './reachable.ts';

test.each(['+12125550123', '+14165550123', '+12025550101', '+19075550123', '+18085550123'])(
  '15: codes are sent to %s',
  (phone) => expect(isReachable(phone)).toBe(true),
);

test.each([
  ['premium', '+19005550123'],
  ['toll-free', '+18005550123'],
  ['Jamaica', '+18765550123'],
  ['Bahamas', '+12425550123'],
  ['Dominican Republic', '+18095550123'],
  ['Puerto Rico', '+17875550123'],
  ['no area', '+11115550123'],
  ['no number', '+1'],
])('15: and not to %s', (_, phone) => expect(isReachable(phone)).toBe(false));

/** The settings of a deployed site, whose texts reach phones. */
const DEPLOYED = { TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}` };
const LOCAL = { ...DEPLOYED, SMS_INBOX_URL: 'http://127.0.0.1:1' };

test.each([
  ['pay-per-call', '+12129761234'],
  ['pay-per-call in New York', '+12125401234'],
  ['group lines in New York', '+17185501234'],
  ['adult lines in New York', '+12129701234'],
  ['adult lines in Massachusetts', '+16179401234'],
  ['a carrier’s test', '+12127001234'],
  ['access to carriers', '+12129501234'],
  ['tests of the network', '+12129581234'],
  ['tests of the network', '+12129591234'],
  ['an exchange that begins with 0', '+12120551234'],
  ['an exchange that begins with 1', '+12121551234'],
  ['service codes', '+12129111234'],
  ['service codes', '+12122111234'],
  ['personal numbers', '+15002345678'],
  ['personal numbers', '+15332345678'],
  ['personal numbers', '+15442345678'],
  ['700', '+17002345678'],
  ['710, the government', '+17102345678'],
  ['600, Canadian services', '+16002345678'],
  ['822, toll-free to come', '+18222345678'],
  ['888, toll-free', '+18882345678'],
  ['an area code with a 9 in the middle', '+12962345678'],
  ['a reserved area code', '+13702345678'],
  ['an area code given to nobody', '+12322345678'],
  ['Trinidad', '+18682345678'],
  ['Bermuda', '+14412345678'],
  ['another country', '+447911123456'],
  ['too many digits', '+121255501234'],
])('450: %s is never texted: %s', (_, phone) => {
  for (const environment of [{}, LOCAL, DEPLOYED]) {
    expect(isReachable(phone, environment)).toBe(false);
  }
});

test.each(['+12125550101', '+12125551212', '+14165559999'])(
  '451: fiction’s number %s is for machines that text nobody',
  (phone) => {
    expect(isReachable(phone, LOCAL)).toBe(true);
    expect(isReachable(phone, DEPLOYED)).toBe(false);
  },
);

const ALL = Array.from({ length: 1_000 }, (_, n) => String(n).padStart(3, '0'));

test('452: of all 1,000 area codes 426 are texted, the same 426 in every ordinary exchange', () => {
  for (const exchange of ['200', '234', '500', '666', '800', '900', '988', '999']) {
    const open = ALL.filter((area) => isReachable(`+1${area}${exchange}5678`, DEPLOYED));
    expect(open, exchange).toHaveLength(426);
    for (const area of open) expect(area).toMatch(/^[2-9][0-8]\d$/);
  }
});

test('452: of 426 area codes × 1,000 exchanges what is refused is the table and nothing else', () => {
  const open = ALL.filter((area) => isReachable(`+1${area}2345678`, DEPLOYED));
  const refused = ALL.map((exchange) => [
    exchange,
    open.filter((area) => !isReachable(`+1${area}${exchange}5678`, DEPLOYED)).length,
  ]).filter(([, count]) => count !== 0);
  const impossible = ALL.filter((exchange) => /^[01]|^.11/.test(exchange));
  expect(refused).toEqual(
    [
      ...impossible.map((exchange) => [exchange, 426]),
      ['540', 8],
      ['550', 11],
      ['555', 426],
      ['556', 4],
      ['700', 426],
      ['920', 3],
      ['940', 3],
      ['950', 426],
      ['958', 426],
      ['959', 426],
      ['970', 8],
      ['976', 426],
    ].toSorted(([a = ''], [b = '']) => String(a).localeCompare(String(b))),
  );
}, 60_000);

test.each(NEW_AREAS)(
  '453: $area ($place) is texted, though libphonenumber does not know it',
  ({ area, since }) => {
    expect(isReachable(`+1${area}2345678`, DEPLOYED)).toBe(true);
    expect(isReachable(`+1${area}9761234`, DEPLOYED)).toBe(false);
    expect(since < '2026-11-26').toBe(true);
  },
);

test('453: a line that libphonenumber has caught up with can go', async () => {
  const { default: parse } = await import('libphonenumber-js/max');
  const known = NEW_AREAS.filter(({ area }) => parse(`+1${area}2345678`)?.country !== undefined);
  expect(known.map(({ area }) => area)).toEqual([]);
});

test('453: the owner opens a newer area code by a setting, and none that is a service’s or another country’s', () => {
  const opened = { ...DEPLOYED, SMS_NEW_AREA_CODES: '232, 900,710,296,876 ,370, 12,abcd,544' };
  expect(openedAreas(opened)).toEqual(['232', '876']);
  expect(isReachable('+12322345678', opened)).toBe(true);
  expect(isReachable('+12329761234', opened)).toBe(false);
  for (const area of ['900', '710', '296', '876', '370', '544']) {
    expect(isReachable(`+1${area}2345678`, opened), area).toBe(false);
  }
});

test('every line of the table has its reason and source; every new area code can be a place’s', () => {
  for (const { why, source } of DEAD_EXCHANGES) expect(why && source).toBeTruthy();
  for (const { area, source } of NEW_AREAS) expect(canBePlace(area) && source).toBeTruthy();
});
