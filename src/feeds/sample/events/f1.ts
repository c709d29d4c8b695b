import type { RaceCar } from '#domain/events/race.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { addDays, type CalendarDate, easternDate } from '#domain/time/time.ts';
import { type Dated, entriesFrom } from './calendar.ts';
import { GRANDS_PRIX, type GrandPrix } from './f1Circuits.ts';

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

/** A session: its name, days before the race, and hours of the day after the race's own. */
type Session = readonly [name: string, daysBefore: number, after: number];

const USUAL: readonly Session[] = [
  ['Practice 1', 2, -1.5],
  ['Practice 2', 2, 2],
  ['Practice 3', 1, -2.5],
  ['Qualifying', 1, 1],
  ['', 0, 0],
];
const WITH_SPRINT: readonly Session[] = [
  ['Practice 1', 2, -2.5],
  ['Sprint Qualifying', 2, 1.5],
  ['Sprint', 1, -3],
  ['Qualifying', 1, 1],
  ['', 0, 0],
];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS_AHEAD = 28;

function weekend({ entry: prix, date }: Dated<GrandPrix>): FeedEvent[] {
  const race = Date.parse(`${date}T00:00:00Z`) + prix.raceHour * HOUR_MS;
  return (prix.sprint ? WITH_SPRINT : USUAL).map(([session, daysBefore, after]) => ({
    kind: 'race',
    league: 'F1',
    sourceId: `f1-${date}-${session === '' ? 'race' : session.toLowerCase().replace(' ', '-')}`,
    name: session === '' ? prix.name : `${prix.name} – ${session}`,
    startTime: new Date(race - daysBefore * DAY_MS + after * HOUR_MS).toISOString(),
    timeKnown: true,
    status: 'scheduled',
    venue: { name: prix.track, city: prix.city, country: prix.country },
    track: prix.track,
    cars: CARS,
    matchups: [],
  }));
}

/**
 * The sessions of the next four weeks of the calendar, none out of season; determined by the date alone. No grid: qualifying is
 * still to come. Past sessions are left out, since a sample never has a result.
 */
export const sampleF1 = (today: CalendarDate): readonly FeedEvent[] =>
  entriesFrom(GRANDS_PRIX, today, 0, DAYS_AHEAD + 1)
    .flatMap(weekend)
    .filter(({ startTime }) => {
      const date = easternDate(startTime);
      return date >= today && date <= addDays(today, DAYS_AHEAD);
    });
