import type { Surface } from './match.ts';

/** Constants of the point model, estimated by the fit. Shares 0–1 of points won on serve. */
export interface PointParams {
  /** Mean share of both players in a best-of-three match. */
  readonly share: Readonly<Record<Surface, number>>;
  /** Added in a best-of-five match. */
  readonly bestOfFiveShare: number;
  /** SD from match to match of the difference of both shares, best of three and best of five. */
  readonly differenceSd: number;
  readonly bestOfFiveDifferenceSd: number;
  /** Difference of both shares per logit of winning the match, at even players. */
  readonly differencePerLogit: number;
  readonly bestOfFiveDifferencePerLogit: number;
  /** SD from match to match of their mean. */
  readonly meanSd: number;
  /** What each set of lead adds to the leader's difference of shares. */
  readonly momentum: number;
  /** Variance of a new player's effect on the match's mean share. */
  readonly serviceVar: number;
  /** Growth of that variance per match. */
  readonly serviceDrift: number;
  /** Variance of games per set in one set, around what the shares make one expect. */
  readonly setGamesVar: number;
}
