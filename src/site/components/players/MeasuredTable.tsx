import { LEAGUES } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import { capital } from '#domain/words/capital.ts';

interface Props {
  readonly league: PlayerLeague;
  readonly stats: readonly {
    readonly stat: string;
    readonly season: number;
    readonly games: number;
    readonly under: number;
    readonly cover: number;
  }[];
}

/** How well a league's players were forecast in a season that the model had not seen. */
export const MeasuredTable = ({ league, stats }: Props) => (
  <div className="fit">
    <table className="data-table">
      <caption className="visually-hidden">{`Measured error, ${LEAGUES[league].name}`}</caption>
      <thead>
        <tr>
          <th scope="col">Stat, season</th>
          <th scope="col">Games</th>
          <th scope="col">Error under the season average’s</th>
          <th scope="col">In the 80% range</th>
        </tr>
      </thead>
      <tbody>
        {stats.map(({ stat, season, games, under, cover }) => (
          <tr key={stat}>
            <th scope="row" className="wraps">{`${capital(stat)}, ${season}`}</th>
            <td>{games.toLocaleString('en-US')}</td>
            <td>{percent(under, 1)}</td>
            <td>{percent(cover, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
