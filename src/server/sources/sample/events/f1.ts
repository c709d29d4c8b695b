import type { RaceCar } from '#domain/events/race.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { addDays, type CalendarDate } from '#domain/time.ts';
import { GRAND_PRIX, type GrandPrix, SPRINT_WEEKENDS } from './f1Circuits.ts';

/** Entry list of 2026. */
const TEAMS: Readonly<Record<string, readonly (readonly [driver: string, number: string])[]>> = {
  McLaren: [
    ['Lando Norris', '1'],
    ['Oscar Piastri', '81'],
  ],
  Mercedes: [
    ['George Russell', '63'],
    ['Kimi Antonelli', '12'],
  ],
  'Red Bull': [
    ['Max Verstappen', '3'],
    ['Isack Hadjar', '6'],
  ],
  Ferrari: [
    ['Charles Leclerc', '16'],
    ['Lewis Hamilton', '44'],
  ],
  Williams: [
    ['Alexander Albon', '23'],
    ['Carlos Sainz', '55'],
  ],
  'Racing Bulls': [
    ['Liam Lawson', '30'],
    ['Arvid Lindblad', '41'],
  ],
  'Aston Martin': [
    ['Fernando Alonso', '14'],
    ['Lance Stroll', '18'],
  ],
  Haas: [
    ['Esteban Ocon', '31'],
    ['Oliver Bearman', '87'],
  ],
  Audi: [
    ['Nico Hülkenberg', '27'],
    ['Gabriel Bortoleto', '5'],
  ],
  Alpine: [
    ['Pierre Gasly', '10'],
    ['Franco Colapinto', '43'],
  ],
  Cadillac: [
    ['Sergio Pérez', '11'],
    ['Valtteri Bottas', '77'],
  ],
};

const CARS: readonly RaceCar[] = Object.entries(TEAMS).flatMap(([team, drivers]) =>
  drivers.map(([driver, number]) => ({ driver, team, number })),
);

/** A session: its name, days before Sunday, and hours after 00:00 UTC where the race starts at 13:00. */
type Session = readonly [name: string, daysBefore: number, hour: number];

const USUAL: readonly Session[] = [
  ['Practice 1', 2, 11.5],
  ['Practice 2', 2, 15],
  ['Practice 3', 1, 10.5],
  ['Qualifying', 1, 14],
  ['', 0, 13],
];
const WITH_SPRINT: readonly Session[] = [
  ['Practice 1', 2, 10.5],
  ['Sprint Qualifying', 2, 14.5],
  ['Sprint', 1, 10],
  ['Qualifying', 1, 14],
  ['', 0, 13],
];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The next Sunday after a date. */
function sundayAfter(date: CalendarDate): CalendarDate {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, 7 - weekday);
}

function weekend(prix: GrandPrix, sunday: CalendarDate, sessions: readonly Session[]): FeedEvent[] {
  return sessions.map(([session, daysBefore, hour]) => {
    const day = Date.parse(`${addDays(sunday, -daysBefore)}T00:00:00Z`);
    const shift = prix.raceHour - 13;
    const name = session === '' ? prix.name : `${prix.name} – ${session}`;
    return {
      kind: 'race',
      league: 'F1',
      sourceId: `f1-${sunday}-${session === '' ? 'race' : session.toLowerCase().replace(' ', '-')}`,
      name,
      startTime: new Date(day + (hour + shift) * HOUR_MS).toISOString(),
      timeKnown: true,
      status: 'scheduled',
      venue: { name: prix.track, city: prix.city, country: prix.country },
      track: prix.track,
      cars: CARS,
      matchups: [],
    };
  });
}

/**
 * Sample events around an Eastern date; they depend on the date alone: a Grand Prix weekend that ends next
 * Sunday and a sprint weekend a fortnight later, at real circuits in turn. No grid: qualifying is still to come. What
 * has passed is left out, since a sample never has a result.
 */
export function sampleF1(today: CalendarDate): readonly FeedEvent[] {
  const sunday = sundayAfter(today);
  const week = Math.floor(Date.parse(`${sunday}T00:00:00Z`) / (7 * DAY_MS));
  const usual = GRAND_PRIX[week % GRAND_PRIX.length];
  const sprint = SPRINT_WEEKENDS[week % SPRINT_WEEKENDS.length];
  const events = [
    ...(usual ? weekend(usual, sunday, USUAL) : []),
    ...(sprint ? weekend(sprint, addDays(sunday, 14), WITH_SPRINT) : []),
  ];
  return events.filter(({ startTime }) => startTime.slice(0, 10) >= today);
}
