import type { BaseballParams } from '#engine/players/baseball/params.ts';

/** How fast is forgotten and how much the average is heeded: chosen on the seasons before the tested ones (decision 0078). */
export const CHOSEN: Pick<
  BaseballParams,
  'lives' | 'shrinkage' | 'outsSd' | 'atHome' | 'unproven' | 'form' | 'unknown'
> = {
  lives: { batter: 500, pitcher: 400, team: 100, park: 1000, league: 200 },
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
    pitcherStrikeout: 60,
    pitcherWalk: 120,
    pitcherHomeRun: 250,
    team: 60,
    park: 300,
  },
  outsSd: [0, 1.2],
  atHome: 1.03,
  unproven: 0.9,
  form: 0.12,
  unknown: 0.2,
};
