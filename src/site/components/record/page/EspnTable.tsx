import type { EspnBeside } from '#domain/record/figures/espnBeside.ts';
import { BlockTable } from '../../ui/BlockTable.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { Term } from '../../ui/Term.tsx';
import { TABLE_ROLES } from '../../ui/tableRoles.ts';
import { groupedDigits } from '../words.ts';
import { blockCell } from './linesCell.ts';

interface Props {
  readonly rows: readonly EspnBeside[];
}

const figure = (loss: number): string => loss.toFixed(4);

/** Our scores next to those of ESPN's chances for the same games. */
export const EspnTable = ({ rows }: Props) => (
  <ScrollRegion label="Ours and ESPN’s" className="scroll">
    <BlockTable
      className="data-table scores-table lines-table counted-first"
      label="Ours and ESPN’s"
    >
      <caption className="visually-hidden">Ours and ESPN’s</caption>
      <thead>
        <tr>
          <th scope="col">League</th>
          <th scope="col">Games</th>
          <th scope="col">Brier, ours</th>
          <th scope="col">ESPN’s</th>
          <th scope="col">coin</th>
          <th scope="col">
            <Term of="logLoss" at="espn">
              Log loss
            </Term>
            , ours
          </th>
          <th scope="col">ESPN’s</th>
          <th scope="col">coin</th>
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.rows}>
        {rows.map(({ key, decided, ours, espn, coin }) => (
          <tr {...TABLE_ROLES.row} key={key}>
            <th {...TABLE_ROLES.heading} scope="row">
              {key === 'all' ? 'All' : key}
            </th>
            <td {...blockCell('Games')}>{groupedDigits(decided)}</td>
            <td {...blockCell('Brier, ours')}>
              <b>{figure(ours.squared)}</b>
            </td>
            <td {...blockCell('Brier, ESPN’s')}>{figure(espn.squared)}</td>
            <td {...blockCell('Brier, coin')}>{figure(coin.squared)}</td>
            <td {...blockCell('Log loss, ours')}>
              <b>{figure(ours.log)}</b>
            </td>
            <td {...blockCell('Log loss, ESPN’s')}>{figure(espn.log)}</td>
            <td {...blockCell('Log loss, coin')}>{figure(coin.log)}</td>
          </tr>
        ))}
      </tbody>
    </BlockTable>
  </ScrollRegion>
);
