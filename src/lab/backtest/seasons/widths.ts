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

const WIDENINGS = [0.75, 1, 1.5, 2, 2.5, 3];
const DRIFTS = [1, 3, 6, 12];

/** All that are tried. */
export const WIDTHS: readonly Width[] = [
  CERTAIN,
  ...WIDENINGS.flatMap((widening) => DRIFTS.map((drift) => width(widening, drift))),
];
