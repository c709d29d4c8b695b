import type { FeedGame } from '#domain/game.ts';
import type { Checked } from '#domain/plausible/checked.ts';
import { checkGame } from '#domain/plausible/game.ts';
import { FEED_FACTS } from '../../../leagues/index.ts';
import {
  firstItems,
  firstOfEach,
  guarded,
  itemName,
  type Parsed,
  parsed,
  refused,
} from '../../../reading/items.ts';
import { type FeedAnswer, leftOut, type Quarantined } from '../../../source.ts';
import type { LeagueMark } from '../ofLeague.ts';
import { checkAnswer, markOf, otherLeague } from '../ofLeague.ts';
import { type ParseContext, parseEvent } from './event.ts';

/** The answer with every game once: the first stays, later ones with its id are quarantined. */
export function keepFirst({ games, quarantined }: FeedAnswer): FeedAnswer {
  const { first, again } = firstOfEach(games);
  const twice = again.map(({ sourceId }) => ({ item: sourceId, reason: 'listed twice' }));
  return { games: first, quarantined: [...quarantined, ...twice] };
}

/** A game of the league without what cannot be true of it. */
function readGame(
  event: unknown,
  mark: LeagueMark,
  context: ParseContext,
): Parsed<Checked<FeedGame>> {
  const other = otherLeague(event, mark);
  if (other !== undefined) return refused(other);
  const game = parseEvent(event, context);
  return game.ok ? parsed(checkGame(game.value)) : game;
}

/** Why there are no games in an answer of another shape. */
const NO_LIST = refused('sent no list of events');

/**
 * Games of one scoreboard answer, each parsed on its own and without what cannot
 * be true of it; those of another league are quarantined. Refused where the
 * answer is no scoreboard at all, or another league's. Never throws.
 */
export function parseScoreboard(answer: unknown, context: ParseContext): Parsed<FeedAnswer> {
  if (typeof answer !== 'object' || answer === null || !('events' in answer)) return NO_LIST;
  if (!Array.isArray(answer.events)) return NO_LIST;
  const mark = checkAnswer(answer, markOf(FEED_FACTS[context.league].espn.path));
  if (!mark.ok) return mark;
  const games: FeedGame[] = [];
  const { items, quarantined: more } = firstItems<unknown>(answer.events);
  const quarantined: Quarantined[] = [...more];
  for (const [index, event] of items.entries()) {
    const result = guarded(() => readGame(event, mark.value, context), refused);
    if (!result.ok) {
      quarantined.push({ item: itemName(event, index), reason: result.reason });
      continue;
    }
    const { value, problems } = result.value;
    games.push(value);
    quarantined.push(...leftOut(value.sourceId, problems));
  }
  return parsed(keepFirst({ games, quarantined }));
}
