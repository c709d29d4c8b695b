/** Where the games of seven are, as the side with home ice sees it. */
export const SEVEN = 'HHAAHAH';

/** A played season, as the NHL's brackets need it. */
export interface NhlLeague {
  /** Teams by points, ties broken, best first. */
  order(teams: readonly number[]): readonly number[];
  /** By conference, each division's teams, best first. */
  readonly divisions: readonly (readonly (readonly number[])[])[];
}
