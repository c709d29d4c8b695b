import type { League } from '#domain/leagues/league.ts';
import type { LiveTold } from '#domain/live/liveTold.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import {
  firstItems,
  firstOfEach,
  guarded,
  itemName,
  type Parsed,
  parsed,
  refused,
} from '../../reading/items.ts';
import type { Quarantined } from '../../source.ts';
import { checkAnswer, markOf, otherLeague } from '../ofLeague.ts';
import { parseTold } from './told.ts';

/** A league's games as its scoreboard tells them at one time. */
export interface LiveBoard {
  readonly games: readonly LiveTold[];
  readonly quarantined: readonly Quarantined[];
}

const NO_LIST = refused('sent no list of events');

/** Games of one scoreboard answer, each parsed on its own. Refused if the answer is not a scoreboard, or another league's. Never throws. */
export function parseLiveBoard(answer: unknown, league: League): Parsed<LiveBoard> {
  if (typeof answer !== 'object' || answer === null || !('events' in answer)) return NO_LIST;
  if (!Array.isArray(answer.events)) return NO_LIST;
  const mark = checkAnswer(answer, markOf(FEED_FACTS[league].espn.path));
  if (!mark.ok) return mark;
  const { items, quarantined: more } = firstItems<unknown>(answer.events);
  const games: LiveTold[] = [];
  const quarantined: Quarantined[] = [...more];
  for (const [index, event] of items.entries()) {
    const other = otherLeague(event, mark.value);
    const told =
      other === undefined ? guarded(() => parseTold(event, league), refused) : refused(other);
    if (told.ok) games.push(told.value);
    else quarantined.push({ item: itemName(event, index), reason: told.reason });
  }
  return parsed({ games: firstOfEach(games).first, quarantined });
}
