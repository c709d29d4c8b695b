import { BENCH_RATES } from './bench.ts';
import type { BaseballSquad, Batter, StartingPitcher } from './types.ts';

/** A batter like any other, who is never replaced. */
export const batter = (playerId: string, slot: number, more: Partial<Batter> = {}): Batter => ({
  ...BENCH_RATES,
  playerId,
  slot,
  chance: 1,
  leaves: 0,
  unknown: 0.1,
  ...more,
});

export const pitcher = (
  playerId: string,
  more: Partial<StartingPitcher> = {},
): StartingPitcher => ({
  playerId,
  chance: 1,
  outs: 16,
  outsSd: 0.5,
  strikeout: 1,
  walk: 1,
  homeRun: 1,
  form: 0.1,
  ...more,
});

/** Nine batters and a starter whose ids begin with the team's. */
export const squad = (team: string, more: Partial<BaseballSquad> = {}): BaseballSquad => ({
  batters: Array.from({ length: 9 }, (_, place) => batter(`${team}${place + 1}`, place + 1)),
  starters: [pitcher(`${team}P`)],
  bench: BENCH_RATES,
  ...more,
});
