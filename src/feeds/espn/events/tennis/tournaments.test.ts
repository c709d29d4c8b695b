import { expect, test } from 'vitest';
import { bestOfAt, tournamentSurface, tournamentTour } from './tournaments.ts';

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
  ['Laver Cup', 'hard'],
  ['NextGen Finals', 'hard'],
  ['Morocco Open', 'clay'],
  ['Upper Austria Ladies Linz', undefined],
  ['Challenger of Nowhere', undefined],
] as const)('%s is played on %s', (tournament, surface) => {
  expect(tournamentSurface({ tournament }, { women: false })).toBe(surface);
});

test('Stuttgart: grass for men, clay for women', () => {
  const at = (tournament: string, women: boolean, month: number) =>
    tournamentSurface({ tournament, city: 'Stuttgart' }, { women, month });
  expect(at('BOSS Open', false, 6)).toBe('grass');
  expect(at('Porsche Tennis Grand Prix', true, 4)).toBe('clay');
  expect(tournamentSurface({ tournament: 'BOSS Open Stuttgart' }, { women: false })).toBe('grass');
});

test.each([
  ['Mifel Tennis Open by Telcel Oppo', 'Los Cabos', 'Mexico', 7, false, 'hard'],
  ['Mubadala DC Open', 'Washington', 'USA', 7, false, 'hard'],
  ['Some Bank Open', 'Kitzbühel', 'Austria', 7, false, 'clay'],
  ['Some Bank Open', 'Umag', 'Croatia', 7, false, 'clay'],
  ['Some Bank Open', 'Båstad', 'Sweden', 7, false, 'clay'],
  ['Some Bank Open', "'s-Hertogenbosch", 'Netherlands', 6, false, 'grass'],
  ['Some Bank Open', 'Halle', 'Germany', 6, false, 'grass'],
  ['Some Bank Open', 'Vienna', 'Austria', 10, false, 'hard'],
  ['Mubadala Abu Dhabi Open', 'Abu Dhabi', 'UAE', 2, true, 'hard'],
  ['Some Bank Open', 'Charleston', 'USA', 4, true, 'clay'],
  ['Upper Austria Ladies Linz', 'Linz', 'Austria', 1, true, 'hard'],
  ['Upper Austria Ladies Linz', 'Linz', 'Austria', 4, true, 'clay'],
  ['Livesport Open', 'Prague', 'Czechia', 7, true, 'hard'],
  ['Some Challenger', 'Prague', 'Czechia', 5, false, 'clay'],
  ['Rolex Masters', 'Paris', 'France', 11, false, 'hard'],
  ['Trophee Clarins', 'Paris', 'France', 5, true, 'clay'],
  ['Some Finals', 'London', 'England', 11, false, 'hard'],
  ['Some Championships', 'London', 'England', 6, true, 'grass'],
  ['Nitto ATP Finals', 'Turin', 'Italy', 11, false, 'hard'],
  ['Some Challenger', 'Turin', 'Italy', 5, false, 'clay'],
  ['Some Indoor Open', 'Hamburg', 'Germany', 10, false, 'hard'],
  ['European Open', 'Hamburg', 'Germany', 7, true, 'clay'],
  ['European Open', 'Brussels', 'Belgium', 10, false, 'hard'],
  ['Some Open', 'Belgrade', 'Serbia', 4, false, 'clay'],
  ['Some Open', 'Belgrade', 'Serbia', 11, false, 'hard'],
  ['Some Open', 'Rome', 'Italy', 5, false, 'clay'],
  ['Some Open', 'Rome', 'GA, USA', 11, false, 'hard'],
  ['Some Open', 'Mallorca', 'Spain', 6, false, 'grass'],
  ['Some Open', 'Mallorca', 'Spain', 10, true, 'clay'],
  ['SP Open', 'Sao Paulo', 'Brazil', 9, true, 'hard'],
  ['Some Open', 'Atlantis', 'Nowhere', 5, true, undefined],
  ['Some Open', 'Rio de Janeiro', 'Brazil', 10, true, undefined],
  ['Some Open', undefined, undefined, 5, true, undefined],
] as const)(
  '%s at %s, %s in month %i (women %s): %s',
  (tournament, city, country, month, women, surface) => {
    expect(tournamentSurface({ tournament, city, country }, { women, month })).toBe(surface);
  },
);

