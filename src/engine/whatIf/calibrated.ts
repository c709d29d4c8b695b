import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import type { GameAbout } from '#domain/rerun/about.ts';
import type { CalibratedInputs } from '../joint/lineInputs.ts';
import type { ModelInputs } from '../model.ts';
import { rounded } from '../rounded.ts';
import type { WhatIf } from './knob.ts';
import { scoreWidths, shiftedByDeviations } from './shift.ts';
import { TEAM_NOTE, type TeamScale, teamKnobs, teamMove } from './teamKnobs.ts';

/** Range of a model's expected total, within what it accepts. */
type Totals = readonly [low: number, high: number];

/**
 * What-ifs of the sports whose model takes a win probability and an expected total. An increase of the margin by Δ moves the
 * winner's and the spread's shares by Δ ÷ SD of the margin on the scale of Φ⁻¹, as between our line and the market's. A total
 * works likewise.
 */
const calibrated = (
  scale: TeamScale,
  [low, high]: Totals,
  pitches = false,
): WhatIf<CalibratedInputs & ModelInputs, ScoreGrid, GameAbout> => ({
  note: TEAM_NOTE,
  knobs: (_inputs, about, published) => teamKnobs(scale, about, published),
  moved(inputs, settings, published) {
    const move = teamMove(settings, pitches);
    const widths = scoreWidths(published);
    const [margin, total] = [move.margin / widths.margin.sd, move.total / widths.total.sd];
    const { homeWin, expectedTotal, lines } = inputs;
    return {
      ...inputs,
      homeWin: shiftedByDeviations(homeWin, margin),
      expectedTotal: rounded(clamp(expectedTotal + move.total, low, high), 4),
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
});

const POINTS = { unit: 'points', most: 10, step: 0.5, mostTotal: 10, totalStep: 0.5 };

export const footballWhatIf = calibrated({ ...POINTS, starter: 'quarterback' }, [20, 110]);
export const basketballWhatIf = calibrated({ ...POINTS, mostTotal: 20 }, [80, 320]);
export const baseballWhatIf = calibrated(
  { unit: 'runs', most: 2, step: 0.1, mostTotal: 2, totalStep: 0.1, starter: 'pitcher' },
  [3, 30],
  true,
);
export const hockeyWhatIf = calibrated(
  { unit: 'goals', most: 1.5, step: 0.1, mostTotal: 1.5, totalStep: 0.1, starter: 'goalie' },
  [2, 15],
);
