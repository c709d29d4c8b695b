import { easternDate } from '#domain/time/time.ts';
import { joinedAnswers, quarantinedAnswer, withinDays } from '../../eventAnswer.ts';
import type { EventAnswer } from '../../eventSource.ts';
import type { F1db } from '../../f1db/f1db.ts';
import type { Jolpica } from '../../jolpica/jolpica.ts';
import type { Round } from '../../jolpica/round.ts';
import { type AskOne, triedAsk } from '../../reading/askAll.ts';
import type { DayRange } from '../../source.ts';
import { calendarSlots, type F1Event, mergedRaceEvent } from './calendar.ts';
import { qualifyingOrder, type Sheets, sheetsOf, withCars, withOwnGrid } from './cars.ts';

const isF1 = (event: EventAnswer['events'][number]): event is F1Event =>
  event.kind === 'race' && event.league === 'F1';

/** Rounds of all seasons that overlap the days; unreadable ones are quarantined. */
async function calendarOf(feed: Jolpica, { from, to }: DayRange) {
  const seasons = new Set([from, to].map((date) => Number(date.slice(0, 4))));
  const rounds: Round[] = [];
  const bad: EventAnswer[] = [];
  for (const season of seasons) {
    for (const [index, round] of (await feed.calendar(season)).entries()) {
      if (round.ok) rounds.push(round.value);
      else bad.push(quarantinedAnswer(`jolpica ${season} #${index}`, round.reason));
    }
  }
  return { rounds, bad: joinedAnswers(bad) };
}

const meets = (event: F1Event, { from, to }: DayRange): boolean => {
  const date = easternDate(event.startTime);
  return date >= from && date <= to;
};

/** Races and sprints, by their ids. */
const RACED = /-(race|sprint)$/;

/** The scoreboard's sessions alone; finished races, or those without cars, are completed from the results feed. */
async function withoutCalendar(
  events: ReadonlyMap<string, F1Event>,
  days: DayRange,
  sheets: Sheets,
): Promise<readonly F1Event[]> {
  const all: F1Event[] = [];
  for (const event of events.values()) {
    const [, raced] = RACED.exec(event.sourceId) ?? [];
    const session = raced === 'sprint' ? 'sprint' : 'race';
    const lacks = event.status === 'final' || event.cars.length === 0;
    const order = qualifyingOrder(event.sourceId, events);
    all.push(
      raced !== undefined && lacks && meets(event, days)
        ? await withCars(event, { session }, order, sheets)
        : withOwnGrid(event, events),
    );
  }
  return all;
}

/**
 * Sessions of Formula 1 from two feeds: the scoreboard's if present, the calendar's otherwise, with one id each; races and
 * sprints with cars, grid and result from the calendar's feed, or from a third if that one fails or lags. Either of the first two
 * is enough; rejects with the scoreboard's SourceError if both fail.
 */
export async function formula1Events(
  scoreboard: AskOne,
  feed: Jolpica,
  results: F1db,
  days: DayRange,
  now: Date,
): Promise<EventAnswer> {
  const espn = await triedAsk(scoreboard.answer);
  const calendar = await triedAsk(() => calendarOf(feed, days));
  if (!calendar.ok && !espn.ok) throw espn.error;
  const seen = espn.ok ? espn.value : quarantinedAnswer(scoreboard.item, espn.error.message);
  const events = new Map(seen.events.filter(isF1).map((event) => [event.sourceId, event]));
  const sheets = sheetsOf(feed, results, now);
  if (!calendar.ok) {
    const missing = quarantinedAnswer('jolpica calendar', calendar.error.message);
    const alone = await withoutCalendar(events, days, sheets);
    const quarantined = [...seen.quarantined, ...sheets.problems];
    return joinedAnswers([{ events: alone, quarantined }, missing]);
  }
  const { rounds, bad } = calendar.value;
  const slots = calendarSlots(rounds, now);
  for (const slot of slots) {
    const own = events.get(slot.event.sourceId);
    events.set(slot.event.sourceId, own ? mergedRaceEvent(own, slot) : slot.event);
  }
  for (const slot of slots) {
    const event = events.get(slot.event.sourceId);
    const raced = slot.session === 'race' || slot.session === 'sprint';
    if (!event || !raced || !meets(slot.event, days)) continue;
    const order = qualifyingOrder(event.sourceId, events);
    events.set(event.sourceId, await withCars(event, slot, order, sheets));
  }
  return withinDays(
    {
      events: [...events.values()],
      quarantined: [...seen.quarantined, ...bad.quarantined, ...sheets.problems],
    },
    days,
  );
}
