import type { CardGame } from '#domain/game/listedGame.ts';
import { american } from '#domain/numbers/numbers.ts';
import { type JudgedBet, judgedBets, payingBets } from '#domain/prices/judgedBets.ts';
import type { Instant } from '#domain/time/time.ts';
import { namedBetWords } from '../tonight/betName.ts';
import { centsText } from '../tonight/centsText.ts';
import { NoPriceWords } from '../ui/StateWord.tsx';
import { pricesFresh } from './Badges.tsx';
import { toldOf } from './gameText.ts';

interface VerdictProps {
  readonly game: CardGame;
  readonly best: JudgedBet | undefined;
}

/** "Bills −1.5 at −104, Bovada", and its return; or how far the nearest price is from an edge. */
function Verdict({ game, best }: VerdictProps) {
  if (best) {
    const { bet, returnPerUnit } = best;
    return (
      <>
        <span>
          <b>{namedBetWords(game, bet)}</b>
          {` at ${american(bet.american)}, ${bet.provider}`}
        </span>
        <span className="return">
          <b>{centsText(returnPerUnit)}</b> per $1
        </span>
      </>
    );
  }
  const [nearest] = judgedBets(game);
  if (!nearest) return <span>{game.odds.length === 0 ? 'No price yet' : 'No price to judge'}</span>;
  return (
    <>
      <span>No edge</span>
      <span>{`best price ${centsText(nearest.returnPerUnit)} per $1`}</span>
    </>
  );
}

/** The verdict on a card's prices, at its foot: a named bet, or no edge. Only while they can be taken. */
export function BetStrip({ game, now }: { readonly game: CardGame; readonly now: Instant }) {
  const fresh = pricesFresh(game, now);
  const [best] = payingBets(game);
  return (
    <>
      <p className={best ? 'strip pays' : 'strip'} data-when="fresh" hidden={!fresh}>
        <Verdict game={game} best={best} />
      </p>
      <p className="strip" data-when="unfresh" hidden={fresh}>
        <span>
          <NoPriceWords told={toldOf(game)} now={now} />
        </span>
      </p>
    </>
  );
}
