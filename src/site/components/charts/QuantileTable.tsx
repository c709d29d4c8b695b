import {
  marginHistogram,
  quantile,
  type ScoreGrid,
  totalHistogram,
} from '#domain/game/scoreGrid.ts';
import { signed } from '#domain/numbers/numbers.ts';

const SHARES = [0.05, 0.25, 0.5, 0.75, 0.95];

/** Margin and total below which each share of the simulated games ends. */
export function QuantileTable({
  grid,
  homeName,
}: {
  readonly grid: ScoreGrid;
  readonly homeName: string;
}) {
  const margin = marginHistogram(grid);
  const total = totalHistogram(grid);
  return (
    <div className="scroll">
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">Share of games at or below</th>
            {SHARES.map((share) => (
              <th key={share} scope="col">{`${share * 100}%`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{`${homeName} by`}</th>
            {SHARES.map((share) => (
              <td key={share}>{signed(quantile(margin, share))}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Total</th>
            {SHARES.map((share) => (
              <td key={share}>{quantile(total, share)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
