import type { PlayerLeague } from '#domain/players/statNames.ts';

/** Somebody of a start state. */
export interface StartPlayer {
  /** The feed's own number where it is known; else that of a source of ours, with an n before it. */
  readonly playerId: string;
  readonly name: string;
  /** Key of the team he last played for. */
  readonly team: string;
  /** "QB", "G" … */
  readonly position: string;
}

/** What is known of a league's players before the product has seen a game of them: what `npm run fit -- --players --start` writes. */
export interface PlayersStart {
  readonly formatVersion: number;
  /** The last day of the games, YYYY-MM-DD. */
  readonly learnedTo: string;
  readonly players: readonly StartPlayer[];
  /** As the league's `stateOf` takes it. */
  readonly state: unknown;
}

const unseen = async () => ({ default: (await import('./unseen.ts')).UNSEEN_SOCCER });

/** Large files: nothing that a browser loads may import this module. */
const FILES: Readonly<Record<PlayerLeague, () => Promise<{ readonly default: PlayersStart }>>> = {
  NFL: () => import('./nfl.json', { with: { type: 'json' } }),
  NBA: () => import('./nba.json', { with: { type: 'json' } }),
  WNBA: () => import('./wnba.json', { with: { type: 'json' } }),
  MLB: () => import('./mlb.json', { with: { type: 'json' } }),
  NHL: () => import('./nhl.json', { with: { type: 'json' } }),
  EPL: () => import('./epl.json', { with: { type: 'json' } }),
  LaLiga: unseen,
  Bundesliga: unseen,
  SerieA: unseen,
};

/** A league's start state. The same object each time: copy it before it learns. */
export const startOf = async (league: PlayerLeague): Promise<PlayersStart> =>
  (await FILES[league]()).default;
