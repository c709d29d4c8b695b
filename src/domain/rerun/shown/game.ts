import {
  type Histogram,
  histogramMean,
  marginHistogram,
  runsIn,
  type ScoreGrid,
  splitAt,
  totalHistogram,
} from '../../game/scoreGrid.ts';
import { clamp } from '../../numbers/numbers.ts';
import { pushText } from '../../prices/decisiveText.ts';
import {
  type BetShares,
  coverSharesIn,
  decisiveShare,
  totalSharesIn,
} from '../../prices/lineProbability.ts';
import type { GameAbout } from '../about.ts';
import { coverText } from '../words.ts';
import type { BarTone, KnobSettings, ShownBar, ShownShare, ShownWhatIf } from './shown.ts';

/** Margins beyond this share of the runs on each side are collected in the end bars. */
const TAIL = 0.002;
/** Marks of the axis on each side. */
const MARKS = 4;

const toneOf = (margin: number): BarTone => (margin === 0 ? 'draw' : margin > 0 ? 'home' : 'away');

/** Half-width of the axis: the published margins without their tails, in whole steps between marks. */
export function marginReach(margins: Histogram): number {
  const runs = runsIn(margins);
  let [reach, beyond] = [0, runs];
  while (beyond > 2 * TAIL * runs) {
    reach += 1;
    beyond = runsIn(margins.filter(([margin]) => Math.abs(margin) > reach));
  }
  return MARKS * Math.ceil(reach / MARKS);
}

function marginBars(margins: Histogram, reach: number): ShownBar[] {
  const runs = runsIn(margins);
  const counts = new Map<number, number>();
  for (const [margin, count] of margins) {
    const at = clamp(margin, -reach, reach);
    counts.set(at, (counts.get(at) ?? 0) + count);
  }
  const label = (margin: number): string => {
    if (margin === 0) return 'Even';
    const size = Math.abs(margin);
    if (size === reach) return `${size}+`;
    return margin % (reach / MARKS) === 0 ? String(size) : '';
  };
  return Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach).map((margin) => ({
    label: label(margin),
    tone: toneOf(margin),
    share: (counts.get(margin) ?? 0) / runs,
  }));
}

/** One side of a line without pushes, with the push beside it. */
const lineShare = (label: string, shares: BetShares, line: string): ShownShare => ({
  label,
  note: pushText(shares),
  share: decisiveShare(shares),
  line,
});

/**
 * A simulated game for a what-if.
 * @param reach half-width of the axis, that of the published game
 */
export function shownRerunGame(
  grid: ScoreGrid,
  { home, away, canDraw, spread, total }: GameAbout,
  settings: KnobSettings,
  reach: number,
): ShownWhatIf {
  const margins = marginHistogram(grid);
  const totals = totalHistogram(grid);
  const { above, at, below } = splitAt(margins, 0);
  const decided = canDraw ? 1 : above + below;
  const handicap = settings.spread ?? spread;
  const line = settings.total ?? total;
  return {
    title: `Final margin: ${away} win to the left, ${home} to the right`,
    bars: marginBars(margins, reach),
    shares: [
      { label: `${away} win`, share: below / decided, winner: true },
      ...(canDraw ? [{ label: 'Draw', share: at }] : []),
      { label: `${home} win`, share: above / decided, winner: true },
      ...(handicap === undefined
        ? []
        : [
            lineShare(
              coverText(home, handicap),
              coverSharesIn(margins, 'home', handicap),
              'spread',
            ),
          ]),
      ...(line === undefined
        ? []
        : [lineShare(`Over ${line}`, totalSharesIn(totals, 'over', line), 'total')]),
    ],
    means: [
      { label: `Mean margin, ${home}`, mean: histogramMean(margins), signed: true },
      { label: 'Mean total', mean: histogramMean(totals) },
    ],
  };
}
