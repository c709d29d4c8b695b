import { callWords, perDollar } from '#domain/prices/callText.ts';
import type { PriceCall } from '#domain/prices/priceCall.ts';

interface Props {
  readonly call: PriceCall;
}

/** "Best: Knicks −4.5 −105 (Bovada)" and, after it, "costs 2¢ per $1": what is true of a game's price, set in type. */
export function PriceLine({ call }: Props) {
  const { label, what, worth, why, same } = callWords(call);
  return (
    <>
      <span>
        {label !== undefined && `${label}: `}
        {call.state === 'edge' ? <b>{what}</b> : what}
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
