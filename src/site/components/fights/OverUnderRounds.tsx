import { overUnderRounds } from '#domain/fights/roundLines.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { FightOutcome } from '#domain/outcomes/fight.ts';
import { fairAmericanText } from '#domain/prices/fairPrice.ts';

/** Over and under of a bout's usual round lines, each with its fair price. */
export function OverUnderRounds({ outcome, of }: { outcome: FightOutcome; of: string }) {
  return (
    <div className="reflow">
      <table className="data-table rounds-table">
        <caption className="visually-hidden">{`Over and under rounds of ${of}, with fair odds`}</caption>
        <thead>
          <tr>
            <th scope="col">Rounds</th>
            <th scope="col">Over</th>
            <th scope="col">Fair</th>
            <th scope="col">Under</th>
            <th scope="col">Fair</th>
          </tr>
        </thead>
        <tbody>
          {overUnderRounds(outcome).map(({ line, over, under }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              <td data-k="Over">
                <b>{percent(100 * over, 1)}</b>
              </td>
              <td>{fairAmericanText(over)}</td>
              <td data-k="Under">
                <b>{percent(100 * under, 1)}</b>
              </td>
              <td>{fairAmericanText(under)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
