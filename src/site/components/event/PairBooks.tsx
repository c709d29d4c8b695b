import type { TwoWayPart } from '#domain/events/twoWayEdge.ts';
import { american } from '#domain/numbers/numbers.ts';
import { isAmericanPrice, profitPerUnit } from '#domain/prices/americanOdds.ts';
import { freshestOfBook } from '#domain/prices/freshestOfBook.ts';
import { slug } from '#domain/words/slug.ts';
import { Disclose } from '../ui/Disclose.tsx';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';

interface Props {
  readonly part: TwoWayPart;
  /** Names of the two sides, a first. */
  readonly names: readonly [string, string];
}

/** With this many books or fewer, the best price of each side says all. */
const FEW = 2;
const SIDES = ['a', 'b'] as const;

/** Every book's price of the two in a bout or match, the best on the first named first; closed until asked for. */
export function PairBooks({ part, names }: Props) {
  const quotes = freshestOfBook(part.moneyline ?? [])
    .filter(({ a, b }) => isAmericanPrice(a) && isAmericanPrice(b))
    .toSorted((one, other) => profitPerUnit(other.a) - profitPerUnit(one.a));
  if (quotes.length <= FEW) return null;
  const best = {
    a: Math.max(...quotes.map(({ a }) => profitPerUnit(a))),
    b: Math.max(...quotes.map(({ b }) => profitPerUnit(b))),
  };
  const of = names.join(' vs. ');
  return (
    <Disclose id={`books-${slug(of)}`} summary={`All ${quotes.length} books`} of={of}>
      <ScrollRegion className="scroll" label={`Prices of all books, ${of}`}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col" className="left">
                To win
              </th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {quotes.map(({ book, provider, ...prices }) => (
              <tr key={book}>
                <th scope="row" className="left">
                  {provider}
                </th>
                {SIDES.map((side) => {
                  const isBest = profitPerUnit(prices[side]) === best[side];
                  return (
                    <td key={side} data-book={book}>
                      <span className={isBest ? 'best' : undefined}>{american(prices[side])}</span>
                      {isBest && <span className="visually-hidden"> best</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Disclose>
  );
}
