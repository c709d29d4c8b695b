import type { CardGame } from '#domain/game/listedGame.ts';
import { callWords, perDollar } from '#domain/prices/callText.ts';
import type { PriceCall } from '#domain/prices/priceCall.ts';
import { CheckLink } from './CheckLink.tsx';

interface Props {
  readonly call: PriceCall;
  /** The game whose check the bet leads to; none where nothing leads on. */
  readonly game?: CardGame | undefined;
}

/** "Best: Knicks −4.5 −105 (Bovada)" and, after it, "costs 2¢ per $1": what is true of a game's price, set in type. */
export function PriceLine({ call, game }: Props) {
  const { label, what, worth, why, same } = callWords(call);
  const bet = call.state === 'edge' ? <b>{what}</b> : what;
  return (
    <>
      <span>
        {label !== undefined && `${label}: `}
        {game && worth !== undefined ? <CheckLink game={game}>{bet}</CheckLink> : bet}
        {(worth ?? why) !== undefined && <span className="visually-hidden">, </span>}
      </span>
      {worth !== undefined && (
        <span className="return">
          {call.state === 'edge' ? <b>{worth}</b> : worth} {perDollar(worth)}
          {same !== undefined && `, ${same}`}
          {why !== undefined && `, ${why}`}
        </span>
      )}
      {worth === undefined && why !== undefined && <span>{why}</span>}
    </>
  );
}
