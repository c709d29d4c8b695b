import type { League } from '#domain/leagues/league.ts';
import { FEED_FACTS } from '../leagues/index.ts';
import { firstItems, guarded, itemName, type Parsed, parsed, refused } from '../reading/items.ts';
import type { Quarantined } from '../source.ts';
import { checkAnswer, markOf, otherLeague } from './ofLeague.ts';

/** Why an answer in another shape has no games. */
const NO_LIST = refused('sent no list of events');

/** What became of the events of one answer. */
interface EachEvent<Read> {
  /** In the order of the answer; one of another league is refused. */
  readonly results: readonly { readonly item: string; readonly result: Parsed<Read> }[];
  /** Those beyond what one answer may hold. */
  readonly beyond: readonly Quarantined[];
}

/**
 * Reads each event of a league's answer on its own. Refused if the answer is no list of events, or another league's. Never throws.
 * @param read one event of the league
 */
export function eachEvent<Read>(
  answer: unknown,
  league: League,
  read: (event: unknown) => Parsed<Read>,
): Parsed<EachEvent<Read>> {
  if (typeof answer !== 'object' || answer === null || !('events' in answer)) return NO_LIST;
  if (!Array.isArray(answer.events)) return NO_LIST;
  const mark = checkAnswer(answer, markOf(FEED_FACTS[league].espn.path));
  if (!mark.ok) return mark;
  const { items, quarantined: beyond } = firstItems<unknown>(answer.events);
  const own = (event: unknown): Parsed<Read> => {
    const other = otherLeague(event, mark.value);
    return other === undefined ? read(event) : refused(other);
  };
  const results = items.map((event, index) => ({
    item: itemName(event, index),
    result: guarded(() => own(event), refused),
  }));
  return parsed({ results, beyond });
}
