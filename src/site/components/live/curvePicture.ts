import type { LiveCurve } from '#contract/live/liveCurve.ts';
import { percent, signed } from '#domain/numbers/numbers.ts';
import type { LiveOf } from './liveView.ts';

/** Size of the drawing, which stretches to its place. */
export const CURVE_WIDTH = 1000;
export const CURVE_HEIGHT = 100;

/** A score that changed, on the curve. */
interface CurveScore {
  readonly x: number;
  readonly y: number;
  /** "7–10", away first. */
  readonly score: string;
  /** Percent of the home side after it, "58.8%". */
  readonly chance: string;
}

/** A game's chance by moment, ready to be drawn: a comb through time, the away side's share above, the home side's below. */
export interface CurvePicture {
  /** SVG path of all that has been played: what the sides' areas leave of it is the draw's. */
  readonly played: string;
  /** SVG paths of the sides' shares. */
  readonly away: string;
  readonly home: string;
  /** Every change of the score, in the order of play. */
  readonly scores: readonly CurveScore[];
  /** SVG path where regulation ended, if the game has gone beyond; else empty. */
  readonly end: string;
  /** The curve in words, for who does not see it. */
  readonly words: string;
  /** "Biggest swing: 7–7 to 10–7, Eagles 72.4% to 58.8% (−13.6)."; absent before a score. */
  readonly swing: string | undefined;
}

const yOf = (share: number): number => ((100 - share) / 100) * CURVE_HEIGHT;
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Width of the last moment's step, which holds until the next look. */
const LAST = 6;

/** Steps from the left to the last moment, closed along an edge: a chance holds until the next moment that was read. */
function areaOf(xs: readonly number[], shares: readonly number[], edge: number): string {
  const steps = xs.map((x, at) => {
    const y = rounded(yOf(shares[at] ?? 0));
    return at === 0 ? `M${rounded(x)} ${y}` : `H${rounded(x)}V${y}`;
  });
  return `${steps.join('')}H${endOf(xs)}V${edge}H0Z`;
}

const endOf = (xs: readonly number[]): number =>
  rounded(Math.min(CURVE_WIDTH, (xs.at(-1) ?? 0) + LAST));

/** @param curve of at least one moment */
export function curvePicture(
  curve: LiveCurve,
  of: Pick<LiveOf, 'away' | 'home' | 'draws'>,
): CurvePicture {
  const { elapsed, homeChances, drawChances, homeScores, awayScores } = curve;
  const longest = Math.max(1, ...elapsed);
  const xs = elapsed.map((share) => (share / longest) * CURVE_WIDTH);
  const scoreAt = (at: number): string => `${awayScores[at] ?? 0}–${homeScores[at] ?? 0}`;
  const chanceAt = (at: number): number => homeChances[at] ?? 0;
  const changed = xs.flatMap((_, at) => (at > 0 && scoreAt(at) !== scoreAt(at - 1) ? [at] : []));
  const [first = 0, last = 0] = [chanceAt(0), chanceAt(xs.length - 1)];
  const biggest = changed.toSorted(
    (one, other) =>
      Math.abs(chanceAt(other) - chanceAt(other - 1)) - Math.abs(chanceAt(one) - chanceAt(one - 1)),
  )[0];
  return {
    played: `M0 0H${endOf(xs)}V${CURVE_HEIGHT}H0Z`,
    away: areaOf(
      xs,
      homeChances.map((share, at) => share + (of.draws ? (drawChances[at] ?? 0) : 0)),
      0,
    ),
    home: areaOf(xs, homeChances, CURVE_HEIGHT),
    scores: changed.map((at) => ({
      x: rounded(xs[at] ?? 0),
      y: rounded(yOf(chanceAt(at))),
      score: scoreAt(at),
      chance: percent(chanceAt(at), 1),
    })),
    end: longest > 1 ? `M${rounded(CURVE_WIDTH / longest)} 0V${CURVE_HEIGHT}` : '',
    words: `Chance of ${of.home} by moment: ${percent(first, 1)} at the start, ${percent(Math.min(...homeChances), 1)} at least, ${percent(Math.max(...homeChances), 1)} at most, ${percent(last, 1)} at the last moment read`,
    swing:
      biggest === undefined
        ? undefined
        : `Biggest swing: ${scoreAt(biggest - 1)} to ${scoreAt(biggest)}, ${of.home} ${percent(chanceAt(biggest - 1), 1)} to ${percent(chanceAt(biggest), 1)} (${signed(chanceAt(biggest) - chanceAt(biggest - 1), 1)}).`,
  };
}
