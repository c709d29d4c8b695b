import type { TwoWayMarket } from '#domain/events/event.ts';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '#domain/events/exampleEvents.fixture.ts';
import type { EventBody } from '#domain/events/sportEvent.ts';

export const MARKET: TwoWayMarket = { a: 0.31, b: 0.69, books: ['One'], leftOut: [] };
export const BOXING_CARD = { ...EXAMPLE_CARD, league: 'Boxing' } as const;
const known = (name: string) => ({ name });
/** Two whom the ratings know. */
export const TITLE: EventBody = {
  ...EXAMPLE_CARD,
  bouts: EXAMPLE_CARD.bouts.map((bout) => ({
    ...bout,
    weightClass: 'Heavyweight',
    a: { ...bout.a, name: 'Tom Aspinall' },
    b: { ...bout.b, name: 'Ciryl Gane', age: 35 },
  })),
};
export const FINAL: EventBody = {
  ...EXAMPLE_MATCH,
  bestOf: 5,
  surface: 'clay',
  a: { ...known('Jannik Sinner'), rank: 1, age: 24 },
  b: { ...known('Carlos Alcaraz'), rank: 2, age: 22 },
};
const DRIVERS = ['Max Verstappen', 'Lando Norris', 'Oscar Piastri', 'George Russell'];
export const RACE = {
  ...EXAMPLE_RACE,
  league: 'F1',
  cars: Array.from({ length: 12 }, (_, at) => ({
    driver: DRIVERS[at] ?? `Driver ${at}`,
    team: 'McLaren',
    grid: at === 9 ? undefined : 12 - at,
    ...(at === 11 && { rating: -0.4 }),
  })),
} as const;
export const SPRINT: EventBody = { ...RACE, name: 'Example Grand Prix Sprint' };
const GOLFERS = ['Scottie Scheffler', 'Rory McIlroy', 'Nobody Known'];
export const TOURNAMENT = {
  ...EXAMPLE_TOURNAMENT,
  field: Array.from({ length: 12 }, (_, at) => ({
    id: `g${at}`,
    name: GOLFERS[at] ?? `Player ${at}`,
    ...(at === 5 && { members: ['Xander Schauffele', 'Patrick Cantlay'] }),
    ...(at === 6 && { skill: { mean: 1.5, sd: 0.3 } }),
  })),
};
