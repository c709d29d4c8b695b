import { likeliestWinner } from '#domain/game/likeliestWinner.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { american } from '#domain/numbers/numbers.ts';
import type { EdgeBet } from '#domain/prices/gameEdges.ts';
import type { JudgedBet } from '#domain/prices/judgedBets.ts';
import { tonightsPrices } from '#domain/prices/tonightsPrices.ts';
import type { Instant } from '#domain/time/time.ts';
import { clockAttributes, pricesFresh } from '../game/Badges.tsx';
import { WhileFresh } from '../ui/WhileFresh.tsx';
import { betName } from './betName.ts';
import { WinnerLine } from './WinnerLine.tsx';

/** "Bills −1.5 at −104, Bovada"; the table it links to has the return. */
const Best = ({ of: { game, bet }, now }: { of: JudgedBet<EdgeBet>; now: Instant }) => (
  <span {...clockAttributes(game)}>
    <WhileFresh fresh={pricesFresh(game, now)} otherwise="See tonight’s prices">
      <b>{betName(game, bet)}</b>
      {` at ${american(bet.american)}, ${bet.provider}`}
    </WhileFresh>
  </span>
);

interface Props {
  readonly games: readonly CardGame[];
  readonly now: Instant;
}

/** Tonight in two lines: the best price and the biggest favorite. Nothing without a game tonight. */
export function TonightGlance({ games, now }: Props) {
  const prices = tonightsPrices(games, now);
  if (prices.games === 0) return null;
  const [best] = prices.paying;
  const winner = likeliestWinner(games, now);
  return (
    <dl className="glance">
      <div>
        <dt>Best price tonight</dt>
        <dd>
          <a href="#tonight">
            {best ? (
              <Best of={best} now={now} />
            ) : (
              <b>{prices.returns.length > 0 ? 'No bet worth making tonight' : 'No price yet'}</b>
            )}
          </a>
        </dd>
      </div>
      {winner && <WinnerLine of={winner} now={now} />}
    </dl>
  );
}
