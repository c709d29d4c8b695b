import type { CardGame } from '#domain/game/listedGame.ts';
import { callWords, perDollar } from '#domain/prices/callText.ts';
import { betCall } from '#domain/prices/gameCall.ts';
import { tonightsPrices } from '#domain/prices/tonightsPrices.ts';
import type { Instant } from '#domain/time/time.ts';
import { clockAttributes, pricesFresh } from '../game/Badges.tsx';
import { WhileFresh } from '../ui/WhileFresh.tsx';
import { betName } from './betName.ts';
import { betsText } from './TonightsPrices.tsx';

interface Props {
  readonly games: readonly CardGame[];
  readonly now: Instant;
}

/** Tonight's prices in one line above the games; nothing where no price is current. */
export function TonightLine({ games, now }: Props) {
  const { paying, nearest } = tonightsPrices(games, now);
  const best = paying[0] ?? nearest;
  if (!best) return null;
  const { game, bet } = best;
  const { what, worth = '', why } = callWords(betCall(game, bet, betName));
  return (
    <p className="tonight-line" {...clockAttributes(game)}>
      <a href="#tonight">
        <b>
          {paying.length > 0
            ? `${betsText(paying.length)} worth taking tonight`
            : 'No bet worth making tonight'}
        </b>
      </a>
      <WhileFresh fresh={pricesFresh(game, now)} otherwise="">
        <span className="wide-only">{`Best: ${what}, `}</span>
        <span className="narrow-only">{'Best price: '}</span>
        {[`${worth} ${perDollar(worth)}`.trim(), why].filter(Boolean).join(', ')}
      </WhileFresh>
    </p>
  );
}
