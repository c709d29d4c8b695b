import type { Score } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import type { LiveSide } from '#domain/live/gameState.ts';
import type { LiveTold } from '#domain/live/liveTold.ts';
import type { EndedFixture } from '#domain/season/seasonFixture.ts';
import { type Dice, diceOf } from '../dice.ts';

/** A sample game with its result, which is known from the start on. */
export interface SampleGame {
  readonly league: League;
  readonly sourceId: string;
  readonly score: Score;
  readonly ended: EndedFixture;
}

/** Where a sample game stands so many minutes after its start, from 0: always the same for a game and a minute. */
export type Course = (minutes: number) => Omit<LiveTold, 'sourceId'>;

/** Points, runs or goals of a side at a time of the game, seconds played since its start. */
export interface ScoredAt {
  readonly at: number;
  readonly side: LiveSide;
  readonly points: number;
}

export const COURSE_SIDES: readonly LiveSide[] = ['home', 'away'];

export const diceOfGame = ({ sourceId }: SampleGame, purpose: string): Dice =>
  diceOf('played', `${sourceId} ${purpose}`);

/** The score after what has been scored until a time, seconds played. */
export function courseScoreAt(scored: readonly ScoredAt[], played: number): Score {
  const of = (side: LiveSide): number =>
    scored.reduce(
      (sum, { at, side: whose, points }) => (whose === side && at <= played ? sum + points : sum),
      0,
    );
  return { home: of('home'), away: of('away') };
}
