import { REGULATION } from '#engine/live/baseball/params.ts';
import { phaseOf } from '../phase.ts';
import type { LivePlayed, TestedMoment } from '../types.ts';
import type { BaseballGamePlays, BaseballPlay } from './readPlays.ts';

export const BASEBALL_PARTS = [
  '1st',
  '2nd',
  '3rd',
  '4th',
  '5th',
  '6th',
  '7th',
  '8th',
  '9th',
  'extra',
];

/** One play of so many is taken, some twenty a game; more of extra innings, which are few. */
const EVERY = 4;
const EVERY_EXTRA = 2;
const HALVES = 2 * REGULATION;

/** A game as the report wants it. Its first play is not a moment: nothing has happened. */
export function playedBaseball({ id, season, plays }: BaseballGamePlays): LivePlayed {
  const last = plays.at(-1);
  const bottom = last?.bottom === true;
  return {
    id,
    season,
    home: (last?.home ?? 0) + (bottom ? (last?.runs ?? 0) : 0),
    away: (last?.away ?? 0) + (bottom ? 0 : (last?.runs ?? 0)),
    moments: taken(plays, phaseOf(id, EVERY)).map(momentOf),
  };
}

/**
 * Plays at even distances from the game's start, so that which are taken does not hang on how long the game lasted: long games are
 * those with many runs.
 */
const taken = (plays: readonly BaseballPlay[], phase: number): readonly BaseballPlay[] =>
  plays.filter(
    ({ inning }, at) => at > 0 && (at + phase) % (inning > REGULATION ? EVERY_EXTRA : EVERY) === 0,
  );

function momentOf({ inning, bottom, outs, bases, home, away }: BaseballPlay): TestedMoment {
  const halves = 2 * (Math.min(inning, REGULATION) - 1) + (bottom ? 1 : 0) + outs / 3;
  return {
    state: { sport: 'baseball', inning, bottom, outs, bases, home, away },
    part: BASEBALL_PARTS[inning - 1] ?? 'extra',
    left: (HALVES - halves) / HALVES,
  };
}
