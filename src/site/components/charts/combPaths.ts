import { short } from './span.ts';

/** % of simulated games, 0–100. */
export interface CombShares {
  readonly away: number;
  readonly draw: number;
  readonly home: number;
}

const block = (from: number, width: number): string =>
  `M${short(from)} 0h${short(width)}v1h-${short(width)}z`;

/** SVG paths of a comb of 100 by 1: away left, draw in the middle, home right. An empty share is an empty path. */
export const combPaths = ({ away, draw }: CombShares) => ({
  away: block(0, away),
  draw: draw > 0 ? block(away, draw) : '',
  home: block(away + draw, 100 - away - draw),
});

/** A comb of one color. */
export const WHOLE_COMB = block(0, 100);
