import type { BaseballParams } from '#engine/players/baseball/params.ts';

/** How fast is forgotten and how much the average is heeded: chosen on the seasons before the tested ones (decision 0078). */
export const CHOSEN: Pick<
  BaseballParams,
  'lives' | 'shrinkage' | 'outsSd' | 'form' | 'unknown'
> = {
  lives: { batter: 500, pitcher: 400, team: 60, league: 90 },
  shrinkage: {
    reaches: 300,
    walk: 60,
    double: 250,
    triple: 300,
    homeRun: 80,
    strikeout: 60,
    hitByPitch: 300,
    steals: 25,
    leaves: 3,
    pitcherStrikeout: 90,
    pitcherWalk: 120,
    pitcherHomeRun: 250,
    team: 150,
  },
  outsSd: [0.3, 1.5],
  form: 0.12,
  unknown: 0.2,
};
