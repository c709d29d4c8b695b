import { FARTHEST_LINE } from '#domain/check/asked.ts';
import { checkPathOf } from '#domain/check/links.ts';
import type { PlayerLine } from '#domain/players/line.ts';
import { lineAt } from '#domain/players/lineAt.ts';
import { shownStats, statLabel } from '#domain/players/statText.ts';
import { StatPile } from './StatPile.tsx';

interface Props {
  /** The player's page: the form asks it again. */
  readonly path: string;
  readonly gameId: number;
  readonly player: PlayerLine;
  readonly stat: string;
  /** In the stat's unit. */
  readonly line: number;
  /** The address asked for a stat or line that is none. */
  readonly refused: boolean;
}

/** One of the two bets on a line: its chance, and the price at which it breaks even. */
const Bet = ({
  name,
  chance,
  price,
}: {
  readonly name: string;
  readonly chance: string;
  readonly price: string;
}) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b>{chance}</b>
      {', fair price '}
      <b className="whole">{price}</b>
    </dd>
  </div>
);

/** Where a line leads: to a check beside other legs, and to the same games without a team-mate. A script opens the latter here; without one it is on the game's page. */
const Ways = ({ gameId, player, stat, line }: Omit<Props, 'path' | 'refused'>) => (
  <p className="line-ways">
    {Number.isInteger(2 * line) && Math.abs(line) <= FARTHEST_LINE && (
      <a
        href={checkPathOf({
          game: gameId,
          market: 'player',
          side: 'over',
          line,
          entrant: player.playerId,
          stat,
        })}
        data-line-check
      >
        Check this line, alone or in a parlay
      </a>
    )}
    <a href={`/game/${gameId}`} data-line-open>
      Move the line, take a team-mate out
    </a>
  </p>
);

/** Any line on any of a player's stats: the chance of each side and its fair price, if he plays. */
export function LineBox({ path, gameId, player, stat, line, refused }: Props) {
  const counts = player.stats[stat];
  if (!counts) return null;
  const { over, exactly, under, overPrice, underPrice } = lineAt(stat, counts, line);
  return (
    <div
      className="line-box"
      data-line-box={player.playerId}
      data-players-of={gameId}
      data-stat={stat}
      data-line={line}
    >
      <form className="line-form" method="get" action={`${path}#line`}>
        <label className="choice">
          <span>Stat</span>
          <select className="input" name="stat" defaultValue={stat}>
            {shownStats(player.stats).map((name) => (
              <option key={name} value={name}>
                {statLabel(name)}
              </option>
            ))}
          </select>
        </label>
        <label className="choice">
          <span>Line</span>
          <input
            className="input"
            name="line"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            defaultValue={line}
          />
        </label>
        <button className="button compact" type="submit">
          Show
        </button>
      </form>
      {refused && (
        <p className="note" role="status">
          Choose a stat of his and a line such as 24.5. Here is his middle instead.
        </p>
      )}
      <StatPile stat={stat} counts={counts} line={line} />
      <dl className="data-list">
        <Bet name={`Over ${line}`} chance={over} price={overPrice} />
        {exactly !== undefined && (
          <div>
            <dt>{`Exactly ${line}, a push`}</dt>
            <dd>
              <b>{exactly}</b>
            </dd>
          </div>
        )}
        <Bet name={`Under ${line}`} chance={under} price={underPrice} />
      </dl>
      <p className="note">
        {player.plays < 1 && 'If he plays. '}
        The fair price has no margin, and a push gives the stake back. In past seasons books’ lines
        on players were better than our chances alone by log loss.
      </p>
      <Ways gameId={gameId} player={player} stat={stat} line={line} />
    </div>
  );
}
