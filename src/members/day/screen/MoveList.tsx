import { leagueName } from '#domain/leagues/leagueName.ts';
import type { DayMove, Mover } from '../rules/moves.ts';
import { localClock, localStart } from './localTime.ts';

interface Props {
  readonly since: string;
  readonly games: readonly Mover[];
  readonly now: Date;
}

const OF: Readonly<Record<DayMove['of'], string>> = {
  spread: 'Spread',
  total: 'Total',
  moneyline: 'Books',
  ours: 'Ours',
};

/** "Spread", "Books: Bills" */
const nameOf = ({ of, side }: DayMove): string =>
  of === 'total' && side === 'Total' ? OF.total : `${OF[of]}: ${side}`;

/** How the lines and shares of the day's games moved, the farthest first. */
export function MoveList({ since, games, now }: Props) {
  const coming = games.filter(({ gameTime }) => Date.parse(gameTime) > now.getTime());
  return (
    <section className="panel" aria-labelledby="moved">
      <div className="panel-head">
        <h2 id="moved">What moved since this morning</h2>
        <span className="subline">Since {localClock(since)}, or a game’s first price</span>
      </div>
      <div className="content">
        {coming.length === 0 && (
          <p>
            Nothing has moved since {localClock(since)}. <a href="/predictions">Today’s games</a>
          </p>
        )}
        <ol className="day-moves">
          {coming.map((game) => (
            <li key={game.gameId}>
              <a href={`/game/${game.gameId}`}>
                {game.away} @ {game.home}
              </a>
              <span className="range">
                {leagueName(game.league)}, {localStart(game)}
              </span>
              <dl>
                {game.moves.map((move) => (
                  <div key={`${move.of} ${move.side}`}>
                    <dt>{nameOf(move)}</dt>
                    <dd>
                      {move.from} <span aria-hidden="true">→</span>
                      <span className="visually-hidden">to</span> <b>{move.to}</b>
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
        {coming.length > 0 && (
          <p className="note mt-2">
            Books: their average chance, margin removed. Ours: our chance.
          </p>
        )}
      </div>
    </section>
  );
}
