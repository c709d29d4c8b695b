import { inTurn } from '#domain/game/inTurn.ts';
import { likeliestWinners } from '#domain/game/likeliestWinner.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { american } from '#domain/numbers/numbers.ts';
import { type TonightsPrices, tonightsPrices } from '#domain/prices/tonightsPrices.ts';
import type { Instant } from '#domain/time/time.ts';
import { betName } from './betName.ts';
import { optionOf } from './option.ts';
import { WinnerLines } from './WinnerLine.tsx';

/** "Bills −1.5 at −104, Bovada", whose return is in the table that this links to; or that no price pays. */
function Best({ prices: { paying, nearest } }: { readonly prices: TonightsPrices }) {
  const name = 'best';
  const best = inTurn(paying);
  const last = nearest.at(-1);
  return (
    <>
      {best.map(({ game, bet }, index) => (
        <span key={game.id} {...optionOf(name, index, { game, when: 'fresh' })}>
          <b>{betName(game, bet)}</b>
          {` at ${american(bet.american)}, ${bet.provider}`}
        </span>
      ))}
      {last && (
        <b {...optionOf(name, 0, { game: last.game, when: 'fresh' })}>
          No bet worth making tonight
        </b>
      )}
      <b {...optionOf(name, best.length + nearest.length)}>
        {best.length + nearest.length > 0 ? 'See tonight’s prices' : 'No price yet'}
      </b>
    </>
  );
}

interface Props {
  readonly games: readonly CardGame[];
  readonly now: Instant;
}

/** Tonight in two lines: the best price and the biggest favorite. Nothing without a game tonight. */
export function TonightGlance({ games, now }: Props) {
  const prices = tonightsPrices(games, now);
  const { last } = prices;
  if (!last) return null;
  return (
    <dl className="glance" {...optionOf('glance', 0, { game: last, when: 'open' })}>
      <div>
        <dt>Best price tonight</dt>
        <dd>
          <a href="#tonight">
            <Best prices={prices} />
          </a>
        </dd>
      </div>
      <WinnerLines of={likeliestWinners(games, now)} />
    </dl>
  );
}
