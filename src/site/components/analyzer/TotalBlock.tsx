import type { LineReading } from '#domain/analyzer/analyze.ts';
import type { AnalyzerSetup } from '#domain/analyzer/setup.ts';
import { lineAfterKey, snapLine } from '#domain/analyzer/steps.ts';
import type { Histogram } from '#domain/game/scoreGrid.ts';
import { TotalPlot } from '../charts/TotalPlot.tsx';
import { totalPicture, totalSpan } from '../charts/totalPicture.ts';
import { DragPlot } from './DragPlot.tsx';
import { LineFigures } from './Figure.tsx';
import { LineSlider } from './LineSlider.tsx';

interface Props {
  readonly setup: AnalyzerSetup;
  readonly totals: Histogram;
  readonly value: number;
  readonly reading: LineReading<'over' | 'under'>;
  readonly onMove?: ((value: number) => void) | undefined;
}

/** The total: its slider, the simulated totals with the line through them, and what it means. */
export function TotalBlock({ setup, totals, value, reading, onMove }: Props) {
  const picture = totalPicture(totals, value, totalSpan(totals, setup.lines.total));
  const snap = (line: number) => snapLine(line, setup.bounds.total);
  return (
    <div className="block">
      <LineSlider
        id="analyzer-total"
        label="Total"
        note={setup.notes.total}
        value={value}
        text={`${value} ${setup.unit}`}
        bounds={setup.bounds.total}
        snap={snap}
        afterKey={(line, key) => lineAfterKey(line, key, setup.bounds.total)}
        onMove={onMove}
      />
      {totals.length > 0 && (
        <DragPlot
          span={picture.span}
          label={`Simulated total ${setup.unit} with the line at ${value}.`}
          onMove={onMove && ((total) => onMove(snap(total)))}
        >
          <TotalPlot picture={picture} flag={String(value)} rise={22} />
        </DragPlot>
      )}
      <LineFigures
        title={`${reading.side === 'over' ? 'Over' : 'Under'} ${reading.line}`}
        reading={reading}
      />
    </div>
  );
}
