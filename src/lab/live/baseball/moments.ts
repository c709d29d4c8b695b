import { REGULATION } from '#engine/live/baseball/params.ts';
import type { LiveMoment, LivePlayed } from '../types.ts';
import type { BaseballPlay, PlayedGame } from './readPlays.ts';

export const PARTS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', 'extra'];

/** Moments taken of a game, spread evenly over its plays; more in extra innings, which are few. */
const MOMENTS = 20;
const EVERY_EXTRA = 3;
const HALVES = 2 * REGULATION;

/** A game as the report wants it. Its first play is not a moment: nothing has happened. */
export function playedOf({ id, season, plays }: PlayedGame): LivePlayed {
  const last = plays.at(-1);
  const bottom = last?.bottom === true;
  return {
    id,
    season,
    home: (last?.home ?? 0) + (bottom ? (last?.runs ?? 0) : 0),
    away: (last?.away ?? 0) + (bottom ? 0 : (last?.runs ?? 0)),
    moments: taken(plays).map(momentOf),
  };
}

function taken(plays: readonly BaseballPlay[]): BaseballPlay[] {
  const regular = plays.filter(({ inning }, at) => at > 0 && inning <= REGULATION);
  const extra = plays.filter(({ inning }) => inning > REGULATION);
  const step = regular.length / MOMENTS;
  return [
    ...regular.filter((_, at) => Math.floor((at + 1) / step) > Math.floor(at / step)),
    ...extra.filter((_, at) => at % EVERY_EXTRA === 0),
  ];
}

function momentOf({ inning, bottom, outs, bases, home, away }: BaseballPlay): LiveMoment {
  const halves = 2 * (Math.min(inning, REGULATION) - 1) + (bottom ? 1 : 0) + outs / 3;
  return {
    state: { sport: 'baseball', inning, bottom, outs, bases, home, away },
    part: PARTS[inning - 1] ?? 'extra',
    left: (HALVES - halves) / HALVES,
  };
}
