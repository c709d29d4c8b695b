import { type AnalyzerReading, published } from '#domain/analyzer/analyze.ts';
import { spreadSigma, totalSigma } from '#domain/analyzer/probabilities.ts';
import type { AnalyzerKey, AnalyzerLines, AnalyzerSetup } from '#domain/analyzer/setup.ts';
import { signed } from '#domain/numbers.ts';
import type { Histogram } from '#domain/scoreGrid.ts';
import { PriceBlock } from './PriceBlock.tsx';
import { SpreadBlock } from './SpreadBlock.tsx';
import { TotalBlock } from './TotalBlock.tsx';

interface VerdictProps {
  readonly reading: AnalyzerReading;
  /** Team whose price is the better of the two. */
  readonly betterName: string;
}

/** The verdict in words, the combined value, and what it is made of. */
function VerdictBox({ reading, betterName }: VerdictProps) {
  const { spread, total, moneyline, better, value, verdict } = reading;
  const parts = [
    `spread ${published(spread).toFixed(1)}`,
    `total ${published(total).toFixed(1)}`,
    `moneyline ${moneyline[better].edge.toFixed(1)} (${betterName})`,
  ];
  return (
    <div className={value > 0 ? 'verdict good' : 'verdict'}>
      <b role="status">{verdict}</b>
      <span className="value">{`${signed(value, 2)} EV`}</span>
      <p>{`Above 5 is Strong Bet, above 0 Moderate Value, otherwise Avoid Bet. Each against an even 50: ${parts.join(', ')}.`}</p>
    </div>
  );
}

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

const COUNTED =
  'the simulated games are the count behind this page. Where they differ, trust the count. Drag the line in a chart or use the sliders';
const NOT_COUNTED =
  'the simulated scores of this game are not kept here, so it stands alone. Use the sliders';

/** The analyzer: a verdict and the four lines it is made of. */
export function AnalyzerBoard(props: Props) {
  const { setup, lines, margins, totals, reading, onMove, onReset } = props;
  const counted = margins.length > 0;
  const mover = (key: AnalyzerKey) => onMove && ((value: number) => onMove(key, value));
  return (
    <div className="analyzer">
      <VerdictBox reading={reading} betterName={setup[reading.better].name} />
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
          The sliders need JavaScript. The figures below are those of the prediction’s own lines.
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
        {`Green from 70%, yellow from 50%. The smooth curve is a normal one (σ ${spreadSigma(setup.league)} for the spread, ${totalSigma(setup.league)} for the total, kept within 5–95%); ${counted ? COUNTED : NOT_COUNTED}: arrow keys move one step, Page Up and Page Down ten.`}
      </p>
    </div>
  );
}
