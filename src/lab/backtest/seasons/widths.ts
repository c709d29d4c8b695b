import type { SeasonWidth } from '#engine/fitted/season.ts';

/** How uncertain the ratings are drawn: factors on what the filter says, and what is added to it. */
export interface Width extends Omit<SeasonWidth, 'fading'> {
  readonly name: string;
}

const width = (widening: number, drift: number, unseen = 0): Width => ({
  name: `${widening}/${drift}/${unseen}`,
  widening,
  drift,
  unseen,
});

/** The ratings taken as certain to the season's end. */
export const CERTAIN = width(0, 0);
/** What the filter itself says. */
export const FILTERED = width(1, 1);

const WIDENINGS = [1, 0.75, 0.5, 0.25, 1.5];
const DRIFTS = [1, 6];
/** A team that loses its best player for the season is about a tenth of a game's luck worse in basketball. */
const UNSEEN = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4];

/** All that are tried: a league's day-to-day drift says little of injuries, trades and form in the months ahead. */
export const WIDTHS: readonly Width[] = [
  CERTAIN,
  ...UNSEEN.flatMap((unseen) =>
    DRIFTS.flatMap((drift) => WIDENINGS.map((widening) => width(widening, drift, unseen))),
  ),
];
