import type { EventLive } from '#contract/live/eventLive.ts';
import type { FieldCurve, FieldLive } from '#contract/live/fieldLive.ts';
import { clockTime } from '#domain/time/time.ts';
import { CURVE_HEIGHT, CURVE_WIDTH } from '../curvePicture.ts';

/** Strokes to par as leaderboards write them: "−5", "E", "+2". */
export const toParText = (toPar: number): string => {
  if (toPar === 0) return 'E';
  return toPar < 0 ? `−${-toPar}` : `+${toPar}`;
};

/** A chance in percent with one digit; ends that runs alone say are not promised. */
export function fieldChanceText(percent: number | undefined): string {
  if (percent === undefined) return '–';
  if (percent > 0 && percent < 0.1) return '<0.1%';
  return percent < 100 && percent > 99.9 ? '>99.9%' : `${percent.toFixed(1)}%`;
}

type Leader = FieldLive['leaders'][number];

/** "T2", "1". */
export const leaderPlaceText = ({ place, tied }: Leader): string =>
  place === undefined ? '–' : `${tied ? 'T' : ''}${place}`;

/** Holes of the round: "F", "11", "–" before it. */
export const thruText = ({ thru }: Leader): string => {
  if (thru === undefined) return '–';
  return thru === 18 ? 'F' : String(thru);
};

/** Where the cut will fall: "The cut falls at +1 in 66.5% of runs, at E in 31.2%." */
export function cutText({ cutLines = [] }: FieldLive): string | undefined {
  const [first, second] = cutLines.toSorted(([, one], [, other]) => other - one);
  if (!first) return undefined;
  const more = second ? `, at ${toParText(second[0])} in ${fieldChanceText(second[1])}` : '';
  return `The cut falls at ${toParText(first[0])} in ${fieldChanceText(first[1])} of runs${more}.`;
}

/** What changed most: "Up: Fox 0.8% to 21.4%. Down: …" */
export function moverTexts(
  { movers }: FieldLive,
  nameOf: (golfer: string) => string,
): readonly string[] {
  const text = (word: string, some: FieldLive['movers']): string[] =>
    some.length === 0
      ? []
      : [
          `${word}: ${some.map(({ golfer, winBefore, winNow }) => `${nameOf(golfer)} ${fieldChanceText(winBefore)} to ${fieldChanceText(winNow)}`).join(', ')}.`,
        ];
  return [
    ...text(
      'Chance to win up most',
      movers.filter((one) => one.winNow > one.winBefore),
    ),
    ...text(
      'Down most',
      movers.filter((one) => one.winNow < one.winBefore),
    ),
  ];
}

/** The likeliest are drawn in front, each in a color of its own. */
const NAMED = ['first', 'second', 'third'] as const;

/** A player's line. */
interface FieldLine {
  readonly golfer: string;
  readonly path: string;
  /** His chance at its end, percent. */
  readonly chance: number;
  /** His place among those that the key names; undefined: one of the rest. */
  readonly named: (typeof NAMED)[number] | undefined;
}

/** The leaders' chances to win by the share of holes played, likeliest first, on a scale from 0 to `top` percent. */
export function curveLines({ holesPlayed, curves }: FieldCurve): {
  readonly top: number;
  readonly lines: readonly FieldLine[];
} {
  const top = Math.max(1, ...curves.flatMap(({ chancesToWin }) => chancesToWin));
  const last = Math.max(1, ...holesPlayed);
  const pathOf = (chances: readonly number[]): string =>
    chances
      .map((chance, at) => {
        const x = (CURVE_WIDTH * (holesPlayed[at] ?? 0)) / last;
        const y = CURVE_HEIGHT * (1 - chance / top);
        return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join('');
  const lines = curves
    .map(({ golfer, chancesToWin }) => ({
      golfer,
      path: pathOf(chancesToWin),
      chance: chancesToWin.at(-1) ?? 0,
    }))
    .toSorted((one, other) => other.chance - one.chance)
    .map((line, at) => ({ ...line, named: NAMED[at] }));
  return { top, lines };
}

/** What the figures are, and as of when. */
export function fieldNote({ silent, stage, asOf }: EventLive): string {
  if (stage === 'ended')
    return `Its last board is of ${clockTime(asOf)}. The board and the curve stay.`;
  if (silent)
    return `No leaderboard has told of it since ${clockTime(asOf)}: our chances are withdrawn until one does.`;
  return `As of ${clockTime(asOf)}; leaderboards are read every five minutes. Holes are taken as alike, and a play-off as a coin toss. For watching: no bet, price or alert to bet hangs on it.`;
}
