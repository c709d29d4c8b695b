import { likeliestWinners } from '#domain/game/likeliestWinner.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { type TonightsPrices as Prices, tonightsPrices } from '#domain/prices/tonightsPrices.ts';
import type { Instant } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { BetsWorth } from './BetsWorth.tsx';
import { GapLine } from './GapLine.tsx';
import { NoPrice } from './NoPrice.tsx';
import { PriceRow } from './PriceRow.tsx';
import { ReturnsPile } from './ReturnsPile.tsx';
import { WinnerLines } from './WinnerLine.tsx';

/** Limit of rows, for reading at a glance. */
const ROWS = 5;

interface Props {
  readonly games: readonly CardGame[];
  readonly now: Instant;
  /** True on the page of all games; the front page has its own h2 and names the biggest favorite above. */
  readonly page?: boolean | undefined;
}

function Table({ prices, now }: { readonly prices: Prices; readonly now: Instant }) {
  return (
    <table className="tonight-table">
      <caption className="visually-hidden">Bets worth taking, best first</caption>
      <thead>
        <tr>
          <th scope="col">Bet</th>
          <th scope="col">Price</th>
          <th scope="col">Our fair price</th>
          <th scope="col">
            Return<span className="wide-only"> per $1</span>
          </th>
          <th scope="col">Age</th>
        </tr>
      </thead>
      {prices.paying.slice(0, ROWS).map((row) => (
        <PriceRow key={`${row.game.id} ${row.bet.market} ${row.bet.side}`} row={row} now={now} />
      ))}
    </table>
  );
}

const LUCK =
  'By what $1 returns on average, if our odds are right. Small edges are mostly luck, and nothing here has beaten the closing line over past seasons.';

/** Tonight's prices with an edge, at most five, next to all considered prices; or that there is none, the normal state. */
export function TonightsPrices({ games, now, page = true }: Props) {
  const Heading = page ? 'h2' : 'h3';
  const prices = tonightsPrices(games, now);
  const { paying, returns, gap, sample, last } = prices;
  const winners = page ? likeliestWinners(games, now) : [];
  return (
    <section className="sheet tonight" id="tonight" aria-label="Tonight’s prices">
      <div className="tonight-words">
        {paying.length > 0 ? (
          <>
            <div className="tonight-head">
              <Heading>
                <BetsWorth paying={paying} />
              </Heading>
              <p className="text-13 text-muted">{`Of ${counted(returns.length, 'price')}`}</p>
            </div>
            <Table prices={prices} now={now} />
            <p className="tonight-gone">
              These prices are too old to take. The next refresh brings new ones.
            </p>
          </>
        ) : (
          <NoPrice prices={prices} games={games} now={now} as={Heading} />
        )}
        {(winners.length > 0 || gap) && (
          <dl className="tonight-facts">
            <WinnerLines of={winners} />
            {gap && <GapLine gap={gap} />}
          </dl>
        )}
        <p className="text-13 text-muted pt-2 px-4 pb-3.5 max-w-[88ch]">
          {sample && <b>Sample prices: no bookmaker offers them. </b>}
          {paying.length > 0 && <>{LUCK} </>}
          <a href="/track-record">Record, losses first</a>
        </p>
      </div>
      {last && returns.length > 0 && <ReturnsPile returns={returns} last={last} />}
    </section>
  );
}
