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
