import { leagueName } from '#domain/leagues/leagueName.ts';
import { signed } from '#domain/numbers/numbers.ts';
import { BlockTable } from '../../ui/BlockTable.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { TABLE_ROLES } from '../../ui/tableRoles.ts';
import { groupedDigits } from '../words.ts';
import { blockCell } from './linesCell.ts';
import { Range } from './Range.tsx';

/** Expected moves of a league, or of one of its markets, as the record or a test counts them. */
export interface MovesLine {
  readonly key: string;
  readonly league: string;
  /** "all", or a market. */
  readonly market: string;
  readonly misses: number;
  readonly hits: number;
  readonly stood?: number | undefined;
  readonly hit?: { readonly mean: number; readonly low: number; readonly high: number } | undefined;
  /** Mean closing-line value, points of share. */
  readonly value?: number | undefined;
}

const MARKETS: Readonly<Record<string, string>> = {
  all: '',
  moneyline: ', winner',
  spread: ', spread',
  total: ', total',
};

const HEADS = [
  'League',
  'Wrong way',
  'Our way',
  'Did not move',
  'Our way, %',
  'Value at the close',
];

/** Misses first, then hits: how expected moves ended, by league. */
export const MovesTable = ({
  rows,
  caption,
}: {
  readonly rows: readonly MovesLine[];
  readonly caption: string;
}) => (
  <ScrollRegion label={caption} className="scroll">
    <BlockTable className="data-table scores-table lines-table" label={caption}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.rows}>
        {rows.map(({ key, league, market, misses, hits, stood, hit, value }) => (
          <tr {...TABLE_ROLES.row} key={key}>
            <th
              {...TABLE_ROLES.heading}
              scope="row"
            >{`${leagueName(league)}${MARKETS[market] ?? ''}`}</th>
            <td {...blockCell('Wrong way')}>{groupedDigits(misses)}</td>
            <td {...blockCell('Our way')}>{groupedDigits(hits)}</td>
            <td {...blockCell('Did not move')}>
              {stood === undefined ? '–' : groupedDigits(stood)}
            </td>
            <td {...blockCell('Our way, %')}>
              {hit ? (
                <>
                  <b>{`${hit.mean.toFixed(1)}%`}</b>
                  <Range text={`${hit.low.toFixed(0)}–${hit.high.toFixed(0)}%`} />
                </>
              ) : (
                '–'
              )}
            </td>
            <td {...blockCell('Value at the close')}>
              {value === undefined ? '–' : `${signed(value, 1)} points`}
            </td>
          </tr>
        ))}
      </tbody>
    </BlockTable>
  </ScrollRegion>
);
