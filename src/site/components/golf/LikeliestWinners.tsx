import type { PredictedTournament } from '#contract/answers/golf/tournaments.ts';
import { percent } from '#domain/numbers/numbers.ts';

interface Props {
  readonly name: string;
  readonly prediction: NonNullable<PredictedTournament['prediction']>;
}

/** Players shown. */
const SHOWN = 10;

/** The likeliest winners of a tournament with their chances, behind a summary that names the first. */
export function LikeliestWinners({ name, prediction: { players, runs } }: Props) {
  const shown = players.slice(0, SHOWN);
  const cut = shown.some(({ makeCut }) => makeCut !== undefined);
  return (
    <details>
      <summary>
        {shown[0] && `Predicted winner: ${shown[0].name}, ${percent(shown[0].win, 1)}`}
      </summary>
      <div className="fit">
        <table className="data-table my-2">
          <caption className="visually-hidden">{`${name}: who wins, most likely first`}</caption>
          <thead>
            <tr>
              <th scope="col">Player</th>
              <th scope="col">Win</th>
              <th scope="col">Top 5</th>
              <th scope="col">Top 10</th>
              {cut && <th scope="col">Cut made</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map((player) => (
              <tr key={player.name}>
                <th scope="row" className="wraps">
                  {player.name}
                </th>
                <td>
                  <b>{percent(player.win, 1)}</b>
                </td>
                <td>{percent(player.top5, 1)}</td>
                <td>{percent(player.top10, 1)}</td>
                {cut && <td>{percent(player.makeCut ?? 0, 1)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="note">
        {runs > 0 && `From ${runs.toLocaleString('en-US')} simulated tournaments. `}Places include
        ties.
      </p>
    </details>
  );
}
