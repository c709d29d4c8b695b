import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import type { WinShares } from '#domain/prices/market.ts';
import type { GameAbout } from '#domain/rerun/about.ts';
import { rounded } from '../rounded.ts';
import type { SoccerInputs } from '../soccer/inputs.ts';
import type { WhatIf } from './knob.ts';
import { scoreWidths, shiftedByDeviations } from './shift.ts';
import { TEAM_NOTE, type TeamScale, teamKnobs, teamMove } from './teamKnobs.ts';

const GOALS: TeamScale = { unit: 'goals', most: 1.5, step: 0.1, mostTotal: 1.5, totalStep: 0.1 };

const rate = (goals: number): number => rounded(clamp(goals, 0.05, 8), 4);

/** Both results moved equally on the scale of Φ⁻¹; the rest stays the draw. */
function sharesMoved({ home, away }: WinShares, deviations: number): WinShares {
  const [first, last] = [
    shiftedByDeviations(home, deviations),
    shiftedByDeviations(away, -deviations),
  ];
  return { home: first, draw: rounded(Math.max(1 - first - last, 0.001), 6), away: last };
}

/** What-ifs of soccer: half of a rating's goal is added to one side's rate, half is taken off the other's. */
export const soccerWhatIf: WhatIf<SoccerInputs, ScoreGrid, GameAbout> = {
  note: TEAM_NOTE,
  knobs: (_inputs, about, published) => teamKnobs(GOALS, about, published),
  moved(inputs, settings, published) {
    const move = teamMove(settings, false);
    const widths = scoreWidths(published);
    const [margin, total] = [move.margin / widths.margin.sd, move.total / widths.total.sd];
    const { homeRate, awayRate, shares, lines } = inputs;
    const paced = 1 + move.total / (homeRate + awayRate);
    return {
      ...inputs,
      homeRate: rate(homeRate * paced + move.margin / 2),
      awayRate: rate(awayRate * paced - move.margin / 2),
      ...(shares && { shares: margin === 0 ? shares : sharesMoved(shares, margin) }),
      ...(lines && {
        lines: {
          ...(lines.spread && {
            spread: { ...lines.spread, share: shiftedByDeviations(lines.spread.share, margin) },
          }),
          ...(lines.total && {
            total: { ...lines.total, share: shiftedByDeviations(lines.total.share, total) },
          }),
        },
      }),
    };
  },
};
