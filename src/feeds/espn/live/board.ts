import type { League } from '#domain/leagues/league.ts';
import type { LiveTold } from '#domain/live/liveTold.ts';
import type { LiveBoard } from '../../liveFeed.ts';
import { firstOfEach, type Parsed, parsed } from '../../reading/items.ts';
import type { Quarantined } from '../../source.ts';
import { eachEvent } from '../eachEvent.ts';
import { parseTold } from './told.ts';

/** Games of one scoreboard answer, each parsed on its own. Refused if the answer is not a scoreboard, or another league's. Never throws. */
export function parseLiveBoard(answer: unknown, league: League): Parsed<LiveBoard> {
  const each = eachEvent(answer, league, (event) => parseTold(event, league));
  if (!each.ok) return each;
  const games: LiveTold[] = [];
  const quarantined: Quarantined[] = [...each.value.beyond];
  for (const { item, result } of each.value.results) {
    if (result.ok) games.push(result.value);
    else quarantined.push({ item, reason: result.reason });
  }
  return parsed({ games: firstOfEach(games).first, quarantined });
}
