import type { CardGame } from '#domain/listedGame.ts';
import { american } from '#domain/numbers.ts';
import { type TonightsPrices as Prices, tonightsPrices } from '#domain/prices/tonightsPrices.ts';
import type { Instant } from '#domain/time.ts';
import { betName } from './betName.ts';
import { NoPrice } from './NoPrice.tsx';
import { PriceRow } from './PriceRow.tsx';
import { ReturnsPile } from './ReturnsPile.tsx';

/** Most rows: more than a reader takes in at a glance. */
const ROWS = 5;

interface Props {
  readonly games: readonly CardGame[];
  readonly now: Instant;
  /** Level of the heading. */
  readonly as?: 'h2' | 'h3' | undefined;
}

/** "The same bet, Bills to win, pays −120 at Bovada and −135 at ESPN: 5.2¢ of each $1 apart." */
function gapText({ gap }: Prices): string | undefined {
  if (!gap) return undefined;
  const { game, best, worst, perUnit } = gap;
  const cents = (100 * perUnit).toFixed(1);
  return `The books differ most on ${betName(game, best)}: ${american(best.american)} at ${best.provider}, ${american(worst.american)} at ${worst.provider}, ${cents}¢ apart on each $1.`;
}

function Table({ prices, now }: { readonly prices: Prices; readonly now: Instant }) {
  return (
    <table className="tonight-table">
      <caption className="visually-hidden">Prices that pay at our figures, best first</caption>
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
  'Sorted by what $1 returns on average at the price shown, if our figures hold. Small edges are mostly luck, and nothing here has beaten the closing line over past seasons.';

/** Tonight's prices that pay, at most five, beside every price that was read; or that none does, the normal state. */
export function TonightsPrices({ games, now, as: Heading = 'h2' }: Props) {
  const prices = tonightsPrices(games, now);
  const { paying, returns, sample } = prices;
  const gap = gapText(prices);
  return (
    <section className="tonight" aria-labelledby="tonight">
      <div className="tonight-words">
        {paying.length > 0 ? (
          <>
            <div className="tonight-head">
              <Heading id="tonight">Tonight’s prices</Heading>
              <p>{`${paying.length} of ${returns.length} prices pay at our figures`}</p>
            </div>
            <Table prices={prices} now={now} />
            <p className="tonight-gone">
              These prices are too old to take. The next refresh brings new ones.
            </p>
          </>
        ) : (
          <NoPrice prices={prices} games={games} now={now} as={Heading} />
        )}
        <p className="tonight-note">
          {sample && <b>Sample prices: no bookmaker offers them. </b>}
          {gap && <>{gap} </>}
          {paying.length > 0 && <>{LUCK} </>}
          <a href="/track-record">Record, losses first</a>
        </p>
      </div>
      {returns.length > 0 && <ReturnsPile returns={returns} />}
    </section>
  );
}
