import type { PredictedGame } from '#domain/game/game.ts';
import type { CompareMarket, CompareRow } from '#domain/prices/compareOdds.ts';
import { americanText, type BookNames, marketTitle } from '#domain/prices/compareText.ts';
import { betLabel, handicapText } from '#domain/prices/pricedBets.ts';
import { BetLink } from '../../check/BetLink.tsx';
import { Disclose } from '../../ui/Disclose.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';

interface Props {
  readonly game: PredictedGame;
  readonly markets: readonly CompareMarket[];
  readonly books: BookNames;
}

interface PriceProps {
  readonly game: PredictedGame;
  readonly market: CompareMarket['market'];
  readonly row: CompareRow;
  readonly book: string;
}

/** A book's price at its line, which leads to the bet's check. */
function Price({ game, market, row, book }: PriceProps) {
  const offer = row.offers.find((one) => one.book === book);
  const best = row.best.includes(book);
  const isTotal = row.side === 'over' || row.side === 'under';
  const line = offer?.line === undefined || isTotal ? offer?.line : handicapText(offer.line);
  return (
    <td data-book={book}>
      {line !== undefined && <span className="at">{`${line} `}</span>}
      <span className={best ? 'best' : undefined}>
        <BetLink
          of={offer?.american === undefined ? undefined : { game: game.id }}
          bet={{ market, side: row.side, line: offer?.line, price: offer?.american }}
          name={`${row.side === 'draw' ? 'Draw' : betLabel(game, { side: row.side, line: offer?.line })}`}
        >
          {americanText(offer?.american)}
        </BetLink>
      </span>
      {best && <span className="visually-hidden"> best</span>}
    </td>
  );
}

/** The books that quote a market, by the place of their price on its first side. */
const quoting = ({ rows: [first] }: CompareMarket): readonly string[] =>
  (first?.ranked ?? []).map(({ book }) => book);

/** Every book's price of every side, a table per market; closed until asked for. */
export const AllBooks = ({ game, markets, books }: Props) => (
  <Disclose id="all-books" summary={`All ${books.size} books`}>
    {markets.map((market) => (
      <ScrollRegion
        key={market.market}
        className="scroll"
        label={`${marketTitle(game.league, market)}, all books`}
      >
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col" className="left">
                {marketTitle(game.league, market)}
              </th>
              {market.rows.map(({ side }) => (
                <th key={side} scope="col">
                  {side === 'draw' ? 'Draw' : betLabel(game, { side })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {quoting(market).map((book) => (
              <tr key={book}>
                <th scope="row" className="left">
                  {books.get(book) ?? book}
                </th>
                {market.rows.map((row) => (
                  <Price key={row.side} game={game} market={market.market} row={row} book={book} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    ))}
  </Disclose>
);
