import type { PastPlayerGame, SaidInterval } from '#domain/players/past/playedGame.ts';
import { meanText, statLabel, statRangeText, valueText } from '#domain/players/statText.ts';
import { easternMidday, shortMonthDay } from '#domain/time/time.ts';
import { twoDecimals } from '../charts/span.ts';

/** Games shown. */
const SHOWN = 10;

interface BandProps {
  readonly value: number;
  readonly said: SaidInterval | undefined;
  /** The axis' end, in what the stat counts. */
  readonly most: number;
}

/** What he had as a dot, on the band from floor to ceiling and the tick of the mean that we said before. */
function Band({ value, said, most }: BandProps) {
  const at = (one: number): number => twoDecimals(Math.min(98, Math.max(2, 2 + (96 * one) / most)));
  return (
    <svg className="said-band" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
      <path className="axis" d="M0 7H100" />
      {said && (
        <>
          <rect
            className="middle"
            x={at(said[2])}
            y="3"
            width={twoDecimals(Math.max(1, at(said[4]) - at(said[2])))}
            height="8"
          />
          <path className="mean" d={`M${at(said[0])} 1V13`} />
        </>
      )}
      <path className="dot" d={`M${at(value)} 7h0`} />
    </svg>
  );
}

interface Props {
  /** The newest first. */
  readonly games: readonly PastPlayerGame[];
  readonly stat: string;
}

/** A player's last ten games: what he had, beside what we said before each. */
export function LastGames({ games, stat }: Props) {
  const rows = games
    .flatMap((game) => {
      const value = game.stats[stat];
      return value === undefined ? [] : [{ game, value, said: game.said?.[stat] }];
    })
    .slice(0, SHOWN);
  const most = Math.max(1, ...rows.flatMap(({ value, said }) => [value, said?.[4] ?? 0]));
  if (rows.length === 0) return null;
  return (
    <div className="fit">
      <table className="data-table said-games">
        <caption className="note">
          {`${statLabel(stat)}: the dot is what he had, the block runs from the floor to the ceiling that we said before the start, the tick is the mean.`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Game</th>
            <td />
            <th scope="col">He had</th>
            <th scope="col">We said</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ game, value, said }) => (
            <tr key={game.gameId}>
              <th scope="row" className="wraps">
                <a href={`/game/${game.gameId}`}>
                  {`${shortMonthDay(easternMidday(game.day))} ${game.home ? 'vs.' : 'at'} ${game.opponentName}`}
                </a>
              </th>
              <td className="picture">
                <Band value={value} said={said} most={most} />
              </td>
              <td>
                <b>{valueText(stat, value)}</b>
              </td>
              <td className="wraps">
                {said ? (
                  <>
                    {meanText(stat, said[0])}{' '}
                    <span className="whole">{`(${statRangeText(stat, said[2], said[4])})`}</span>
                  </>
                ) : (
                  'nothing'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
