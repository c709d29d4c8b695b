import { Fragment } from 'react';
import { percent, signed } from '#domain/numbers/numbers.ts';
import type { GroupFigures } from '#domain/record/figures/groupFigures.ts';
import { rateLabel } from '#domain/record/rateLabel.ts';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';
import { rateRange } from './words.ts';

interface Claimed {
  readonly wins?: number | undefined;
  readonly losses?: number | undefined;
  /** % */
  readonly winRate: number;
  /** % */
  readonly roi?: number | undefined;
  readonly units: number;
}

interface Row {
  readonly label: string;
  readonly claimed: Claimed | undefined;
  /** Wins, losses and rate cover winner picks; units and return cover all picks. */
  readonly counted:
    | { readonly all: GroupFigures; readonly winners: GroupFigures | undefined }
    | undefined;
}

interface Props {
  /** What a row is: "Sport" or "Month". */
  readonly of: string;
  readonly caption: string;
  readonly rows: readonly Row[];
}

const NONE = '–';
const number = (value: number | undefined) => value?.toLocaleString('en-US') ?? NONE;
const rate = (value: number | undefined) => (value === undefined ? NONE : percent(value, 1));
const gain = (value: number | undefined, unit = '') =>
  value === undefined ? NONE : `${signed(value, 1)}${unit}`;

const ClaimedCells = ({ claimed }: { readonly claimed: Claimed }) => (
  <>
    <td className="left">claimed</td>
    <td>{number(claimed.losses)}</td>
    <td>{number(claimed.wins)}</td>
    <td>{rate(claimed.winRate)}</td>
    <td>{NONE}</td>
    <td>{gain(claimed.roi, '%')}</td>
    <td>{gain(claimed.units)}</td>
    <td>{rateLabel(claimed.winRate)}</td>
  </>
);

const CountedCells = ({ counted }: Pick<Row, 'counted'>) => (
  <>
    <td className="left">counted</td>
    {counted ? (
      <>
        <td>
          <b>{number(counted.winners?.lost)}</b>
        </td>
        <td>
          <b>{number(counted.winners?.won)}</b>
        </td>
        <td>
          <b>{rate(counted.winners?.winRate?.mean)}</b>
        </td>
        <td>{rateRange(counted.winners?.winRate) ?? NONE}</td>
        <td>{gain(counted.all.roi?.mean, '%')}</td>
        <td>{gain(counted.all.units)}</td>
        <td>{NONE}</td>
      </>
    ) : (
      <td colSpan={7} className="left">
        none graded yet
      </td>
    )}
  </>
);

/** The specification's static rows as claims, each above the ledger's count under the same name; otherwise only the count. */
export const RecordTable = ({ of, caption, rows }: Props) => (
  <ScrollRegion label={caption} className="scroll">
    <table className="data-table record-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col" className="left">
            Source
          </th>
          <th scope="col">Losses</th>
          <th scope="col">Wins</th>
          <th scope="col">Win rate</th>
          <th scope="col">95% range</th>
          <th scope="col">ROI</th>
          <th scope="col">Units</th>
          <th scope="col">Label</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, claimed, counted }) => {
          const head = (
            <th
              className="font-[650] align-top"
              scope={claimed ? 'rowgroup' : 'row'}
              rowSpan={claimed ? 2 : 1}
            >
              {label}
            </th>
          );
          return (
            <Fragment key={label}>
              {claimed && (
                <tr className="claimed">
                  {head}
                  <ClaimedCells claimed={claimed} />
                </tr>
              )}
              <tr className={claimed && 'below'}>
                {!claimed && head}
                <CountedCells counted={counted} />
              </tr>
            </Fragment>
          );
        })}
      </tbody>
    </table>
  </ScrollRegion>
);
