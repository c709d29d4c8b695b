import { american, percent, signed } from '#domain/numbers/numbers.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import { easternDate, fullDate } from '#domain/time/time.ts';
import { ContestName } from './ContestName.tsx';
import { EMPTY_CELL, OUTCOME_TEXT, recordPickText, verifyLinePath } from './words.ts';

interface Props {
  readonly picks: readonly RecordRow[];
}

/** Graded picks in the given order, one per line. */
export const PickTable = ({ picks }: Props) => (
  <table className="data-table picks-table mt-2">
    <thead>
      <tr>
        <th scope="col">Contest</th>
        <th scope="col">Date</th>
        <th scope="col" className="left">
          Pick
        </th>
        <th scope="col">Probability</th>
        <th scope="col">Price</th>
        <th scope="col">Result</th>
        <th scope="col">Units</th>
        <th scope="col">Ledger</th>
      </tr>
    </thead>
    <tbody>
      {picks.map((row) => (
        <tr key={row.gradeLine}>
          <th scope="row">
            <ContestName row={row} />
          </th>
          <td>{fullDate(easternDate(row.startTime))}</td>
          <td className="left">{recordPickText(row)}</td>
          <td>{percent(row.probability, 1)}</td>
          <td>{row.price === undefined ? EMPTY_CELL : american(row.price)}</td>
          <td>
            <b>{OUTCOME_TEXT[row.outcome]}</b>
          </td>
          <td>{row.units === undefined ? EMPTY_CELL : signed(row.units, 2)}</td>
          <td>
            <a href={verifyLinePath(row.predictionLine)}>{`line ${row.predictionLine}`}</a>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
