import { runsIn, type ScoreGrid, totalHistogram } from '#domain/game/scoreGrid.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { totalShares } from '#domain/prices/lineProbability.ts';
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

const gatheredText = ({ from, to }: Span): string =>
  from === 0 ? `Hatched: above ${to}.` : `Hatched: outside ${from}–${to}.`;

/** Distribution of the total, one hue in two strengths, cut at the market's line. */
export function TotalChart({ grid, unit, line }: Props) {
  const totals = totalHistogram(grid);
  const picture = totalPicture(totals, line);
  const split = line === undefined ? undefined : totalShares(grid, 'over', line);
  const push = split && split.push > 0 ? `, exactly ${line} in ${share(split.push)}` : '';
  const sides = split
    ? ` Under ${line} in ${share(split.lose)}, over ${line} in ${share(split.win)}${push}.`
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
          left={{ share: split.lose, text: `Under ${line}`, tone: 'total' }}
          right={{ share: split.win, text: `Over ${line}`, tone: 'total' }}
          level={{ share: split.push, text: 'Push' }}
        />
      )}
      <TotalPlot picture={picture} flag={String(line)} rise={40} />
      {picture.beyond > 0 && <p className="note mt-1">{gatheredText(picture.span)}</p>}
    </div>
  );
}
