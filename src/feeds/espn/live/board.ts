import type { League } from '#domain/leagues/league.ts';
import type { LiveBoard } from '../../liveFeed.ts';
import { firstOfEach, type Parsed, parsedItem } from '../../reading/items.ts';
import { eachEvent, readAndLeftOut } from '../eachEvent.ts';
import { teamLeagueMark } from '../ofLeague.ts';
import { parseTold } from './told.ts';

/** Games of one scoreboard answer, each parsed on its own. Refused if the answer is not a scoreboard, or another league's. Never throws. */
export function parseLiveBoard(answer: unknown, league: League): Parsed<LiveBoard> {
  const each = eachEvent(answer, teamLeagueMark(league), (event) => parseTold(event, league));
  if (!each.ok) return each;
  const { read, quarantined } = readAndLeftOut(each.value);
  return parsedItem({ games: firstOfEach(read).first, quarantined });
}