test.each(['constructor', '__proto__', 'toString', ''])('a city called %j is none', (city) => {
  const played = { women: true, month: 5 };
  expect(tournamentSurface({ tournament: 'Some Cup', city }, played)).toBeUndefined();
  expect(tournamentTour({ tournament: 'Some Cup', city }, played)).toBe('WTA Tour');
});

test('a city in the tournament’s name serves where no place is given', () => {
  expect(
    tournamentSurface({ tournament: 'Livesport Prague Open' }, { women: true, month: 7 }),
  ).toBe('hard');
  expect(tournamentSurface({ tournament: 'Winston-Salem Bank Cup' }, { women: false })).toBe(
    'hard',
  );
  expect(tournamentSurface({ tournament: 'Vic Zug Cup' }, { women: false })).toBeUndefined();
});

test.each([
  ['Olympic Games Paris 2024', 'Paris', 'clay'],
  ["Men's Singles - Summer Olympics", 'Paris', 'clay'],
  ['Tokyo Olympics', 'Tokyo', 'hard'],
  ['Olympic Games', 'Los Angeles', 'hard'],
] as const)('%s at %s are the Olympics, best of three on %s', (tournament, city, surface) => {
  const played = { women: false, month: 7 };
  expect(tournamentSurface({ tournament, city }, played)).toBe(surface);
  expect(tournamentTour({ tournament, city }, played)).toBe('Olympics');
  expect(bestOfAt(tournament, { women: false, round: 'Final' })).toBe(3);
});

test('a tie of nations is played where the host chooses, its finals on hard courts', () => {
  const played = { women: false, month: 9 };
  expect(
    tournamentSurface({ tournament: 'Davis Cup Qualifiers', city: 'Munich' }, played),
  ).toBeUndefined();
  expect(tournamentSurface({ tournament: 'Davis Cup Final 8', city: 'Bologna' }, played)).toBe(
    'hard',
  );
});

test.each(['Australian Open', 'Roland Garros', 'Wimbledon', 'US Open', '2026 US Open'])(
  '%s is a major: men play best of five in its main draw',
  (name) => {
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
  ['Halle', false, 6, 'ATP World Tour'],
  ['Berlin', true, 6, 'WTA Tour'],
  ['Davis Cup Final 8', false, 11, 'Davis Cup'],
  ['Billie Jean King Cup Finals', true, 9, 'Billie Jean King Cup'],
  ['United Cup', true, 1, 'United Cup'],
  ['Laver Cup', false, 9, 'Laver Cup'],
  ['Oeiras Challenger', false, 4, 'ATP Challenger'],
  ['ITF M25 Monastir', false, 3, 'ITF Men'],
  ['W35 Monastir', true, 3, 'ITF Women'],
  ['L&T Mumbai Open WTA 125K Series', true, 2, 'WTA 125'],
  ['Abierto Tampico 125', true, 10, 'WTA 125'],
  ['Open BLS de Limoges', true, 12, 'WTA 125'],
  ['Trophee Clarins', true, 5, 'WTA 125'],
  ['Catalonia Open', true, 4, 'WTA 125'],
  ['French Open', true, 5, 'WTA Tour'],
  ['Buenos Aires Open', false, 2, 'ATP World Tour'],
] as const)('%s (women %s, month %i) is of the tour %s', (tournament, women, month, tour) => {
  expect(tournamentTour({ tournament }, { women, month })).toBe(tour);
});

test.each([
  ['Some Bank Open', 'Angers', 12, 'WTA 125'],
  ['Lexus Open', 'Birmingham', 6, 'WTA 125'],
  ['Roland Garros', 'Paris', 5, 'WTA Tour'],
  ['Internazionali BNL d’Italia', 'Rome', 5, 'WTA Tour'],
  ['Some Open', 'Rome', 7, 'WTA 125'],
  ['Qatar Open', 'Doha', 2, 'WTA Tour'],
] as const)('%s at %s in month %i is of the %s', (tournament, city, month, tour) => {
  expect(tournamentTour({ tournament, city }, { women: true, month })).toBe(tour);
});
