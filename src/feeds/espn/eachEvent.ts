import {
  firstItems,
  itemName,
  type Parsed,
  parsedItem,
  readGuarded,
  refusedItem,
} from '../reading/items.ts';
import type { Quarantined } from '../source.ts';
import { checkAnswer, type LeagueMark, otherLeague } from './ofLeague.ts';

/** Why an answer in another shape has none. */
const NO_LIST = refusedItem('sent no list of events');

/** What became of one item. */
export interface EventItem<Read> {
  readonly item: string;
  readonly result: Parsed<Read>;
}

/** What became of the events of one answer. */
interface EachEvent<Read> {
  /** In the order of the answer; one of another league is refused. */
  readonly results: readonly EventItem<Read>[];
  /** Those beyond what one answer may hold. */
  readonly beyond: readonly Quarantined[];
}

/**
 * Reads each event of a league's answer on its own. Refused if the answer is no list of events, or another league's. Never throws.
 * @param of the league's mark
 * @param read one event of the league, and how it is named where it is refused
 */
export function eachEvent<Read>(
  answer: unknown,
  of: LeagueMark,
  read: (event: unknown, item: string) => Parsed<Read>,
): Parsed<EachEvent<Read>> {
  if (typeof answer !== 'object' || answer === null || !('events' in answer)) return NO_LIST;
  if (!Array.isArray(answer.events)) return NO_LIST;
  const mark = checkAnswer(answer, of);
  if (!mark.ok) return mark;
  const { items, quarantined: beyond } = firstItems<unknown>(answer.events);
  const own = (event: unknown, item: string): Parsed<Read> => {
    const other = otherLeague(event, mark.value);
    return other === undefined ? read(event, item) : refusedItem(other);
  };
  const results = items.map((event, index) => {
    const item = itemName(event, index);
    return { item, result: readGuarded(() => own(event, item), refusedItem) };
  });
  return parsedItem({ results, beyond });
}

/** What was read, and what was not, with those beyond. */
export const readAndLeftOut = <Read>({ results, beyond }: EachEvent<Read>) => ({
  read: results.flatMap(({ result }) => (result.ok ? [result.value] : [])),
  quarantined: [
    ...beyond,
    ...results.flatMap(({ item, result }) => (result.ok ? [] : [{ item, reason: result.reason }])),
  ] satisfies readonly Quarantined[],
});
