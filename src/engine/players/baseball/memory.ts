import { exp } from '../../rng/exp.ts';

/** Sums that fade: what was counted long ago weighs less. All units are events. JSON as it is. */
export interface BatterMemory {
  /** Day number of the last change. */
  day: number;
  plateAppearances: number;
  walk: number;
  single: number;
  double: number;
  triple: number;
  homeRun: number;
  strikeout: number;
  hitByPitch: number;
  steals: number;
  /** Turns at bat that another took in his place, and how many the league's habit would have. */
  left: number;
  leftExpected: number;
}

export interface PitcherMemory {
  day: number;
  season: number;
  faced: number;
  reached: number;
  walk: number;
  homeRun: number;
  strikeout: number;
  /** Sums over starts of weights and of weight × outs: the last few starts, and many. */
  recent: number;
  recentOuts: number;
  long: number;
  longOuts: number;
  starts: number;
  /** Batters faced: in the last few starts as outs, and in the last one. */
  recentFaced: number;
  lastFaced: number;
  /** Starts and outs of his season. */
  seasonStarts: number;
  seasonOuts: number;
}

export interface TeamMemory {
  day: number;
  /** Strikeouts against starters, and what those strike out of others. */
  strikeouts: number;
  expected: number;
}

/** Days of a season so far. */
export const dayOfSeason = (
  { season: { year, firstDay } }: BaseballPlayersState,
  season: number,
  day: number,
): number => (year === season ? day - firstDay : 0);

/** Everything known of a league's players and teams so far. Serializes to JSON. */
export interface BaseballPlayersState {
  readonly batters: Record<string, BatterMemory>;
  readonly pitchers: Record<string, PitcherMemory>;
  /** By team: its batters, and its ballpark. */
  readonly teams: Record<string, TeamMemory>;
  readonly parks: Record<string, TeamMemory>;
  /** The season and its first day. */
  readonly season: { year: number; firstDay: number };
  /** By place in the order, from the first, of who started there; then of all who came in; all starters as if they were one. */
  readonly places: BatterMemory[];
  readonly starters: PitcherMemory;
  /** All who started, as slowly forgotten as a player: how the league has changed since most of what is known of him. */
  readonly slow: { readonly batters: BatterMemory; readonly starters: PitcherMemory };
}

export const noBatter = (day: number): BatterMemory => ({
  day,
  plateAppearances: 0,
  walk: 0,
  single: 0,
  double: 0,
  triple: 0,
  homeRun: 0,
  strikeout: 0,
  hitByPitch: 0,
  steals: 0,
  left: 0,
  leftExpected: 0,
});

export const noPitcher = (day: number): PitcherMemory => ({
  day,
  season: 0,
  faced: 0,
  reached: 0,
  walk: 0,
  homeRun: 0,
  strikeout: 0,
  recent: 0,
  recentOuts: 0,
  long: 0,
  longOuts: 0,
  starts: 0,
  recentFaced: 0,
  lastFaced: 0,
  seasonStarts: 0,
  seasonOuts: 0,
});

export const noState = (): BaseballPlayersState => ({
  batters: {},
  pitchers: {},
  teams: {},
  parks: {},
  season: { year: 0, firstDay: 0 },
  places: Array.from({ length: 10 }, () => noBatter(0)),
  starters: noPitcher(0),
  slow: { batters: noBatter(0), starters: noPitcher(0) },
});

/** What is left of a weight after some days. @param life days in which it falls to a third (1 ÷ e) */
export const weightAfter = (days: number, life: number): number => exp(-Math.max(0, days) / life);
