import type { League } from '#domain/leagues/league.ts';
import type { PastPlayerGame } from '#domain/players/past/playedGame.ts';
import { seasonUse } from '#domain/players/past/usage.ts';
import { inUnit, statLabel } from '#domain/players/statText.ts';
import { counted } from '#domain/words/counted.ts';

interface Props {
  readonly games: readonly PastPlayerGame[];
  readonly league: League;
}

/** How much a player is used: starts, and of each measure the last five games beside the season. */
export function UseLines({ games, league }: Props) {
  const use = seasonUse(games, league);
  if (!use) return null;
  const started = use.started === undefined ? '' : `, ${use.started} of them from the start`;
  return (
    <>
      <p>{`${counted(use.games, 'game')} of the season at hand${started}.`}</p>
      {use.usage.length > 0 && (
        <div className="fit">
          <table className="data-table">
            <caption className="visually-hidden">How much he is used</caption>
            <thead>
              <tr>
                <td />
                <th scope="col">Last 5</th>
                <th scope="col">Season</th>
              </tr>
            </thead>
            <tbody>
              {use.usage.map(({ stat, lately, season }) => (
                <tr key={stat}>
                  <th scope="row" className="wraps">
                    {stat === 'snaps' ? 'Snaps' : statLabel(stat)}
                  </th>
                  <td>
                    <b>{inUnit(stat, lately).toFixed(1)}</b>
                  </td>
                  <td>{inUnit(stat, season).toFixed(1)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
