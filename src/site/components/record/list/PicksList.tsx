import { american, percent, signed } from '#domain/numbers/numbers.ts';
import { valueAtClose } from '#domain/record/figures/valueAtClose.ts';
import { leagueLabel } from '#domain/record/leagueLabel.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import { easternDate, fullDate } from '#domain/time/time.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { ContestName } from '../ContestName.tsx';
import { EMPTY_CELL, MARKET_TEXT, OUTCOME_TEXT, recordPickText, verifyLinePath } from '../words.ts';

const scoreText = ({ homeScore, awayScore }: RecordRow): string | undefined =>
  homeScore === undefined || awayScore === undefined ? undefined : `${awayScore}–${homeScore}`;

function valueText(row: RecordRow): string {
  const value = valueAtClose(row);
  return value === undefined ? EMPTY_CELL : `${signed(value, 1)}%`;
}

function Line({ row }: { readonly row: RecordRow }) {
  const { basis, claimed, resultVersion } = row;
  const score = scoreText(row);
  return (
    <tr>
      <th scope="row">
        <ContestName row={row} />
        <span className="range">
          {`${leagueLabel(row.league)}, ${fullDate(easternDate(row.startTime))}${score ? `, ${score}` : ''}`}
        </span>
      </th>
      <td className="left">
        {recordPickText(row)}
        <span className="range">
          {basis === 'edge'
            ? `Edge, ${MARKET_TEXT[row.market].toLowerCase()}, claimed ${signed(100 * (claimed ?? 0), 1)}%`
            : MARKET_TEXT[row.market]}
        </span>
      </td>
      <td>{percent(row.probability, 1)}</td>
      <td>
        {row.closingProbability === undefined ? EMPTY_CELL : percent(row.closingProbability, 1)}
      </td>
      <td>
        {row.priceWithheld
          ? 'withheld'
          : row.price === undefined
            ? EMPTY_CELL
            : american(row.price)}
        {row.book !== undefined && <span className="range">{row.book}</span>}
      </td>
      <td>
        <b>{OUTCOME_TEXT[row.outcome]}</b>
        {resultVersion > 1 && <span className="range">corrected result</span>}
      </td>
      <td>{row.units === undefined ? EMPTY_CELL : signed(row.units, 2)}</td>
      <td>{valueText(row)}</td>
      <td className="left">
        <a href={verifyLinePath(row.predictionLine)}>{`said: ${row.predictionLine}`}</a>{' '}
        <a href={verifyLinePath(row.gradeLine)}>{`graded: ${row.gradeLine}`}</a>
      </td>
      <td className="left">
        <a href={`${verifyLinePath(row.predictionLine)}#re-run`} className="whitespace-nowrap">
          Re-run
        </a>
      </td>
    </tr>
  );
}

/** Lines of the record with all their data from the ledger. */
export const PicksList = ({ rows }: { readonly rows: readonly RecordRow[] }) => (
  <ScrollRegion label="Graded picks" className="scroll">
    <table className="data-table picks-table">
      <caption className="visually-hidden">Graded picks, the latest first</caption>
      <thead>
        <tr>
          <th scope="col">Contest</th>
          <th scope="col" className="left">
            Pick
          </th>
          <th scope="col">Published</th>
          <th scope="col">Close</th>
          <th scope="col">Price</th>
          <th scope="col">Result</th>
          <th scope="col">Units</th>
          <th scope="col">Closing-line value</th>
          <th scope="col" className="left">
            Ledger lines
          </th>
          <th scope="col" className="left">
            Again
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.gradeLine} row={row} />
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
