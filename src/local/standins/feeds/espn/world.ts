/** An event on a scoreboard, with the facts that decide which lists contain it. */
export interface StandInEvent {
  readonly id: string;
  /** Start, milliseconds since 1970. */
  readonly start: number;
  /** Last day of an event over several days, milliseconds; the start if absent. */
  readonly end?: number;
  /** ESPN's ids of its teams. */
  readonly teams?: readonly string[];
  /** College: whether a ranked team plays; lists without a group contain only such games. */
  readonly ranked?: boolean;
  /** Makes the item itself, when it is listed. */
  readonly item: () => object;
}

/** The data of ESPN's stand-in. Leagues are named by their path, such as "football/nfl". */
export interface EspnWorld {
  /** Undefined if there is no such league. */
  readonly events: (path: string, now: number) => readonly StandInEvent[] | undefined;
  /** A scoreboard's data about its league, besides the events. */
  readonly board?: (path: string) => object;
  /** A league's standings by ESPN's year of its season; of college, if the whole division is asked for. */
  readonly standings?: (path: string, year: number, now: number) => object | undefined;
  readonly injuries?: (path: string, now: number) => object | undefined;
  readonly roster?: (path: string, team: string, now: number) => object | undefined;
  readonly depthChart?: (path: string, team: string, now: number) => object | undefined;
  readonly summary?: (path: string, event: string, now: number) => object | undefined;
  /** ESPN's own chances for a game, from the core API. */
  readonly predictor?: (path: string, event: string, now: number) => object | undefined;
  /** A golf tournament's leaderboard, by the tournament's id. */
  readonly leaderboard?: (event: string, now: number) => object | undefined;
}
