import type { ReactNode } from 'react';
import { isClosed } from '#domain/game/freshness.ts';
import type { PredictedGame } from '#domain/game/game.ts';
import { oldestDatum } from '#domain/game/oldestDatum.ts';
import { american } from '#domain/numbers/numbers.ts';
import {
  callWords,
  callWorthText,
  closedText,
  LABELS,
  PRICES_OLD,
  perDollar,
} from '#domain/prices/callText.ts';
import { openCall } from '#domain/prices/gameCall.ts';
import type { OpenCall } from '#domain/prices/priceCall.ts';
import type { Instant } from '#domain/time/time.ts';
import { Seen } from '../ui/Seen.tsx';
import { Term } from '../ui/Term.tsx';
import { pricesFresh } from './Badges.tsx';

interface Props {
  readonly game: PredictedGame;
  readonly now: Instant;
}

interface BoxProps {
  readonly label?: string | undefined;
  readonly says: ReactNode;
  readonly worth?: string | undefined;
  /** True if "per $1" has its meaning in a tooltip: once on a page. */
  readonly explained?: boolean | undefined;
  readonly children: ReactNode;
}

/** The verdict on prices: the text, the value, and the source. */
export const PriceBox = ({ label = 'Best price', says, worth, explained, children }: BoxProps) => (
  <>
    <span className="figure-label">{label}</span>
    <b className="text-21 font-[760] tracking-[-0.02em] leading-[1.25]">{says}</b>
    {worth !== undefined && (
      <span className="worth text-21 font-wide font-bold tracking-[-0.03em] whitespace-nowrap">
        {worth}{' '}
        <small className="text-12 font-normal font-tight tracking-[0]">
          {explained && perDollar(worth) !== '' ? (
            <Term of="perDollar" at="best-price">
              {perDollar(worth)}
            </Term>
          ) : (
            perDollar(worth)
          )}
        </small>
      </span>
    )}
    <span className="at">{children}</span>
  </>
);

interface CallProps {
  readonly call: OpenCall;
  /** When its price was last confirmed, ISO 8601 in UTC. */
  readonly seen: string;
  readonly explained?: boolean | undefined;
  /** Address of the check of a bout's or match's bet; a game's head has a button of its own. */
  readonly check?: string | undefined;
}

/** What is true of a price while it can be taken: bet and price, what they return or cost, the book and the age. */
export function OpenPrice({ call, seen, explained, check }: CallProps) {
  const { what, why, same } = callWords(call);
  const toCheck = check !== undefined && (
    <>
      {' '}
      <a className="whitespace-nowrap" href={check}>
        Check a bet
      </a>
    </>
  );
  if (!('price' in call) || !call.price) {
    return (
      <PriceBox says={what}>
        {call.state === 'none' ? 'No book we read has one.' : ''}
        {toCheck}
      </PriceBox>
    );
  }
  const { price } = call;
  return (
    <PriceBox
      label={call.state === 'edge' ? LABELS.edge : undefined}
      says={`${price.bet} at ${american(price.american)}`}
      worth={'returnPerUnit' in price ? callWorthText(price) : undefined}
      explained={explained}
    >
      {`${price.book}${call.state === 'oneBook' ? ', the only book' : ''}${same === undefined ? '' : `, ${same}`}${why === undefined ? '' : `: ${why}`}. `}
      <Seen at={seen} />
      {toCheck}
    </PriceBox>
  );
}

/** What is true of a game's price at the head of its page. The page's clock shows one of its states. */
export function BestPrice({ game, now }: Props) {
  const fresh = pricesFresh(game, now);
  const closed = isClosed(game, now);
  const call = openCall(game);
  const last =
    game.odds.length > 0 ? 'The last prices we saw are below.' : 'We saw no price for this game.';
  return (
    <>
      {game.status === 'scheduled' && (
        <>
          <p
            className={call.state === 'edge' ? 'price pays' : 'price'}
            data-when="fresh"
            hidden={!fresh}
          >
            <OpenPrice call={call} seen={oldestDatum(game)} explained />
          </p>
          <p className="price hidden" data-when="stale" hidden={fresh || closed}>
            <PriceBox says={PRICES_OLD}>{last}</PriceBox>
          </p>
        </>
      )}
      <p className="price hidden" data-when="closed" hidden={!closed}>
        <PriceBox says={closedText(game.status === 'postponed')}>{last}</PriceBox>
      </p>
    </>
  );
}
