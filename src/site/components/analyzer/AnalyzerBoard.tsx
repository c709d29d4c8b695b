import type { AnalyzerReading } from '#domain/analyzer/analyze.ts';
import {
  type AnalyzerKey,
  type AnalyzerLines,
  type AnalyzerSetup,
  isOfferedSetup,
} from '#domain/analyzer/setup.ts';
import { verdictText } from '#domain/analyzer/verdict.ts';
import type { Histogram } from '#domain/game/scoreGrid.ts';
import { signed } from '#domain/numbers/numbers.ts';
import { PriceBlock } from './PriceBlock.tsx';
import { SpreadBlock } from './SpreadBlock.tsx';
import { TotalBlock } from './TotalBlock.tsx';

type VerdictProps = Pick<Props, 'setup' | 'lines' | 'reading'>;

/** The verdict in words, with its score. */
const VerdictBox = ({ setup, lines, reading: { value, verdict } }: VerdictProps) => (
  <div className={value > 0 ? 'verdict good' : 'verdict'}>
    <b className="text-26 font-wide font-[800] tracking-[-0.03em]" role="status">
      {verdictText(verdict, isOfferedSetup(setup, lines))}
    </b>
    <span className="value text-right font-[680]">{`score ${signed(value, 2)}`}</span>
    <p className="text-13 text-muted basis-full">
      Score of your three lines. Above 0 our odds like them; above 5 is a Strong Bet.
    </p>
  </div>
);

interface Props {
  readonly setup: AnalyzerSetup;
  readonly lines: AnalyzerLines;
  readonly margins: Histogram;
  readonly totals: Histogram;
  readonly reading: AnalyzerReading;
  /** Both absent until the page has its script. */
  readonly onMove?: ((key: AnalyzerKey, value: number) => void) | undefined;
  readonly onReset?: (() => void) | undefined;
}

const COUNTED = 'Drag the line in a chart or use the sliders';
const NOT_COUNTED =
  'This game’s simulated scores are not on file, so these are estimates. Use the sliders';

/** The analyzer: a verdict and the four lines it is made of. */
export function AnalyzerBoard(props: Props) {
  const { setup, lines, margins, totals, reading, onMove, onReset } = props;
  const counted = margins.length > 0;
  const mover = (key: AnalyzerKey) => onMove && ((value: number) => onMove(key, value));
  return (
    <div className="analyzer grid grid-cols-1 gap-5">
      <VerdictBox setup={setup} lines={lines} reading={reading} />
      <button
        type="button"
        className="button ghost compact reset"
        disabled={!onReset}
        onClick={onReset}
      >
        Reset
      </button>
      <noscript>
        <p className="alert info">
          The sliders need JavaScript. The figures below are for the lines shown.
        </p>
      </noscript>
      <div className="blocks">
        <SpreadBlock
          setup={setup}
          margins={margins}
          value={lines.spread}
          reading={reading.spread}
          onMove={mover('spread')}
        />
        <TotalBlock
          setup={setup}
          totals={totals}
          value={lines.total}
          reading={reading.total}
          onMove={mover('total')}
        />
        {(['away', 'home'] as const).map((side) => (
          <PriceBlock
            key={side}
            id={`analyzer-${side}`}
            name={setup[side].name}
            note={setup.notes[`${side}Moneyline`]}
            price={lines[`${side}Moneyline`]}
            reading={reading.moneyline[side]}
            onMove={mover(`${side}Moneyline`)}
          />
        ))}
      </div>
      <p className="note">
        {`Green from 70%, yellow from 50%. ${counted ? COUNTED : NOT_COUNTED}: arrow keys move one step, Page Up and Page Down ten.`}
      </p>
    </div>
  );
}
