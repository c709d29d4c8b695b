import type { BookedGame } from '../oddsFeed.ts';
import {
  firstItems,
  itemName,
  type Parsed,
  readGuarded,
  refusedItem,
  shapeFault,
} from '../reading/items.ts';
import type { Quarantined } from '../source.ts';
import { type AskedGames, type ReadEvent, readOddsEvent } from './event.ts';
import { oddsEventSchema } from './schema.ts';

interface ReadOdds {
  readonly games: readonly BookedGame[];
  readonly quarantined: readonly Quarantined[];
}

function readItem(item: unknown, asked: AskedGames): Parsed<ReadEvent | undefined> {
  const shape = oddsEventSchema.safeParse(item);
  return shape.success ? readOddsEvent(shape.data, asked) : refusedItem(shapeFault(shape.error));
}

/** Every sport key that an answer names. */
const sportsIn = (answer: readonly unknown[]): ReadonlySet<string> =>
  new Set(
    answer.flatMap((item) => {
      const key = oddsEventSchema.shape.sport_key.safeParse(
        typeof item === 'object' && item !== null && 'sport_key' in item
          ? item.sport_key
          : undefined,
      );
      return key.success ? [key.data] : [];
    }),
  );

/**
 * The games to come of an answer, each event on its own and each id once. Undefined if it is no list, or if all of it is of another
 * sport. Never throws.
 */
export function parseOdds(answer: unknown, asked: AskedGames): ReadOdds | undefined {
  if (!Array.isArray(answer)) return undefined;
  const sports = sportsIn(answer);
  if (sports.size > 0 && !asked.sportKeys.some((key) => sports.has(key))) return undefined;
  const { items, quarantined } = firstItems<unknown>(answer);
  const odd: Quarantined[] = [...quarantined];
  const games = new Map<string, BookedGame>();
  for (const [index, item] of items.entries()) {
    const read = readGuarded(() => readItem(item, asked), refusedItem);
    if (!read.ok) odd.push({ item: itemName(item, index), reason: read.reason });
    else if (read.value && games.has(read.value.game.item)) {
      odd.push({ item: read.value.game.item, reason: 'listed twice' });
    } else if (read.value) {
      games.set(read.value.game.item, read.value.game);
      odd.push(...read.value.quarantined);
    }
  }
  return { games: [...games.values()], quarantined: odd };
}
