import { describe, expect, test } from 'vitest';
import { robotsText } from './robotsText.ts';

interface Rule {
  readonly allow: boolean;
  readonly path: string;
}
const TEXT = robotsText(['https://a.example/sitemap.xml']);
const rules: readonly Rule[] = [...TEXT.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(
  ([, word, path = '']) => ({ allow: word === 'Allow', path }),
);
const fitting = (address: string): readonly Rule[] =>
  rules.filter(({ path }) => address.startsWith(path));

/** The draft of 1996, and Python's urllib.robotparser: the first rule that fits. */
const byFirst = (address: string): boolean => fitting(address)[0]?.allow ?? true;

/** RFC 9309, and Google: the longest rule that fits, and of two alike the one that allows. */
const byLongest = (address: string): boolean =>
  fitting(address).toSorted(
    (a, b) => b.path.length - a.path.length || Number(b.allow) - Number(a.allow),
  )[0]?.allow ?? true;

const OPEN = [
  '/',
  '/predictions',
  '/league/nfl',
  '/league/nfl/best-first',
  '/team/nfl/buffalo-bills',
  '/fighter/jon-jones',
  '/game/12',
  '/tennis/a-vs-b-7',
  '/verify',
  '/check',
  '/tools/kelly',
  '/prices',
  '/prices/hold',
  '/track-record',
  '/track-record/picks',
  '/search',
  '/search?q=lakers',
  '/my-bets',
  '/account',
  '/subscribe',
  '/embed/game/12',
  '/cards/ab12.png',
  '/og.png',
  '/_astro/page.js',
  '/rss/nfl.xml',
  '/feed/nfl.json',
  '/calendar/nfl/buffalo-bills.ics',
  '/sitemap.xml',
  '/openapi.json',
  '/ledger-heads.json',
  '/.well-known/security.txt',
  '/api/record.csv',
  '/api/record.json',
];
const CLOSED = [
  '/check?v=1&leg=g12_moneyline_home',
  '/tools/kelly?price=-110',
  '/prices?league=nfl',
  '/prices/hold?market=total',
  '/api/',
  '/api/slate',
  '/api/games/12',
  '/api/record',
  '/api/ledger/lines/1',
  '/api/auth/me',
  '/my/secret/prices.xml',
  '/my/secret/prices.ics',
  '/verify?line=12',
  '/track-record/picks?page=2',
  '/track-record/picks?league=NFL&page=2',
  '/track-record/picks?month=2026-11&outcome=loss',
];

describe.each([
  ['takes the first rule', byFirst],
  ['takes the longest rule', byLongest],
])('a reader that %s', (_, mayRead) => {
  test.each(OPEN)('may read %s', (address) => {
    expect(mayRead(address)).toBe(true);
  });
  test.each(CLOSED)('may not read %s', (address) => {
    expect(mayRead(address)).toBe(false);
  });
});

test('one group, without wildcards that older readers do not know, and each sitemap', () => {
  expect(TEXT.match(/^User-agent: .*$/gm)).toEqual(['User-agent: *']);
  expect(rules.filter(({ path }) => /[*$]/.test(path))).toEqual([]);
  expect(TEXT).toMatch(/^Sitemap: https:\/\/a\.example\/sitemap\.xml$/m);
});
