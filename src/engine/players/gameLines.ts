import type { Side } from '#domain/game/predictedWinner.ts';
import type { Generator } from '../rng/generator.ts';

/** A number of a player's line: whole, from `least` on. */
export interface Stat {
  /** "points", "passingYards" … */
  readonly name: string;
  /** Values below this count as this: 0 but for yards. */
  readonly least: number;
  /** Whose score says most about it: his team's, or the other one's (pitchers, goalkeepers, defenses). */
  readonly given: 'own' | 'other';
}

/** A figure that follows from a line's stats: sums, fantasy points. */
export interface Derived extends Stat {
  /** Stats without which a player does not have it. */
  readonly needs: readonly string[];
  /** Whole number, in the figure's own unit, of the line that begins at `from`. */
  value(lines: Int32Array, from: number): number;
}

/** One player in a game, in the order in which the lines are drawn. */
export interface LinePlayer {
  readonly side: Side;
  readonly playerId: string;
  /** Indexes of the stats that his role has. */
  readonly stats: readonly number[];
}

/** The lines of both sides' players, ready to be drawn given a game's final score. */
export interface GameLines {
  readonly stats: readonly Stat[];
  readonly players: readonly LinePlayer[];
  /**
   * Draws one run: `out[player × stats.length + stat]`, whole numbers; who does not play has zeros.
   * Players of a side, with its rest of the team, add up to the score in what the sport adds up.
   */
  draw(generator: Generator, home: number, away: number, out: Int32Array): void;
}

/**
 * A sport's players: from what is known of both squads to lines. Pure; the same squads, scores and seed give the same digits.
 * A squad holds every player who may play, with his chance to (0 to 1); who is drawn out leaves his time to team-mates.
 */
export interface PlayerModel<Squad> {
  /** Name in recipes: the sport's. */
  readonly id: string;
  readonly leagues: readonly string[];
  readonly stats: readonly Stat[];
  /** Throws an InputError that names the first thing missing, not finite or out of range. An absent squad draws no lines. */
  prepare(home: Squad | undefined, away: Squad | undefined): GameLines;
}
