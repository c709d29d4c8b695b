import type { League } from '#domain/leagues/league.ts';
import { checkQuote } from '#domain/plausible/quote.ts';
import {
  firstItems,
  type Parsed,
  parsedItem,
  readGuarded,
  refusedItem,
  shapeFault,
} from '../reading/items.ts';
import { leftOut, type Quarantined } from '../source.ts';
import { isOfferedEvent, type QuotedGame, readBovadaGame } from './event.ts';
import { bovadaLeaguePath, otherLink, otherPath } from './paths.ts';
import {
  type BovadaCompetition,
  type BovadaEvent,
  bovadaEventSchema,
  competitionSchema,
} from './schema.ts';

export interface Coupon<T> {
  readonly items: readonly T[];
  readonly quarantined: readonly Quarantined[];
}

/** Reads one event of a competition; undefined if it has nothing to use. */
type ReadEvent<T> = (event: BovadaEvent, competition: BovadaCompetition) => Parsed<T | undefined>;

/** An event's name in the quarantine: its id, or else its place in the list. */
function itemName(event: unknown, index: number): string {
  const id = typeof event === 'object' && event !== null && 'id' in event ? event.id : undefined;
  return typeof id === 'string' && /^\d{1,20}$/.test(id) ? id : `#${index}`;
}

/** One event with its id; live, suspended and outright events give nothing. */
function readEvent<T>(
  raw: unknown,
  competition: BovadaCompetition,
  asked: string,
  read: ReadEvent<T>,
): Parsed<{ readonly id: string; readonly value: T } | undefined> {
  const shape = bovadaEventSchema.safeParse(raw);
  if (!shape.success) return refusedItem(shapeFault(shape.error));
  const other = otherLink(shape.data.link, asked);
  if (other !== undefined) return refusedItem(other);
  if (!isOfferedEvent(shape.data)) return parsedItem(undefined);
  const result = read(shape.data, competition);
  if (!result.ok) return result;
  const { value } = result;
  return parsedItem(value === undefined ? undefined : { id: shape.data.id, value });
}

/**
 * The results of `read` for every offered event in a coupon, each on its own. An event in two competitions counts once. Undefined
 * if the answer is not a coupon. Never throws.
 * @param asked requested part of the book: competitions and events of other parts are quarantined
 */
export function readCoupon<T>(
  answer: unknown,
  asked: string,
  read: ReadEvent<T>,
): Coupon<T> | undefined {
  if (!Array.isArray(answer)) return undefined;
  const items = new Map<string, T>();
  const quarantined: Quarantined[] = [];
  const competitions = firstItems<unknown>(answer);
  quarantined.push(...competitions.quarantined);
  for (const [place, entry] of competitions.items.entries()) {
    const competition = competitionSchema.safeParse(entry);
    if (!competition.success) {
      quarantined.push({ item: `competition #${place}`, reason: 'no list of events' });
      continue;
    }
    const other = otherPath(competition.data, asked);
    if (other !== undefined) {
      quarantined.push({ item: `competition #${place}`, reason: other });
      continue;
    }
    const events = firstItems(competition.data.events);
    quarantined.push(...events.quarantined);
    for (const [index, raw] of events.items.entries()) {
      const result = readGuarded(() => readEvent(raw, competition.data, asked, read), refusedItem);
      if (!result.ok) quarantined.push({ item: itemName(raw, index), reason: result.reason });
      else if (result.value && !items.has(result.value.id)) {
        items.set(result.value.id, result.value.value);
      }
    }
  }
  return { items: [...items.values()], quarantined };
}

/** Prices of a league's games, without implausible ones. */
export const parseBovadaGames = (
  answer: unknown,
  league: League,
  asOf: string,
): Coupon<QuotedGame> | undefined => {
  const read = readCoupon(answer, bovadaLeaguePath(league), (event) =>
    readBovadaGame(event, league, asOf),
  );
  if (!read) return undefined;
  const checked = read.items.map((game) => ({ game, ...checkQuote(game.quote, league) }));
  return {
    items: checked.flatMap(({ game, value }) => (value ? [{ ...game, quote: value }] : [])),
    quarantined: [
      ...read.quarantined,
      ...checked.flatMap(({ game, problems }) => leftOut(game.item, problems)),
    ],
  };
};
