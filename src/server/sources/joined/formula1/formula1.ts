import { easternDate } from '#domain/time.ts';
import { joined, left, within } from '../../eventAnswer.ts';
import type { EventAnswer } from '../../eventSource.ts';
import type { Jolpica } from '../../feeds/jolpica/jolpica.ts';
import type { Round } from '../../feeds/jolpica/round.ts';
import type { Ask } from '../../reading/askAll.ts';
import { tried } from '../../reading/askAll.ts';
import type { DayRange } from '../../source.ts';
import { type F1Event, merged, type Slot, slotsOf } from './calendar.ts';
import { qualifyingOrder, sheetsOf, withCars, withOwnGrid } from './cars.ts';

const isF1 = (event: EventAnswer['events'][number]): event is F1Event =>
  event.kind === 'race' && event.league === 'F1';

/** Rounds of all seasons that the days touch, the unreadable ones quarantined. */
async function calendarOf(feed: Jolpica, { from, to }: DayRange) {
  const seasons = new Set([from, to].map((date) => Number(date.slice(0, 4))));
  const rounds: Round[] = [];
  const bad: EventAnswer[] = [];
  for (const season of seasons) {
    for (const [index, round] of (await feed.calendar(season)).entries()) {
      if (round.ok) rounds.push(round.value);
      else bad.push(left(`jolpica ${season} #${index}`, round.reason));
    }
  }
  return { rounds, bad: joined(bad) };
}

const meets = ({ event }: Slot, { from, to }: DayRange): boolean => {
  const date = easternDate(event.startTime);
  return date >= from && date <= to;
};

/**
 * Sessions of Formula 1 from two feeds: the scoreboard's where it has them, the calendar's for the rest, under one id
 * each; races and sprints with cars, grid and result from the calendar's feed. Either feed alone will do; rejects with
 * the scoreboard's SourceError where both fail.
 */
export async function formula1(
  scoreboard: Ask,
  feed: Jolpica,
  days: DayRange,
  now: Date,
): Promise<EventAnswer> {
  const espn = await tried(scoreboard.answer);
  const calendar = await tried(() => calendarOf(feed, days));
  if (!calendar.ok && !espn.ok) throw espn.error;
  const seen = espn.ok ? espn.value : left(scoreboard.item, espn.error.message);
  const events = new Map(seen.events.filter(isF1).map((event) => [event.sourceId, event]));
  if (!calendar.ok) {
    const alone = [...events.values()].map((event) => withOwnGrid(event, events));
    const missing = left('jolpica calendar', calendar.error.message);
    return joined([{ events: alone, quarantined: seen.quarantined }, missing]);
  }
  const { rounds, bad } = calendar.value;
  const slots = slotsOf(rounds, now);
  for (const slot of slots) {
    const own = events.get(slot.event.sourceId);
    events.set(slot.event.sourceId, own ? merged(own, slot) : slot.event);
  }
  const sheets = sheetsOf(feed);
  for (const slot of slots) {
    const event = events.get(slot.event.sourceId);
    const raced = slot.session === 'race' || slot.session === 'sprint';
    if (!event || !raced || !meets(slot, days)) continue;
    const order = qualifyingOrder(event.sourceId, events);
    events.set(event.sourceId, await withCars(event, slot, order, sheets));
  }
  return within(
    {
      events: [...events.values()],
      quarantined: [...seen.quarantined, ...bad.quarantined, ...sheets.problems],
    },
    days,
  );
}
