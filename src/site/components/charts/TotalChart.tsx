import { runsIn, type ScoreGrid, totalHistogram } from '#domain/game/scoreGrid.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { pushText } from '#domain/prices/decisiveText.ts';
import { type BetShares, decisiveShare, totalShares } from '#domain/prices/lineProbability.ts';
import { Regions } from './Regions.tsx';
import type { Span } from './span.ts';
import { TotalPlot } from './TotalPlot.tsx';
import { totalPicture } from './totalPicture.ts';

interface Props {
  readonly grid: ScoreGrid;
  /** "points", "runs" or "goals" */
  readonly unit: string;
  /** The market's total; absent without a line. */
  readonly line?: number | undefined;
}

const share = (value: number): string => percent(100 * value, 1);

/** Both sides of the line without pushes, and the push. */
function sidesOf(shares: BetShares) {
  const over = decisiveShare(shares);
  const push = pushText(shares);
  return { over, under: 1 - over, push: shares.push, note: push ? ` (${push})` : '' };
}

const gatheredText = ({ from, to }: Span): string =>
  from === 0 ? `Hatched: above ${to}.` : `Hatched: outside ${from}–${to}.`;

/** Distribution of the total, one hue in two strengths, cut at the market's line. */
export function TotalChart({ grid, unit, line }: Props) {
  const totals = totalHistogram(grid);
  const picture = totalPicture(totals, line);
  const split = line === undefined ? undefined : sidesOf(totalShares(grid, 'over', line));
  const sides = split
    ? ` Under ${line} in ${share(split.under)}, over ${line} in ${share(split.over)}${split.note}.`
    : ' There is no market line.';
  const runs = runsIn(totals).toLocaleString('en-US');
  return (
    <div
      className="chart tall"
      role="img"
      aria-label={`Distribution of total ${unit} over ${runs} simulated games.${sides}`}
    >
      {split && (
        <Regions
          left={{ share: split.under, text: `Under ${line}`, tone: 'total' }}
          right={{ share: split.over, text: `Over ${line}`, tone: 'total' }}
          level={{ share: split.push, text: 'Push' }}
        />
      )}
      <TotalPlot picture={picture} flag={String(line)} rise={40} />
      {picture.beyond > 0 && <p className="note mt-1">{gatheredText(picture.span)}</p>}
    </div>
  );
}
