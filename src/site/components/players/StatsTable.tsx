import type { PlayerLine } from '#domain/players/line.ts';
import { statFigures } from '#domain/players/lineFigures.ts';
import { meanText, statLabel, valueText } from '#domain/players/statText.ts';

interface Props {
  readonly player: PlayerLine;
  readonly stats: readonly string[];
  readonly caption: string;
}

/** Stats of a line as a table: floor, mean, ceiling. */
export const StatsTable = ({ player, stats, caption }: Props) => (
  <div className="scroll">
    <table className="data-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Floor</th>
          <th scope="col">Mean</th>
          <th scope="col">Ceiling</th>
        </tr>
      </thead>
      <tbody>
        {stats.map((stat) => {
          const counts = player.stats[stat];
          const figures = counts && statFigures(counts);
          return (
            figures && (
              <tr key={stat}>
                <th scope="row" className="wraps">
                  {statLabel(stat)}
                </th>
                <td>{valueText(stat, figures.floor)}</td>
                <td>
                  <b>{meanText(stat, figures.mean)}</b>
                </td>
                <td>{valueText(stat, figures.ceiling)}</td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  </div>
);
