import { bestPrice } from '#domain/events/bestPrice.ts';
import type { TwoWayQuote } from '#domain/events/event.ts';
import { eventPath } from '#domain/events/eventPath.ts';
import { type EventWinner, eventWinner, wayText } from '#domain/events/eventPick.ts';
import { eventResultText } from '#domain/events/eventResultText.ts';
import { twoOf, WHOLE_EVENT } from '#domain/events/parts.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { isGolfTour, tourName } from '#domain/golf/tours.ts';
import type { EventLeague } from '#domain/leagues/eventLeague.ts';
import { american, percent } from '#domain/numbers/numbers.ts';
import { pairGivenOn } from '#domain/prices/givenOn.ts';
import { datesInOrder, easternDate, longDateTime } from '#domain/time/time.ts';
import { placeText } from '#domain/words/placeText.ts';
import { type CalendarEntry, joinedLines, latestInstant, type MovedStart } from './entry.ts';

/** Usual duration of such an event, minutes; a tournament has days instead. */
export const EVENT_MINUTES: Readonly<Record<SportEvent['kind'], number>> = {
  fights: 240,
  match: 150,
  race: 150,
  tournament: 600,
};

/** The bout or match of the pick, with prices that may be given on; undefined for an event with a field. */
function twoIn(event: SportEvent) {
  const two = twoOf(event, event.kind === 'fights' ? (event.bouts[0]?.key ?? '') : WHOLE_EVENT);
  return two && pairGivenOn(two);
}

const predictionOf = (event: SportEvent) =>
  event.kind === 'fights' ? event.bouts[0]?.prediction : event.prediction;

/** "Usman 62% vs. Buckley", "Austrian Grand Prix: Norris 31%" */
function summaryOf(event: SportEvent, { participant, confidence }: EventWinner): string {
  if (event.status === 'postponed') return `Postponed: ${event.name}`;
  const two = twoIn(event);
  const pick = `${participant} ${percent(100 * confidence)}`;
  const other = two && (two.a.name === participant ? two.b.name : two.a.name);
  const text = other === undefined ? `${event.name}: ${pick}` : `${pick} vs. ${other}`;
  return event.sample ? `Sample: ${text}` : text;
}

/** Time of the oldest of a side's quotes: its prices are at least this fresh. */
const seen = (quotes: readonly TwoWayQuote[]): string | undefined =>
  quotes.map(({ asOf }) => asOf).toSorted()[0];

function priceLine(event: SportEvent, { participant }: EventWinner): string | undefined {
  const two = twoIn(event);
  const best = two && bestPrice(two.moneyline, two.a.name === participant ? 'a' : 'b');
  const asOf = seen(two?.moneyline ?? []);
  if (!best || asOf === undefined) return undefined;
  const sample = best.sample ? ' A sample price: no bookmaker offers it.' : '';
  return `Best price on ${participant}: ${american(best.odds)} (${best.provider}), seen ${longDateTime(asOf)}.${sample}`;
}

/** First and last day in New York, for a tournament and for an event without a known hour. */
function daysOf(event: SportEvent): readonly [string, string] | undefined {
  if (event.kind !== 'tournament' && event.timeKnown) return undefined;
  const first = easternDate(event.startTime);
  const last = event.kind === 'tournament' && event.endTime ? easternDate(event.endTime) : first;
  return datesInOrder(first, last);
}

/** A league's, tour's or series' name in a calendar. */
export const eventLeagueName = (league: EventLeague): string =>
  isGolfTour(league) ? tourName(league) : league.replace('-', ' ');

/** "Jaron Ennis to win: 62.5%. Most often by knockout (41%)." */
function pickLine({ participant, often, confidence }: EventWinner): string {
  const chance = `${participant} to win: ${percent(100 * confidence, 1)}.`;
  return often === undefined ? chance : `${chance} Most often ${wayText(often)}.`;
}

/** A name as a sentence: "Jr." at its end already brings the period. */
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** A predicted event as calendars show it, with its one pick; undefined without a prediction. */
export function eventEntry(
  event: SportEvent,
  moved?: MovedStart,
): Required<CalendarEntry> | undefined {
  const pick = eventWinner(event);
  const made = predictionOf(event);
  if (!pick || !made) return undefined;
  const { name, city, country } = event.venue ?? {};
  const place = placeText(name, city, country);
  return {
    key: `event-${event.id}`,
    of: [{ slug: event.league.toLowerCase(), name: eventLeagueName(event.league) }],
    start: event.startTime,
    days: daysOf(event),
    minutes: EVENT_MINUTES[event.kind],
    status: event.status,
    summary: summaryOf(event, pick),
    description: joinedLines(
      event.sample ? 'Sample event.' : undefined,
      eventResultText(event),
      sentence(event.name),
      pickLine(pick),
      priceLine(event, pick),
      `Predicted ${longDateTime(made.asOf)}, from ${made.recipe.iterations.toLocaleString('en-US')} simulations. The page has the latest figures.`,
    ),
    place: place === '' ? undefined : place,
    path: eventPath(event),
    moves: moved?.times ?? 0,
    changedAt: latestInstant([
      made.asOf,
      seen(twoIn(event)?.moneyline ?? []),
      moved?.at,
      event.status === 'scheduled' ? undefined : event.asOf,
    ]),
    asOf: event.asOf,
  };
}
