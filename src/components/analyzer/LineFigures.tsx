import type { LineReading } from '#domain/analyzer/analyze.ts';
import { percent } from '#domain/numbers.ts';
import { Figure } from './Figure.tsx';

interface Props {
  /** "Bills −2.5 cover" */
  readonly title: string;
  readonly reading: LineReading;
}

/** A line's chance on the smooth curve, and beside it the share of the simulated games. */
export function LineFigures({ title, reading }: Props) {
  const { curve, counted } = reading;
  const push = counted?.push ? `push ${percent(100 * counted.push, 1)}` : undefined;
  return (
    <>
      <h3>{title}</h3>
      <dl className="figures">
        <Figure label="Smooth curve" share={curve} graded />
        {counted && <Figure label="Simulated games" share={100 * counted.win} note={push} />}
      </dl>
    </>
  );
}
