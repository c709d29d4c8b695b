import { EVENT_LEAGUES } from '../leagues/eventLeague.ts';
import { isWinnerPick, type RecordRow } from '../record/recordRow.ts';
import { easternDate, fullDate, type Instant } from '../time/time.ts';
import type { EventSport } from './event.ts';
import { eventResultText } from './eventResultText.ts';
import { type SportEvent, sportOf } from './sportEvent.ts';
import { upcomingEvents } from './upcomingEvents.ts';

/** When a sport is played; days differ from year to year, so only what holds in all of them. */
const SEASONS: Readonly<Record<EventSport, string>> = {
  UFC: 'The UFC has a card most Saturdays.',
  Boxing: 'Boxing has no season: fights are made a few weeks ahead.',
  Tennis: 'The tours play from early January to November.',
  F1: 'The season runs from March to early December.',
  NASCAR: 'The season runs from the Daytona 500 in February to November.',
  Golf: 'Tours begin and end in different months; most play from January on.',
};

/** What a page without predictions waits for: the next event on the schedule, else when the sport is played. */
export function nextEventWords(
  sport: EventSport,
  events: readonly SportEvent[],
  now: Instant,
): string {
  const [next] = upcomingEvents(events, now);
  if (!next) return `${SEASONS[sport]} Predictions show here as soon as the next one is announced.`;
  const where = next.kind === 'race' ? `, ${next.track}` : '';
  return `Next: ${next.name}, ${fullDate(easternDate(next.startTime))}${where}. Its prediction comes once we know who takes part.`;
}

const latest = <Started extends { readonly startTime: string }>(
  all: readonly Started[],
): Started | undefined =>
  all.toSorted((one, other) => other.startTime.localeCompare(one.startTime))[0];

/** How the last event ended, from the schedule; else from our record, with our pick; undefined if neither knows one. */
export function lastEventWords(
  sport: EventSport,
  events: readonly SportEvent[],
  graded: readonly RecordRow[],
): string | undefined {
  const ended = latest(events.filter((event) => !event.sample && eventResultText(event)));
  if (ended) {
    const result = eventResultText(ended)?.replace(/^Final: /, '');
    return `Last: ${ended.name}, ${fullDate(easternDate(ended.startTime))}. ${result}`;
  }
  const leagues: readonly string[] = EVENT_LEAGUES.filter((league) => sportOf(league) === sport);
  const picked = latest(
    graded.filter(
      (row) => row.kind === 'event' && isWinnerPick(row) && leagues.includes(row.league),
    ),
  );
  if (!picked) return undefined;
  const day = fullDate(easternDate(picked.startTime));
  const won = picked.outcome === 'win' ? 'won' : 'did not win';
  return `Last: ${picked.name}, ${day}. Our pick, ${picked.pick}, ${won}.`;
}
