import type { CheckOf } from '#domain/check/eventCheck.ts';
import { overUnderRounds } from '#domain/fights/roundLines.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { FightOutcome } from '#domain/outcomes/fight.ts';
import { fairAmericanText } from '#domain/prices/fairPrice.ts';
import { BetLink } from '../check/BetLink.tsx';

interface Props {
  readonly outcome: FightOutcome;
  /** The two, for the table's caption. */
  readonly of: string;
  /** The bout, for the check of its bets; absent where they cannot be checked. */
  readonly bout?: CheckOf | undefined;
}

/** Over and under of a bout's usual round lines, each with its fair price. */
export function OverUnderRounds({ outcome, of, bout }: Props) {
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
              <td>
                <BetLink
                  of={bout}
                  bet={{ market: 'rounds', side: 'over', line }}
                  name={`over ${line} rounds`}
                >
                  {fairAmericanText(over)}
                </BetLink>
              </td>
              <td data-k="Under">
                <b>{percent(100 * under, 1)}</b>
              </td>
              <td>
                <BetLink
                  of={bout}
                  bet={{ market: 'rounds', side: 'under', line }}
                  name={`under ${line} rounds`}
                >
                  {fairAmericanText(under)}
                </BetLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
