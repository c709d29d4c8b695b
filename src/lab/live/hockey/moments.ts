import type { HockeyState } from '#domain/live/gameState.ts';
import { PERIOD, PERIODS } from '#engine/live/hockey/params.ts';
import type { LivePlayed, TestedMoment } from '../types.ts';
import type { EventGame, HockeyEvent } from './readEvents.ts';
import { type PeriodGame, scoreAfter } from './readPeriods.ts';

/** States between periods, and those at times of games told second by second. */
export const HOCKEY_PARTS = ['after 1st', 'after 2nd', 'OT', '1st', '2nd', '3rd', 'last 5 min'];

/** The regular season's overtime, seconds. */
const OVERTIME = 300;
const REGULATION = PERIODS * PERIOD;
/** A moment every so many seconds, and in the last minutes. */
const EVERY = 180;
const EVERY_LATE = 60;
const LATE = 300;
const FEWEST_SKATERS = 3;
const MOST_SKATERS = 6;

/** A game of which the score is known between periods. */
export function playedByPeriods(game: PeriodGame): LivePlayed {
  const between = [1, 2].map(
    (played): TestedMoment => ({
      state: {
        sport: 'hockey',
        ...scoreAfter(game, played),
        period: played + 1,
        secondsLeft: PERIOD,
      },
      part: HOCKEY_PARTS[played - 1] ?? '',
      left: (PERIODS - played) / PERIODS,
    }),
  );
  const level: TestedMoment = {
    state: {
      sport: 'hockey',
      ...scoreAfter(game, PERIODS),
      period: PERIODS + 1,
      secondsLeft: OVERTIME,
    },
    part: 'OT',
    left: 0,
  };
  const { id, season, final, overtime } = game;
  return { id, season, ...final, moments: overtime ? [...between, level] : between };
}

/** A game told second by second, with states at even distances of the clock. */
export function playedByEvents(
  { id, season, events }: EventGame,
  final: { readonly home: number; readonly away: number },
): LivePlayed {
  const moments: TestedMoment[] = [];
  for (let left = REGULATION - EVERY; left > 0; left -= left > LATE ? EVERY : EVERY_LATE) {
    moments.push({
      state: stateAt(events, left),
      part:
        left <= LATE
          ? 'last 5 min'
          : (HOCKEY_PARTS[PERIODS + PERIODS - Math.ceil(left / PERIOD)] ?? ''),
      left: left / REGULATION,
    });
  }
  return { id, season, ...final, moments };
}

function stateAt(events: readonly HockeyEvent[], left: number): HockeyState {
  const last = events.findLast((event) => event.left >= left);
  const period = PERIODS - Math.ceil(left / PERIOD) + 1;
  const { home = 0, away = 0 } = last?.skaters ?? {};
  const known = [home, away].every((count) => count >= FEWEST_SKATERS && count <= MOST_SKATERS);
  return {
    sport: 'hockey',
    home: last?.score.home ?? 0,
    away: last?.score.away ?? 0,
    period,
    secondsLeft: left - (PERIODS - period) * PERIOD,
    ...(known && { homeSkaters: home, awaySkaters: away }),
  };
}
