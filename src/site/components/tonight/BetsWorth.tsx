import { inTurn, startingLast } from '#domain/game/inTurn.ts';
import type { JudgedBet } from '#domain/prices/judgedBets.ts';
import { counted } from '#domain/words/counted.ts';
import { optionOf } from './option.ts';

const WORTH = 'worth taking tonight';

/** "2 bets worth taking tonight"; no number once the first of their games has begun, and that there are none after the last. */
export function BetsWorth({ paying }: { readonly paying: readonly JudgedBet[] }) {
  const games = paying.map(({ game }) => game);
  const last = startingLast(games);
  const [first] = inTurn(
    games
      .map((game) => ({ game }))
      .toSorted((one, other) => Date.parse(one.game.gameTime) - Date.parse(other.game.gameTime)),
  );
  if (!first || !last) return null;
  return (
    <>
      <span {...optionOf('bets', 0, { ...first, when: 'fresh' })}>
        {`${counted(paying.length, 'bet')} ${WORTH}`}
      </span>
      <span {...optionOf('bets', 1, { game: last, when: 'fresh' })}>{`Bets ${WORTH}`}</span>
      <span {...optionOf('bets', 2)}>No price to judge now</span>
    </>
  );
}
