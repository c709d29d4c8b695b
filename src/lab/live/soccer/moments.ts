import { PART, WHOLE_GAME } from '#engine/live/soccer/params.ts';
import { phaseOf } from '../phase.ts';
import type { LivePlayed, TestedMoment } from '../types.ts';
import type { Happening, SoccerGamePlays } from './gamesOfEvents.ts';

export const SOCCER_PARTS = ["0–15'", "15–30'", "30–45'", "45–60'", "60–75'", "75–90'"];

/** A moment every so many minutes. */
const EVERY = 5;
/** After minutes told as 46 to 49 it is not known which half a goal was scored in. */
const UNSURE = [45, 49] as const;
const HALF = WHOLE_GAME / 2;

/** A game as the report wants it, with states at even distances of the clock. */
export function playedSoccer(game: SoccerGamePlays): LivePlayed {
  const { id, season, goals } = game;
  const moments: TestedMoment[] = [];
  for (let minute = 1 + phaseOf(id, EVERY); minute < WHOLE_GAME; minute += EVERY) {
    if (minute < UNSURE[0] || minute > UNSURE[1]) moments.push(momentOf(game, minute));
  }
  return { id, season, ...scoreOf(goals), moments };
}

function momentOf({ goals, reds }: SoccerGamePlays, minute: number): TestedMoment {
  const sentOff = reds && scoreOf(reds.filter((one) => one.minute <= minute));
  return {
    state: {
      sport: 'soccer',
      ...scoreOf(goals.filter((goal) => goal.minute <= minute)),
      period: minute < HALF ? 1 : 2,
      minute,
      ...(sentOff && { homeReds: sentOff.home, awayReds: sentOff.away }),
    },
    part: SOCCER_PARTS[Math.floor(minute / PART)] ?? '',
    left: (WHOLE_GAME - minute) / WHOLE_GAME,
  };
}

const scoreOf = (happenings: readonly Happening[]) => {
  const home = happenings.filter(({ isHome }) => isHome).length;
  return { home, away: happenings.length - home };
};
