import type { PayingPair } from '#domain/events/payingPairs.ts';
import { american, percent, signed } from '#domain/numbers/numbers.ts';
import { fairAmericanText, writtenWorstText } from '#domain/prices/fairPrice.ts';
import { worstAcceptableAmerican } from '#domain/prices/staking.ts';
import { longDateTime } from '#domain/time/time.ts';
import { entryStartText, type PriceEntry } from './priceEntry.ts';

/** A price that pays on a bout or match, for a feed reader or calendar. @param line of the ledger */
export function pairEntry(
  { pair, side, name, american: odds, provider, seenAt, share, returnPerUnit }: PayingPair,
  line: number,
): PriceEntry {
  const { league, startTime: start, timeKnown, status, path, asOf } = pair;
  const worst = worstAcceptableAmerican(share, 0);
  const cents = signed(100 * returnPerUnit, 1);
  return {
    key: `price-event-${pair.eventId}-${pair.part}-${side}`,
    title: `${name} at ${american(odds)} (${provider})`,
    lines: [
      `${league}: ${pair.a} vs. ${pair.b}, ${pair.event}, ${entryStartText(start, timeKnown)}.`,
      `Our chance: ${percent(100 * share, 1)}, fair price ${fairAmericanText(share)}. Expected return ${cents}¢ per $1.`,
      ...(worst === undefined ? [] : [`Worst price worth taking: ${writtenWorstText(worst)}.`]),
      `Seen ${longDateTime(seenAt)}. It may have moved: check the page.`,
      `Ledger line ${line}.`,
    ],
    seenAt,
    contest: { table: 'events', id: pair.eventId },
    of: league === 'UFC' || league === 'Boxing' ? 'fights' : 'match',
    start,
    timeKnown,
    status,
    path,
    asOf,
  };
}
