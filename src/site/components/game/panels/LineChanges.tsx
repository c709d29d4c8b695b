import type { PredictedGame } from '#domain/game/game.ts';
import { american, signed } from '#domain/numbers/numbers.ts';
import type { LineHistory, SeenQuote } from '#domain/prices/lineHistory.ts';
import { seenText } from '#domain/prices/lineHistoryText.ts';
import type { Instant } from '#domain/time/time.ts';
import { Disclose } from '../../ui/Disclose.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';

/** Limit of changes on a page; the store keeps all of them. */
const LISTED = 40;

interface Props {
  readonly game: PredictedGame;
  readonly history: LineHistory;
  readonly now: Instant;
}

function Change({ quote, now }: Pick<Props, 'now'> & { readonly quote: SeenQuote }) {
  const { provider, asOf, opened, spread, total, moneyline } = quote;
  const prices = [moneyline?.away, moneyline?.draw, moneyline?.home].flatMap((price) =>
    price === undefined ? [] : american(price),
  );
  return (
    <tr>
      <th scope="row">{opened ? 'Opening line, time unknown' : seenText(asOf, now)}</th>
      <td className="left">{provider}</td>
      <td>{spread ? signed(spread.line) : '–'}</td>
      <td>{total ? total.line : '–'}</td>
      <td>{prices.length > 0 ? prices.join(' / ') : '–'}</td>
    </tr>
  );
}

/** Every price change, latest first, down to the first price; closed at first. */
export function LineChanges({ game, history, now }: Props) {
  const seen = history.filter(({ opened }) => !opened);
  const openings = history.filter(({ opened }) => opened);
  const listed = [...seen.slice(-LISTED).toReversed(), ...openings];
  const sides = [
    game.awayTeam,
    ...(listed.some((q) => q.moneyline?.draw) ? [{ abbreviation: 'draw' }] : []),
    game.homeTeam,
  ];
  return (
    <Disclose id="price-changes" summary={`Every price change (${seen.length})`}>
      <ScrollRegion className="scroll" label="Every price change">
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">First seen</th>
              <th scope="col" className="left">
                Book
              </th>
              <th scope="col">{`${game.homeTeam.abbreviation} spread`}</th>
              <th scope="col">Total</th>
              <th scope="col">{`Moneyline ${sides.map(({ abbreviation }) => abbreviation).join(' / ')}`}</th>
            </tr>
          </thead>
          <tbody>
            {listed.map((quote) => (
              <Change
                key={`${quote.opened ? 'opened' : quote.asOf} ${quote.feed} ${quote.book}`}
                quote={quote}
                now={now}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {seen.length > LISTED && (
        <p className="note mt-2">{`The last ${LISTED} of ${seen.length} changes.`}</p>
      )}
    </Disclose>
  );
}
