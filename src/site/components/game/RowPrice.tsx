import { isClosed } from '#domain/game/freshness.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { american } from '#domain/numbers/numbers.ts';
import { callWords, PRICES_OLD } from '#domain/prices/callText.ts';
import { openCall } from '#domain/prices/gameCall.ts';
import { briefBet } from '#domain/prices/namedBet.ts';
import type { Instant } from '#domain/time/time.ts';
import { StateWord } from '../ui/StateWord.tsx';
import { pricesFresh } from './Badges.tsx';
import { CheckLink } from './CheckLink.tsx';
import { toldOf } from './gameText.ts';

interface Props {
  readonly game: CardGame;
  readonly now: Instant;
}

/** "costs 2¢" above "BUF −1.5 −110 (Bovada)" in a table whose heading says "per $1"; the reason where a return is no edge. */
function Open({ game }: Pick<Props, 'game'>) {
  const call = openCall(game, briefBet);
  const { what, worth, why, same } = callWords(call);
  if (worth === undefined || !('price' in call) || !call.price) {
    return (
      <span className="none">
        {what}
        {why !== undefined && `, ${why}`}
      </span>
    );
  }
  return (
    <>
      {call.state === 'edge' ? <b className="pos">{worth}</b> : <b>{worth}</b>}
      <small>
        <CheckLink game={game}>
          <span className="whole">{`${call.price.bet} ${american(call.price.american)}`}</span>{' '}
          <span className="whole">{`(${call.price.book})`}</span>
        </CheckLink>
      </small>
      {why !== undefined && <small>{why}</small>}
      {why === undefined && same !== undefined && <small className="same">{same}</small>}
    </>
  );
}

/** What is true of a game's price in a row: each state of the clock has its words, and the page's clock shows one of them. */
export function RowPrice({ game, now }: Props) {
  const fresh = pricesFresh(game, now);
  const closed = isClosed(game, now);
  return (
    <>
      {game.status === 'scheduled' && (
        <>
          <span className="row-price" data-when="fresh" hidden={!fresh}>
            <Open game={game} />
          </span>
          <span className="row-price none" data-when="stale" hidden={fresh || closed}>
            {PRICES_OLD}
          </span>
        </>
      )}
      <span className="row-price none" data-when="closed" hidden={!closed}>
        <StateWord told={toldOf(game)} now={now} />
      </span>
    </>
  );
}
