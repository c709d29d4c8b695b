import type { ShownMatch } from '#contract/answers/tennis/prediction.ts';
import { percent } from '#domain/numbers/numbers.ts';

interface Props {
  readonly games: ShownMatch['games'];
  /** The match, for the table's caption. */
  readonly name: string;
}

/** Over and under at every line the page shows. */
export const GamesTable = ({ games, name }: Props) => (
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
            <td key={game.line}>{percent(game[side], 1)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
