/** How uncertain the ratings are drawn: factors on what the filter says. */
export interface Width {
  readonly name: string;
  /** On the SD of every rating. */
  readonly widening: number;
  /** On the variance that a rating gains a day until the season's end. */
  readonly drift: number;
}

const width = (widening: number, drift: number): Width => ({
  name: `${widening}/${drift}`,
  widening,
  drift,
});

/** The ratings taken as certain to the season's end. */
export const CERTAIN = width(0, 0);
/** What the filter itself says. */
export const FILTERED = width(1, 1);

/** All that are tried: a league's day-to-day drift says little of injuries, trades and form in the months ahead. */
export const WIDTHS: readonly Width[] = [
  CERTAIN,
  FILTERED,
  width(0.75, 1),
  width(1, 3),
  width(1, 6),
  width(1, 12),
  width(1.5, 1),
  width(1.5, 6),
  width(2.5, 1),
];
