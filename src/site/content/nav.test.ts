import { expect, test } from 'vitest';
import { EVENT_SPORTS } from '#domain/events/event.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { sportPath } from '#domain/leagues/leaguePage.ts';
import { LEGAL_NAMES, legalPath } from '#domain/product/legal.ts';
import { FOOTER_COLUMNS, HEADER_GROUPS, HOW_TO_BET, NAV_GROUPS } from './nav.ts';

/** Routes with their own pages. */
const BUILT = new Set([
  '/',
  '/predictions',
  '/betting-academy',
  '/track-record',
  '/features',
  '/about',
  '/subscribe',
  '/account',
  '/my-bets',
  '/alerts',
  '/verify',
  '/feeds',
  '/data',
  '/settlement',
  '/prices',
  '/players',
  '/season',
  '/check',
  '/tools',
  '/search',
  '/status',
  ...LEGAL_NAMES.map(legalPath),
]);
const SPORTS = EVENT_SPORTS.map(sportPath);
const open = (href: string) =>
  BUILT.has(href) ||
  href.startsWith('/league/') ||
  SPORTS.some((sport) => href === sport || href.startsWith(`${sport}/`));

test('header and footer lead to every team league', () => {
  for (const groups of [NAV_GROUPS, FOOTER_COLUMNS]) {
    const links = groups.flatMap((group) => group.links.map((link) => link.href));
    for (const league of TEAM_LEAGUES) expect(links).toContain(`/league/${league.toLowerCase()}`);
  }
});

test('the header’s menus of team leagues lead to their seasons', () => {
  const withSeasons = HEADER_GROUPS.filter(({ links }) =>
    links.some(({ href }) => href === '/season'),
  );
  expect(withSeasons.map(({ label }) => label)).toEqual(['Team Sports', 'Soccer']);
});

test('no link is dead', () => {
  const links = [...HEADER_GROUPS, ...FOOTER_COLUMNS].flatMap((group) => group.links);
  for (const { href } of [...links, HOW_TO_BET]) {
    const path = href.split('#')[0] ?? '';
    expect(open(path), href).toBe(true);
  }
});
