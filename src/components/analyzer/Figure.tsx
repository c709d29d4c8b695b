import type { LineReading } from '#domain/analyzer/analyze.ts';
import { gradeOf } from '#domain/analyzer/verdict.ts';
import { percent } from '#domain/numbers.ts';

interface Props {
  readonly label: string;
  /** 0–100 */
  readonly share: number;
  /** Beside the figure: "±0.3", "push 3.1%". */
  readonly note?: string | undefined;
  /** Colours the bar by its size and says the same in a word; otherwise it is ink. */
  readonly graded?: boolean | undefined;
}

/** A probability, drawn and printed. */
export function Figure({ label, share, note, graded = false }: Props) {
  const { tone, word } = gradeOf(share);
  const width = share.toFixed(2);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{percent(share, 1)}</b>
        {graded && <span className={`grade ${tone}`}>{word}</span>}
        {note !== undefined && <small>{note}</small>}
        <span className="comb tiny" aria-hidden="true">
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className="area-none" width="100" height="1" />
            <rect className={graded ? `area-${tone}` : 'area-ink'} width={width} height="1" />
          </svg>
        </span>
      </dd>
    </div>
  );
}

interface LineProps {
  /** "Bills −2.5 cover" */
  readonly title: string;
  readonly reading: LineReading;
}

/** A line's chance on the smooth curve, and beside it the share of the simulated games. */
export function LineFigures({ title, reading }: LineProps) {
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
