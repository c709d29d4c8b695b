import type { League } from '#domain/leagues/league.ts';
import type { LineLog } from '../../backtest/types.ts';
import { pregameInputs } from '../../pregame/pregameInputs.ts';
import { PlaysHash } from '../playsHash.ts';
import { HalfInningCounts } from './counts.ts';
import { SideRunsKept } from './daySd.ts';
import { readBaseballPlays } from './readPlays.ts';

/** Seasons at the start of the file whose published means would rest on too few games. */
const LEARNING_SEASONS = 2;

/** Parameters of half-innings from the games of seasons before one: see src/engine/live/baseball/params.ts. */
export function fitLiveBaseball(
  league: League,
  folder: string,
  before: number | undefined,
  log: LineLog,
) {
  const counts = new HalfInningCounts();
  const hash = new PlaysHash();
  const seasons = new Set<number>();
  for (const game of readBaseballPlays(folder)) {
    if (before !== undefined && game.season >= before) continue;
    seasons.add(game.season);
    hash.add(game);
    counts.add(game);
  }
  const walked = [...seasons].slice(LEARNING_SEASONS);
  const sides = new SideRunsKept(pregameInputs(league, folder, walked, log));
  for (const game of readBaseballPlays(folder)) {
    if (before === undefined || game.season < before) sides.add(game);
  }
  return { ...hash.provenance(), ...counts.params(), daySd: sides.daySd() };
}
