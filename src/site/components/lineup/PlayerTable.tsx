import type { PredictedGame } from '#domain/game/game.ts';
import { type Side, teamOn } from '#domain/game/predictedWinner.ts';
import {
  type LineupRow,
  type PlayerCount,
  type PlayerGroup,
  playerGroups,
} from '#domain/lineup/playerRows.ts';
import { Whole } from '../ui/Whole.tsx';

/** A count with its floor and ceiling. A script opens its distribution below; without one it leads to the player's page. */
const Count = ({ path, count }: { readonly path: string; readonly count: PlayerCount }) => (
  <a href={`${path}#${count.stat}`} data-count={count.stat}>
    <span className="visually-hidden">{`${count.label} `}</span>
    <b>{count.mean}</b> <small>{count.range}</small>
  </a>
);

const Row = ({ row: { playerId, name, path, note, counts } }: { readonly row: LineupRow }) => (
  <tr data-player={playerId}>
    <th scope="row" className="left">
      <a href={path}>{name}</a>{' '}
      {note !== '' && (
        <small>
          <Whole text={note} />
        </small>
      )}
    </th>
    {counts.map((count, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a fixed table
      <td key={at}>{count ? <Count path={path} count={count} /> : '–'}</td>
    ))}
  </tr>
);

const MOST_COUNTS = 3;

const Group = ({ group: { title, stats, rows } }: { readonly group: PlayerGroup }) => (
  <tbody>
    <tr>
      <th scope="col" className="left">
        {title}
      </th>
      {stats.map(({ label, short }) => (
        <th key={short} scope="col" abbr={label}>
          {short}
        </th>
      ))}
      {stats.length < MOST_COUNTS && <td colSpan={MOST_COUNTS - stats.length} />}
    </tr>
    {rows.map((row) => (
      <Row key={row.playerId} row={row} />
    ))}
  </tbody>
);

interface Props {
  readonly game: PredictedGame;
  readonly side: Side;
}

/** A team's players who matter, by role, each with the mean, floor and ceiling of his main counts. */
export const PlayerTable = ({ game, side }: Props) => (
  <div className="scroll">
    <table className="data-table who-table mt-0">
      <caption className="visually-hidden">{`Players of the ${teamOn(game, side).name}: mean, floor and ceiling`}</caption>
      {playerGroups(game, side).map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </table>
  </div>
);
