import { inTurn } from '#domain/game/inTurn.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { callWords, perDollar } from '#domain/prices/callText.ts';
import { betCall } from '#domain/prices/gameCall.ts';
import type { JudgedBet } from '#domain/prices/judgedBets.ts';
import { tonightsPrices } from '#domain/prices/tonightsPrices.ts';
import type { Instant } from '#domain/time/time.ts';
import { BetsWorth } from './BetsWorth.tsx';
import { betName } from './betName.ts';
import { optionOf } from './option.ts';

/** "Best: Bills −1.5 −110 (Bovada), costs 1¢ per $1"; on a phone what it costs alone. */
function Best({ of: { game, bet } }: { readonly of: JudgedBet }) {
  const { what, worth = '', why } = callWords(betCall(game, bet, betName));
  return (
    <span>
      <span className="wide-only">{`Best: ${what}, `}</span>
      <span className="narrow-only">{'Best price: '}</span>
      {[`${worth} ${perDollar(worth)}`.trim(), why].filter(Boolean).join(', ')}
    </span>
  );
}

interface Props {
  readonly games: readonly CardGame[];
  readonly now: Instant;
}

/** Tonight's prices in one line above the games, the best still to be had; nothing where no price is current. */
export function TonightLine({ games, now }: Props) {
  const { paying, nearest } = tonightsPrices(games, now);
  return inTurn([...paying, ...nearest]).map((best, index) => (
    <p
      key={best.game.id}
      className="tonight-line"
      {...optionOf('line', index, { game: best.game, when: 'fresh' })}
    >
      <a href="#tonight">
        <b>{paying.length > 0 ? <BetsWorth paying={paying} /> : 'No bet worth making tonight'}</b>
      </a>
      <Best of={best} />
    </p>
  ));
}
