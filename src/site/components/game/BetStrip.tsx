import { isClosed } from '#domain/game/freshness.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { openCall } from '#domain/prices/gameCall.ts';
import type { Instant } from '#domain/time/time.ts';
import { StateWord } from '../ui/StateWord.tsx';
import { pricesFresh } from './Badges.tsx';
import { toldOf } from './gameText.ts';
import { PriceLine } from './PriceLine.tsx';

/**
 * What is true of a card's price, at its foot: the best one, where, and what it costs. Each state of the clock has its line; the
 * page's clock shows one of them.
 */
export function BetStrip({ game, now }: { readonly game: CardGame; readonly now: Instant }) {
  const open = openCall(game);
  const fresh = pricesFresh(game, now);
  const closed = isClosed(game, now);
  return (
    <>
      {game.status === 'scheduled' && (
        <>
          <p
            className={open.state === 'edge' ? 'strip pays' : 'strip'}
            data-when="fresh"
            hidden={!fresh}
          >
            <PriceLine call={open} game={game} />
          </p>
          <p className="strip" data-when="stale" hidden={fresh || closed}>
            <PriceLine call={{ state: 'old' }} />
          </p>
        </>
      )}
      <p className="strip" data-when="closed" hidden={!closed}>
        <span>
          <StateWord told={toldOf(game)} now={now} />
        </span>
      </p>
    </>
  );
}
