import type { EspnBeside } from '#domain/record/figures/espnBeside.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { Term } from '../../ui/Term.tsx';
import { tallyText } from '../words.ts';

interface Props {
  readonly rows: readonly EspnBeside[];
}

const figure = (loss: number): string => loss.toFixed(4);

/** Our scores next to those of ESPN's chances for the same games. */
export const EspnTable = ({ rows }: Props) => (
  <ScrollRegion label="Ours and ESPN’s" className="scroll">
    <table className="data-table scores-table">
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
      <tbody>
        {rows.map(({ key, decided, ours, espn, coin }) => (
          <tr key={key}>
            <th scope="row">{key === 'all' ? 'All' : key}</th>
            <td>{tallyText(decided)}</td>
            <td>
              <b>{figure(ours.squared)}</b>
            </td>
            <td>{figure(espn.squared)}</td>
            <td>{figure(coin.squared)}</td>
            <td>
              <b>{figure(ours.log)}</b>
            </td>
            <td>{figure(espn.log)}</td>
            <td>{figure(coin.log)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
