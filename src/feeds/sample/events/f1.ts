import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { writtenCars } from '#domain/events/writtenCars.ts';
import { addDays, type CalendarDate, easternDate } from '#domain/time/time.ts';
import { type DatedEntry, entriesFrom } from './calendar.ts';
import { GRANDS_PRIX, type GrandPrix } from './f1Circuits.ts';

/** Entry list of 2026. */
const CARS = writtenCars(`
McLaren | – | 1 Lando Norris, 81 Oscar Piastri
Mercedes | – | 63 George Russell, 12 Kimi Antonelli
Red Bull | – | 3 Max Verstappen, 6 Isack Hadjar
Ferrari | – | 16 Charles Leclerc, 44 Lewis Hamilton
Williams | – | 23 Alexander Albon, 55 Carlos Sainz
Racing Bulls | – | 30 Liam Lawson, 41 Arvid Lindblad
Aston Martin | – | 14 Fernando Alonso, 18 Lance Stroll
Haas | – | 31 Esteban Ocon, 87 Oliver Bearman
Audi | – | 27 Nico Hülkenberg, 5 Gabriel Bortoleto
Alpine | – | 10 Pierre Gasly, 43 Franco Colapinto
Cadillac | – | 11 Sergio Pérez, 77 Valtteri Bottas
`);

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

function weekend({ entry: prix, date }: DatedEntry<GrandPrix>): FeedEvent[] {
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
