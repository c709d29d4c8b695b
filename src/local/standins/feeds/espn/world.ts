/** An event on a scoreboard, with the facts that decide which lists contain it. */
export interface EspnEvent {
  readonly id: string;
  /** Start, milliseconds since 1970. */
  readonly start: number;
  /** Last day of what lasts for days, milliseconds; the start where it is left out. */
  readonly end?: number;
  /** ESPN's numbers of its teams. */
  readonly teams?: readonly string[];
  /** College: whether a ranked team plays; without a group only such are listed. */
  readonly ranked?: boolean;
  /** The item itself; made when it is listed. */
  readonly item: () => object;
}

/** What ESPN's stand-in tells of. Leagues are named by their path, such as "football/nfl". */
export interface EspnWorld {
  /** Undefined where there is no such league. */
  readonly events: (path: string, now: number) => readonly EspnEvent[] | undefined;
  /** What a scoreboard says of its league besides the events. */
  readonly board?: (path: string) => object;
  readonly injuries?: (path: string, now: number) => object | undefined;
  readonly depthChart?: (path: string, team: string, now: number) => object | undefined;
  readonly summary?: (path: string, event: string, now: number) => object | undefined;
  /** ESPN's own chances of a game, of the core API. */
  readonly predictor?: (path: string, event: string, now: number) => object | undefined;
  /** A golf tournament's leaderboard, by its number. */
  readonly leaderboard?: (event: string, now: number) => object | undefined;
}
