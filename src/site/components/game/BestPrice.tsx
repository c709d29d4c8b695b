import type { ReactNode } from 'react';
import type { PredictedGame } from '#domain/game/game.ts';
import { oldestDatum } from '#domain/game/oldestDatum.ts';
import { american } from '#domain/numbers/numbers.ts';
import { type JudgedBet, judgedBets, payingBets } from '#domain/prices/judgedBets.ts';
import type { Instant } from '#domain/time/time.ts';
import { namedBetWords } from '../tonight/betName.ts';
import { centsText } from '../tonight/centsText.ts';
import { Seen } from '../ui/Seen.tsx';
import { NoPriceWords } from '../ui/StateWord.tsx';
import { pricesFresh } from './Badges.tsx';
import { toldOf } from './gameText.ts';

interface Props {
  readonly game: PredictedGame;
  readonly now: Instant;
}

interface BoxProps {
  readonly says: ReactNode;
  readonly worth?: string | undefined;
  readonly children: ReactNode;
}

/** The verdict on prices: the text, the value, and the source. */
export const PriceBox = ({ says, worth, children }: BoxProps) => (
  <>
    <span className="figure-label">Best price</span>
    <b className="text-21 font-[760] tracking-[-0.02em] leading-[1.25]">{says}</b>
    {worth !== undefined && (
      <span className="worth text-21 font-wide font-bold tracking-[-0.03em] whitespace-nowrap">
        {worth} <small className="text-12 font-normal font-tight tracking-[0]">per $1</small>
      </span>
    )}
    <span className="at">{children}</span>
  </>
);

interface NearestProps {
  /** "Bills to win at −120, Bovada" */
  readonly price: string;
  readonly returnPerUnit: number;
  /** When it was last confirmed, ISO 8601 in UTC. */
  readonly seen: string;
}

/** No edge: the price that comes closest to one. An edge smaller than our own error is not named. */
export function NearestPrice({ price, returnPerUnit, seen }: NearestProps) {
  const cents = centsText(returnPerUnit);
  const close = returnPerUnit > 0;
  return (
    <PriceBox says="No edge" worth={close ? undefined : cents}>
      {`Nearest: ${price}${close ? `, ${cents} per $1, less than our own error` : ''}. `}
      <Seen at={seen} />
    </PriceBox>
  );
}

/** A bet with an edge: price, book, return, age. */
function Pays({ game, best }: Pick<Props, 'game'> & { readonly best: JudgedBet }) {
  const { bet, returnPerUnit } = best;
  return (
    <PriceBox
      says={`${namedBetWords(game, bet)} at ${american(bet.american)}`}
      worth={centsText(returnPerUnit)}
    >
      {`${bet.provider}. `}
      <Seen at={oldestDatum(game)} />
    </PriceBox>
  );
}

/** No edge, in the same box: the considered prices, and how far the nearest is from an edge. */
function NoEdge({ game }: Pick<Props, 'game'>) {
  const [nearest] = judgedBets(game);
  if (!nearest) {
    const none = game.odds.length === 0;
    return (
      <PriceBox says={none ? 'No price yet' : 'No price to judge'}>
        {none ? 'No book we read has one.' : 'Our ratings do not know both sides.'}
      </PriceBox>
    );
  }
  const { bet, returnPerUnit } = nearest;
  return (
    <NearestPrice
      price={`${namedBetWords(game, bet)} at ${american(bet.american)}, ${bet.provider}`}
      returnPerUnit={returnPerUnit}
      seen={oldestDatum(game)}
    />
  );
}

/** The verdict on prices at the head of a game's page, while they can be taken. */
export function BestPrice({ game, now }: Props) {
  const fresh = pricesFresh(game, now);
  const [best] = payingBets(game);
  return (
    <>
      <p className={best ? 'price pays' : 'price'} data-when="fresh" hidden={!fresh}>
        {best ? <Pays game={game} best={best} /> : <NoEdge game={game} />}
      </p>
      <p className="price hidden" data-when="unfresh" hidden={fresh}>
        <PriceBox says={<NoPriceWords told={toldOf(game)} now={now} />}>
          {game.odds.length === 0
            ? 'No book we read had a price.'
            : 'The last prices we saw are below.'}
        </PriceBox>
      </p>
    </>
  );
}
