import type { AnalyzerReading } from '#domain/analyzer/analyze.ts';
import { signed } from '#domain/numbers.ts';

interface Props {
  readonly reading: AnalyzerReading;
  /** Team whose price is the better of the two. */
  readonly betterName: string;
}

/** The verdict in words, the combined value, and what it is made of. */
export function VerdictBox({ reading, betterName }: Props) {
  const { spread, total, moneyline, better, value, verdict } = reading;
  const parts = [
    `spread ${spread.curve.toFixed(1)}`,
    `total ${total.curve.toFixed(1)}`,
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
