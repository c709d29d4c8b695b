import { american, percent, signed } from '#domain/numbers/numbers.ts';
import { valueAtClose } from '#domain/record/figures/valueAtClose.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import { Panel } from '../game/Panel.tsx';
import {
  EMPTY_CELL,
  MARKET_TEXT,
  OUTCOME_TEXT,
  recordPickText,
  verifyLinePath,
} from '../record/words.ts';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';

const priceText = ({ price, priceWithheld }: RecordRow): string =>
  priceWithheld ? 'withheld' : price === undefined ? EMPTY_CELL : american(price);

function closeText({ closingPrice, closingLine }: RecordRow): string {
  const line = closingLine === undefined ? [] : [signed(closingLine)];
  const price = closingPrice === undefined ? [] : [american(closingPrice)];
  return [...line, ...price].join(' ') || EMPTY_CELL;
}

function valueText(row: RecordRow): string {
  const value = valueAtClose(row);
  return value === undefined ? EMPTY_CELL : `${signed(value, 1)}%`;
}

const Line = ({ row }: { readonly row: RecordRow }) => (
  <tr>
    <th scope="row">
      {recordPickText(row)}
      <span className="range">
        {row.basis === 'edge'
          ? `Edge, ${MARKET_TEXT[row.market].toLowerCase()}, claimed ${signed(100 * (row.claimed ?? 0), 1)}%`
          : MARKET_TEXT[row.market]}
      </span>
    </th>
    <td>{percent(row.probability, 1)}</td>
    <td>
      {priceText(row)}
      {row.book !== undefined && <span className="range">{row.book}</span>}
    </td>
    <td>{closeText(row)}</td>
    <td>{valueText(row)}</td>
    <td>
      <b>{OUTCOME_TEXT[row.outcome]}</b>
      {row.resultVersion > 1 && <span className="range">corrected result</span>}
    </td>
    <td>{row.units === undefined ? EMPTY_CELL : signed(row.units, 2)}</td>
    <td className="left">
      <a href={verifyLinePath(row.gradeLine)}>{`line ${row.gradeLine}`}</a>
    </td>
  </tr>
);

const COLUMNS = ['Published', 'Price then', 'Close', 'Closing-line value', 'Result', 'Units'];

/** Why a contest has no grades. */
export const whyUngraded = (sample: boolean): string =>
  sample
    ? 'This is a sample: samples are never graded.'
    : 'Not graded yet. That follows within the hour of a result; what is called off counts as void.';

interface Props {
  readonly rows: readonly RecordRow[];
  readonly sample: boolean;
}

/** Every pick and edge of a contest with its price then and at the close, and what became of it. */
export function Graded({ rows, sample }: Props) {
  if (rows.length === 0) {
    return (
      <Panel title="Picks, graded" id="graded">
        <p className="note">{whyUngraded(sample)}</p>
      </Panel>
    );
  }
  return (
    <Panel title="Picks, graded" id="graded">
      <ScrollRegion label="Graded picks" className="scroll">
        <table className="data-table picks-table">
          <thead>
            <tr>
              <th scope="col">Pick</th>
              {COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col" className="left">
                Grade
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
    </Panel>
  );
}
