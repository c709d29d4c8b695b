import type { HockeyLearnParams } from '#engine/players/hockey/learnParams.ts';
import type { HockeyDrawParams } from '#engine/players/hockey/params.ts';
import { fittedFile, type Provenance } from '../goals/fitted.ts';
import { countFinals } from './finals.ts';
import { type HockeyGame, hockeyGames } from './games.ts';
import { HOCKEY_LEARNING } from './learning.ts';
import { hockeyNights } from './nights.ts';
import { readGoalies, readSkaters } from './rows.ts';
import { iceSpread, nightLeaves, savedSpread, shotSpread } from './spreads.ts';

export interface HockeyFit {
  readonly learn: HockeyLearnParams;
  readonly draw: HockeyDrawParams;
}

/** Seasons whose nights the spreads are fitted on: the newest of those given. */
const SEASONS = 4;
/** What a skater we do not know is worth beside the usual one of his role. */
const UNKNOWN_SKATER = 0.8;

/**
 * Fits how a score becomes lines on the games given, at least two seasons of them.
 * @param learn how states learn, as found once (`learning.ts`); its widths and its chances to dress are fitted anew
 */
export function fitHockeyPlayers(
  games: readonly HockeyGame[],
  learn: HockeyLearnParams,
): HockeyFit {
  const last = games.at(-1)?.season ?? 0;
  const first = Math.max((games[0]?.season ?? 0) + 1, last - SEASONS + 1);
  const { nights, sides, ice, chances } = hockeyNights(games, learn, first);
  const times = { forward: iceSpread(nights, 'forward'), defense: iceSpread(nights, 'defense') };
  const shots = { forward: shotSpread(nights, 'forward'), defense: shotSpread(nights, 'defense') };
  const saved = savedSpread(sides);
  const rest = (role: 'forward' | 'defense') => {
    const made = learn.shots.base[role] * UNKNOWN_SKATER;
    const shooting = learn.shooting.base[role];
    return {
      saved: made * (1 - shooting),
      goals: made * shooting,
      assists: learn.assists.base[role] * UNKNOWN_SKATER,
    };
  };
  return {
    learn: {
      ...learn,
      chances,
      iceUnknown: (learn.iceUnknown * (times.forward.unknown + times.defense.unknown)) / 2,
      rateUnknown: (learn.rateUnknown * (shots.forward.unknown + shots.defense.unknown)) / 2,
    },
    draw: {
      ...countFinals(games),
      savedByMargin: saved.byMargin,
      savedDispersion: saved.dispersion,
      ice,
      iceSpread: { forward: times.forward.spread, defense: times.defense.spread },
      leaves: nightLeaves(nights),
      shotShape: { forward: shots.forward.shape, defense: shots.defense.shape },
      rest: { forward: rest('forward'), defense: rest('defense') },
    },
  };
}

/** The newest fit, as `engine/fitted/players/nhl.json` holds it: on all seasons of the files. */
export function newestHockeyFit(folder: string): Provenance & HockeyFit {
  const skaters = readSkaters(folder);
  const games = hockeyGames(skaters.rows, readGoalies(folder).rows);
  return fittedFile(skaters, fitHockeyPlayers(games, HOCKEY_LEARNING));
}
