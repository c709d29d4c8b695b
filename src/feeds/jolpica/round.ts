import type { EventVenue } from '#domain/events/event.ts';
import type { F1Session } from '#domain/events/f1/f1Session.ts';
import { type EventStart, looseInstant, noonOf } from '../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem } from '../reading/items.ts';
import type { JolpicaRace } from './schema.ts';

/** A Grand Prix weekend of the calendar. */
export interface Round {
  readonly season: number;
  readonly round: number;
  readonly name: string;
  readonly track: string;
  readonly venue: EventVenue;
  readonly sessions: readonly (EventStart & { readonly session: F1Session })[];
}

/** A start; for distant sessions the feed knows only the day. */
function readStart(at: { date?: string | undefined; time?: string | undefined } | undefined) {
  if (!at?.date) return undefined;
  const startTime = at.time ? looseInstant(`${at.date}T${at.time}`) : undefined;
  if (startTime) return { startTime, timeKnown: true };
  const day = looseInstant(`${at.date}T00:00:00Z`);
  return day && { startTime: noonOf(day.slice(0, 10)), timeKnown: false };
}

/** A round of the calendar, or why it is invalid. */
export function readRound(race: JolpicaRace): Parsed<Round> {
  const { season, round, raceName: name, Circuit } = race;
  if (!Number.isInteger(season) || !Number.isInteger(round))
    return refusedItem('no season or round');
  if (season === undefined || round === undefined) return refusedItem('no season or round');
  if (!name) return refusedItem('no name');
  const track = Circuit?.circuitName ?? name;
  const { locality: city, country } = Circuit?.Location ?? {};
  const starts: readonly (readonly [F1Session, ReturnType<typeof readStart>])[] = [
    ['practice-1', readStart(race.FirstPractice)],
    ['practice-2', readStart(race.SecondPractice)],
    ['practice-3', readStart(race.ThirdPractice)],
    ['sprint-qualifying', readStart(race.SprintQualifying ?? race.SprintShootout)],
    ['sprint', readStart(race.Sprint)],
    ['qualifying', readStart(race.Qualifying)],
    ['race', readStart(race)],
  ];
  const sessions = starts.flatMap(([session, start]) => (start ? [{ session, ...start }] : []));
  if (!sessions.some(({ session }) => session === 'race')) return refusedItem('no valid date');
  return parsedItem({
    season,
    round,
    name,
    track,
    venue: { name: track, city, country },
    sessions,
  });
}
