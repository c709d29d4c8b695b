import type { Game } from '#domain/game/game.ts';
import {
  endText,
  firstSeenText,
  moveSentence,
  NO_RETURN,
  trustText,
} from '#domain/moves/moveText.ts';
import type { MoveTrust } from '#domain/moves/moveTrust.ts';

interface Props {
  readonly game: Game;
  /** How such calls of its league have ended. */
  readonly trust: readonly MoveTrust[];
}

/** Where we expected the lines to go at the first price seen, with how such calls have ended beside it. */
export function ExpectedMoves({ game, trust }: Props) {
  const { expectedMoves = [] } = game;
  if (expectedMoves.length === 0) return null;
  const untried =
    trust.some(({ from }) => from === 'backtest') && trust.every(({ ownSoFar }) => !ownSoFar);
  return (
    <section className="expected-moves mt-4" aria-label="Where the line will go">
      <h3 className="text-16 font-semibold">
        {expectedMoves.some(({ result }) => result === undefined)
          ? 'Where the line will go'
          : 'Where we said the line would go'}
      </h3>
      <ul className="mt-1 max-w-[80ch]">
        {expectedMoves.map((move) => {
          const known = trust.find(({ market }) => market === move.market);
          const end = endText(game, move);
          return (
            <li key={move.market} className="mt-2">
              <b>{moveSentence(game, move)}</b> {end ?? (known && trustText(known))}
              <span className="note block">{firstSeenText(game, move)}</span>
            </li>
          );
        })}
      </ul>
      <p className="note mt-2">
        {NO_RETURN} {untried && 'None of ours is graded yet. '}
        <a href="/track-record#moves">Every such call, by league</a>
      </p>
    </section>
  );
}
