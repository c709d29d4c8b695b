import type { Announced, SideAhead } from '#domain/players/announced.ts';
import type { PlayerFinal } from '#domain/players/playerFinal.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import type { Derived, GameLines, Stat } from '../gameLines.ts';

/** Plain JSON. */
export type Squad = Readonly<Record<string, unknown>>;

/** Somebody whom a league's state knows. */
export interface PlayerBefore {
  readonly playerId: string;
  /** Key of the team he last played for. */
  readonly team: string;
  /** "QB", "G"; "" if not known. */
  readonly position: string;
}

/**
 * A league's players as the product uses them, whatever the sport: one state that learns from finals, squads from it, lines from
 * squads. A state is the league's own plain JSON, changed by `learn` and `rename` alone.
 */
export interface LeaguePlayers<State = unknown> {
  readonly league: PlayerLeague;
  /** SHA-256-worthy: the fitted parameters that the lines follow from, plain JSON. */
  readonly params: unknown;
  readonly stats: readonly Stat[];
  /** Sums and fantasy points. */
  readonly derived: readonly Derived[];
  /** A state that knows nobody. */
  empty(): State;
  /** Checks a state read from outside. Throws an InputError. */
  stateOf(value: unknown): State;
  /** Learns from a final, in the order of play. What a box score lacks is not learned. */
  learn(state: State, final: PlayerFinal): void;
  /** Gives a player's memory to another id (the feed's number, once it names him); nothing if the other is known already. */
  rename(state: State, from: string, to: string): void;
  /** Everybody the state knows who has played lately. */
  known(state: State): readonly PlayerBefore[];
  /** Whoever is expected of a team by its last games, where nothing is announced: chance 1 for who is thought fit. */
  expected(state: State, team: string): readonly Announced[];
  /** A side's squad without the league's parameters; undefined if too few of its players are known to say anything. */
  squadOf(state: State, ahead: SideAhead): Squad | undefined;
  /** Ready to be drawn, with the league's parameters. Throws an InputError on a squad that cannot be. */
  prepare(home: Squad | undefined, away: Squad | undefined): GameLines;
  /** The stat, by name, whose value above 0 says that a player of a position plays in a run: minutes, ice time, plays … */
  playsBy(stats: readonly string[]): string;
}
