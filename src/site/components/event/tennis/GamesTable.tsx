import type { ShownMatch } from '#contract/answers/tennis/prediction.ts';
import type { CheckOf } from '#domain/check/eventCheck.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { BetLink } from '../../check/BetLink.tsx';

interface Props {
  readonly games: ShownMatch['games'];
  /** The match, for the table's caption. */
  readonly name: string;
  /** The match, for the check of its bets; absent where they cannot be checked. */
  readonly of?: CheckOf | undefined;
}

/** Over and under at every line the page shows. */
export const GamesTable = ({ games, name, of }: Props) => (
  <table className="data-table games-lines">
    <caption className="visually-hidden">{`${name}: over/under games by line`}</caption>
    <thead>
      <tr>
        <th scope="col">Games</th>
        {games.map(({ line }) => (
          <th key={line} scope="col">
            {line}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {(['over', 'under'] as const).map((side) => (
        <tr key={side}>
          <th scope="row">{side === 'over' ? 'Over' : 'Under'}</th>
          {games.map((game) => (
            <td key={game.line}>
              <BetLink
                of={of}
                bet={{ market: 'games', side, line: game.line }}
                name={`${side} ${game.line} games`}
              >
                {percent(game[side], 1)}
              </BetLink>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
