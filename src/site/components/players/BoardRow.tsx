import { isClosed } from '#domain/game/freshness.ts';
import type { BoardPlayer } from '#domain/players/board/boardPlayer.ts';
import type { StatCounts } from '#domain/players/line.ts';
import { statFigures } from '#domain/players/lineFigures.ts';
import { mainStats } from '#domain/players/mainStats.ts';
import { playerPath } from '#domain/players/playerPaths.ts';
import { playsText } from '#domain/players/playsText.ts';
import { type FantasyScoring, fantasyStat } from '#domain/players/scorings.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import { meanText, statRangeText, statShort } from '#domain/players/statText.ts';
import { cardTime } from '#domain/time/time.ts';
import { gameOfPlayer } from './playersWords.ts';

/** A stat's mean with its floor and ceiling. */
function Count({ stat, counts }: { readonly stat: string; readonly counts: StatCounts }) {
  const figures = statFigures(counts);
  if (!figures) return null;
  const { mean, floor, ceiling } = figures;
  return (
    <div>
      <dt>{statShort(stat)}</dt>
      <dd>
        <b>{meanText(stat, mean)}</b>{' '}
        <span className="whole">{statRangeText(stat, floor, ceiling)}</span>
      </dd>
    </div>
  );
}

interface Props {
  readonly league: PlayerLeague;
  readonly player: BoardPlayer;
  readonly scoring: FantasyScoring | undefined;
  /** The stat that sorts: shown even if it is none of the main ones. */
  readonly sort: string | undefined;
  readonly now: Date;
}

/** The stats of a row: its main ones, the one that sorts, fantasy points. */
function statsOf({ player: { line }, scoring, sort }: Props): readonly string[] {
  const points = scoring && fantasyStat(scoring);
  const main = mainStats(line.position, line.stats);
  const asked = sort !== undefined && sort !== points && !main.includes(sort) ? [sort] : [];
  return [...asked, ...main.slice(0, asked.length > 0 ? 2 : 3), ...(points ? [points] : [])];
}

/** A chance to play that stands out begins here. */
const DOUBTED = 0.9;
const isDoubted = ({ plays, status }: BoardPlayer['line']): boolean =>
  status !== undefined || plays < DOUBTED;

/** A player of a board: who, in which game, his main counts. */
export function BoardRow(props: Props) {
  const { league, player, now } = props;
  const { game, line } = player;
  const told = playsText(line);
  return (
    <li className="board-row">
      <div className="who">
        <h3>
          <a href={playerPath(league, line)}>{line.name}</a>
        </h3>
        <p>
          {line.position !== '' && `${line.position}, `}
          {`${gameOfPlayer(game, line)}, `}
          <span className="whole">{isClosed(game, now) ? 'under way' : cardTime(game, now)}</span>
        </p>
        {told !== undefined && <p className={isDoubted(line) ? 'told' : undefined}>{told}</p>}
      </div>
      <dl>
        {statsOf(props).map((stat) => {
          const counts = line.stats[stat];
          return counts && <Count key={stat} stat={stat} counts={counts} />;
        })}
      </dl>
    </li>
  );
}
