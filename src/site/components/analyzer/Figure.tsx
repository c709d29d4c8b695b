import type { LineReading } from '#domain/analyzer/analyze.ts';
import { analyzerGrade } from '#domain/analyzer/verdict.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { pushText } from '#domain/prices/decisiveText.ts';

interface Props {
  readonly label: string;
  /** 0–100 */
  readonly share: number;
  /** Text next to the figure: "push 3%". */
  readonly note?: string | undefined;
}

/** A probability, drawn and printed: its size decides the color, and a word says the same. */
export function Figure({ label, share, note }: Props) {
  // Rounded as printed, so that "50%" counts as half.
  const { tone, word } = analyzerGrade(Math.round(share));
  const width = share.toFixed(2);
  return (
    <div>
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 text-13">
        <b className="text-21 font-[720] tracking-[-0.02em]">{percent(share)}</b>
        <span className={`grade ${tone}`}>{word}</span>
        {note !== undefined && <small>{note}</small>}
        <span className="comb tiny block w-full mt-1" aria-hidden="true">
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className="area-none" width="100" height="1" />
            <rect className={`area-${tone}`} width={width} height="1" />
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

/** The chance of a line's favored side without pushes: of the simulated games, or of the smooth curve if no scores are stored. */
export const LineFigures = ({ title, reading: { percent: share, counted } }: LineProps) => (
  <>
    <h3 className="text-15 mt-1">{title}</h3>
    <dl className="figures">
      <Figure
        label={counted ? 'Simulated games' : 'Smooth curve'}
        share={share}
        note={counted && pushText(counted, 0)}
      />
    </dl>
  </>
);
