import { ScrollRegion } from '#components/ui/ScrollRegion.tsx';
import { signTone } from '#components/ui/signTone.ts';
import { signed } from '#domain/numbers/numbers.ts';
import type { BetGroup } from '#domain/record/betFigures.ts';
import { gainMoney, moneyText } from '#domain/record/betWords.ts';

interface Props {
  /** Name of the rows: "League". */
  readonly of: string;
  readonly groups: readonly BetGroup[];
  readonly nameOf: (key: string) => string;
}

/** Graded bets grouped by one criterion. */
export const BetGroups = ({ of, groups, nameOf }: Props) => (
  <ScrollRegion label={`By ${of.toLowerCase()}`} className="scroll">
    <table className="data-table">
      <caption className="visually-hidden">{`Bets by ${of.toLowerCase()}`}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">Profit</th>
          <th scope="col">Return</th>
          <th scope="col">Lost</th>
          <th scope="col">Won</th>
          <th scope="col">Push</th>
          <th scope="col">Staked</th>
          <th scope="col">Beat the close</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, figures }) => (
          <tr key={key}>
            <th scope="row">{nameOf(key)}</th>
            <td>
              <b className={signTone(figures.profitCents)}>{gainMoney(figures.profitCents)}</b>
            </td>
            <td>{figures.roi ? `${signed(figures.roi.mean, 1)}%` : '–'}</td>
            <td>
              <b>{figures.lost}</b>
            </td>
            <td>{figures.won}</td>
            <td>{figures.pushed}</td>
            <td>{moneyText(figures.stakedCents)}</td>
            <td>{figures.closing ? `${Math.round(figures.closing.beat)}%` : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
