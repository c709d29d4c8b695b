import { percent } from '#domain/numbers/numbers.ts';

/** Meaning of the colors: amber away or first, blue home or second, each strong and light; teal totals; gray the rest. */
export type Tone = 'away' | 'away-2' | 'home' | 'home-2' | 'over' | 'under' | 'draw';

interface ShareBar {
  readonly label: string;
  /** 0–1 */
  readonly share: number;
  readonly tone: Tone;
  /** True of the one that came. */
  readonly came?: boolean | undefined;
}

interface Props {
  readonly bars: readonly ShareBar[];
  /** Names the list for screen readers. */
  readonly label: string;
  /** Share that fills the row; by default the largest. */
  readonly full?: number | undefined;
}

/** Shares as bars on one scale, each with its label and percentage: set scores, methods, rounds. */
export function ShareBars({ bars, label, full }: Props) {
  const scale = full ?? Math.max(0.01, ...bars.map(({ share }) => share));
  return (
    <ul className="sets grid gap-1.5 list-none p-0" aria-label={label}>
      {bars.map(({ label: text, share, tone, came = false }) => (
        <li key={text} className={came ? 'came' : undefined}>
          <span>
            {text}
            {came && <span className="came-word">Result</span>}
          </span>
          <svg
            className="bar block w-full h-[22px] bg-sunken"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect
              className={`area-${tone}`}
              width={((100 * share) / scale).toFixed(2)}
              height="1"
            />
          </svg>
          <b className="text-right">{percent(100 * share, 1)}</b>
        </li>
      ))}
    </ul>
  );
}
