import { expect, test } from 'vitest';
import { bestOfAt, isMajor, surfaceOf, tourOf } from './tournaments.ts';

test.each([
  ['Australian Open', 'hard'],
  ['Roland Garros', 'clay'],
  ['French Open', 'clay'],
  ['Wimbledon', 'grass'],
  ['US Open', 'hard'],
  ['BNP Paribas Open', 'hard'],
  ['Miami Open presented by Itau', 'hard'],
  ['Rolex Monte-Carlo Masters', 'clay'],
  ['Mutua Madrid Open', 'clay'],
  ['Internazionali BNL d’Italia', 'clay'],
  ['National Bank Open Presented by Rogers', 'hard'],
  ['Cincinnati Open', 'hard'],
  ['Rolex Shanghai Masters', 'hard'],
  ['Rolex Paris Masters', 'hard'],
  ['Nitto ATP Finals', 'hard'],
  ['Terra Wortmann Open', 'grass'],
  ['HSBC Championships', 'grass'],
  ['Queen’s Club Championships', 'grass'],
  ['Berlin Tennis Open by HYLO', 'grass'],
  ['Libéma Open', 'grass'],
  ['Brisbane International, Queensland', 'hard'],
  ['BMW Open by Bitpanda', 'clay'],
  ['Swiss Indoors Basel', 'hard'],
  ['EFG Swiss Open Gstaad', 'clay'],
  ['Qatar ExxonMobil Open', 'hard'],
  ['Challenger of Nowhere', undefined],
] as const)('%s is played on %s', (name, surface) => {
  expect(surfaceOf(name, false)).toBe(surface);
});

test('Stuttgart: grass for men, clay for women', () => {
  expect(surfaceOf('BOSS Open Stuttgart', false)).toBe('grass');
  expect(surfaceOf('Porsche Tennis Grand Prix Stuttgart', true)).toBe('clay');
});

test.each(['Australian Open', 'Roland Garros', 'Wimbledon', 'US Open', '2026 US Open'])(
  '%s is a major: men play best of five in its main draw',
  (name) => {
    expect(isMajor(name)).toBe(true);
    expect(bestOfAt(name, { women: false, round: 'Round 1' })).toBe(5);
    expect(bestOfAt(name, { women: false, round: 'Qualifying Final' })).toBe(3);
    expect(bestOfAt(name, { women: true })).toBe(3);
  },
);

test.each(['BNP Paribas Open', 'US Open Series Cup', 'Wimbledon Junior Championships', 'Rome'])(
  '%s is none',
  (name) => {
    expect(bestOfAt(name, { women: false })).toBe(3);
  },
);

test.each([
  ['Halle', false, 'ATP World Tour'],
  ['Berlin', true, 'WTA Tour'],
  ['Davis Cup Final 8', false, 'Davis Cup'],
  ['Billie Jean King Cup Finals', true, 'Billie Jean King Cup'],
  ['Oeiras Challenger', false, 'ATP Challenger'],
  ['ITF M25 Monastir', false, 'ITF Men'],
  ['W35 Monastir', true, 'ITF Women'],
] as const)('%s (women %s) is of the tour %s', (name, women, tour) => {
  expect(tourOf(name, women)).toBe(tour);
});
