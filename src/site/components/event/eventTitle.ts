import { begunLast } from '#domain/events/begunLast.ts';
import { eventPick } from '#domain/events/eventPick.ts';
import type { Bout } from '#domain/events/fightCard.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { surname } from '#domain/events/tennis/names.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import { lastName, lastNames } from '#domain/fights/lastName.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { decisiveWinShare } from '#domain/outcomes/fight.ts';
import { winShare } from '#domain/outcomes/tennis.ts';
import type { Instant } from '#domain/time/time.ts';
import { fitTitle } from '../ui/fitTitle.ts';

/** An event in a title: its name, the page's content, and the winner's share. */
interface EventHead {
  /** "Topuria vs. Tsarukyan", "Qatar Grand Prix" */
  readonly name: string;
  /** "odds and method" */
  readonly what: string;
  /** "57–43", or for a field "Norris 31%" */
  readonly shares: string;
  /** For two sides: their names, and the first one's share, 0–1. */
  readonly sides?: { readonly a: string; readonly b: string; readonly shareOfA: number };
}

function pair([a, b]: readonly [string, string], what: string, shareOfA: number): EventHead {
  const first = Math.round(100 * shareOfA);
  return {
    name: `${a} vs. ${b}`,
    what,
    shares: `${first}–${100 - first}`,
    sides: { a, b, shareOfA },
  };
}

/** A title's text about an event; undefined without a prediction. */
function eventHead(event: SportEvent): EventHead | undefined {
  const pick = eventPick(event);
  if (!pick) return undefined;
  if (event.kind === 'fights') {
    const [main] = event.bouts;
    if (!main?.prediction) return undefined;
    const share = decisiveWinShare(main.prediction.outcome, 'a');
    return pair(lastNames(main.a.name, main.b.name), 'odds and method', share);
  }
  if (event.kind === 'match') {
    if (!event.prediction) return undefined;
    const names = [surname(event.a.name), surname(event.b.name)] as const;
    return pair(names, 'odds and set scores', winShare(event.prediction.outcome));
  }
  return {
    name: event.name,
    what: event.kind === 'race' ? 'odds and podium' : 'odds and top 10',
    shares: `${lastName(pick.participant)} ${percent(100 * pick.confidence)}`,
  };
}

/** The next event with a prediction, and a title's text about it; one that has begun only if no other is to come. */
export function nextHead(events: readonly SportEvent[], now: Instant) {
  for (const event of begunLast(upcomingEvents([...events], now), now)) {
    const head = eventHead(event);
    if (head) return { event, head };
  }
  return undefined;
}

/** The title of a sport's own page: "Topuria vs. Tsarukyan: odds and method, 57–43". */
export function sportTitle(plain: string, events: readonly SportEvent[], now: Instant): string {
  const next = nextHead(events, now)?.head;
  if (!next) return fitTitle(plain);
  const { name, what, shares } = next;
  return fitTitle(`${name}: ${what}, ${shares}`, `${name}: odds, ${shares}`, plain);
}

/** The title of a page that lists a sport's events without shares: names the next one. */
export function listingTitle(sport: string, events: readonly SportEvent[], now: Instant): string {
  const plain = `${sport} predictions`;
  const next = nextHead(events, now)?.head;
  return next
    ? fitTitle(`${plain}: ${next.name}, ${next.what}`, `${plain}: ${next.name}`, plain)
    : fitTitle(plain);
}

/** Title of a page for one of several leagues or tours: its name, and the next event with its likely winner. */
export function eventLeagueTitle(
  league: string,
  plain: string,
  events: readonly SportEvent[],
  now: Instant,
): string {
  const next = nextHead(events, now)?.head;
  if (!next) return fitTitle(plain);
  return fitTitle(`${league}: ${next.name}, ${next.shares}`, plain);
}

/** The title of a fighter's page: the next predicted bout, with the chance to win it. */
export function fighterTitle(name: string, bouts: readonly { readonly bout: Bout }[]): string {
  const plain = `${name} predictions`;
  const next = bouts.find(({ bout }) => bout.prediction)?.bout;
  if (!next?.prediction) return fitTitle(plain);
  const [side, other] = next.a.name === name ? (['a', 'b'] as const) : (['b', 'a'] as const);
  const win = percent(100 * decisiveWinShare(next.prediction.outcome, side));
  return fitTitle(`${name} vs. ${lastName(next[other].name)}: ${win} to win`, plain);
}
