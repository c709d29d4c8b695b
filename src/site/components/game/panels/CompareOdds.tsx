import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { isClosed, isStale } from '#domain/game/freshness.ts';
import type { PredictedGame } from '#domain/game/game.ts';
import { oldestDatum } from '#domain/game/oldestDatum.ts';
import type { MoveTrust } from '#domain/moves/moveTrust.ts';
import { worthCell } from '#domain/prices/callText.ts';
import { type CompareMarket, type CompareRow, compareOdds } from '#domain/prices/compareOdds.ts';
import {
  americanText,
  type BookNames,
  bookNames,
  comparedShare,
  introText,
  leftOutText,
  marketNote,
  marketTitle,
  missingText,
  NOT_KNOWN,
  returnText,
  SAMPLE_PRICES,
  stakeText,
} from '#domain/prices/compareText.ts';
import { fairDecimalText, writtenText, writtenWorstText } from '#domain/prices/fairPrice.ts';
import type { LineHistory as History } from '#domain/prices/lineHistory.ts';
import { betLabel, handicapText } from '#domain/prices/pricedBets.ts';
import type { Instant } from '#domain/time/time.ts';
import { expectedValuePath, kellyPath, noVigPath } from '#domain/tools/links.ts';
import { AlertMe } from '#members/alerts/screen/AlertMe.tsx';
import { TakeDown } from '#members/bets/screen/TakeDown.tsx';
import { SITE } from '#site';
import { SeenAt } from '../../ui/SeenAt.tsx';
import { Term } from '../../ui/Term.tsx';
import { WhileFresh } from '../../ui/WhileFresh.tsx';
import { Whole } from '../../ui/Whole.tsx';
import { pricesFresh } from '../Badges.tsx';
import { ExpectedMoves } from '../ExpectedMoves.tsx';
import { Panel } from '../Panel.tsx';
import { AllBooks } from './AllBooks.tsx';
import { CheckRow } from './CheckRow.tsx';
import { LineHistory } from './LineHistory.tsx';
import { PriceLink } from './PriceLink.tsx';

const HEADS = {
  market: ['Market,', 'no vig'],
  simcast: [SITE.name, ''],
  fair: ['Fair', 'price'],
  edge: ['Expected', 'return'],
  kelly: ['Quarter', 'Kelly'],
  down: ['Worst price', 'worth taking'],
} as const;

const name = (head: keyof typeof HEADS): string => HEADS[head].join(' ').trim();

/** Up to this many books have a column each; more of them are listed below, and the table has the best prices. */
const COLUMNS = 2;
/** Prices of a side that the table shows where there are more books. */
const BEST = ['Best price', 'Second', 'Third'] as const;

interface Priced {
  readonly book: string;
  readonly name: string;
}

/** A side's price of a rank, with its book. */
function RankedCell({
  row,
  rank,
  books,
  ...of
}: Pick<RowProps, 'game' | 'market' | 'row' | 'books'> & { readonly rank: number }) {
  const offer = row.ranked[rank];
  const best = offer !== undefined && row.best.includes(offer.book);
  const line = offer === undefined ? undefined : otherLine(row, offer);
  return (
    <td data-k={BEST[rank]} data-book={offer?.book}>
      <PriceLink
        {...of}
        row={row}
        book={offer?.book ?? ''}
        name={books.get(offer?.book ?? '') ?? ''}
        at={line}
      >
        {line !== undefined && <span className="at">{`${line} `}</span>}
        <span className={best ? 'best' : undefined}>{americanText(offer?.american)}</span>
        {best && <span className="visually-hidden"> best</span>}
      </PriceLink>
      {offer && <small className="of">{` ${books.get(offer.book) ?? offer.book}`}</small>}
    </td>
  );
}

/** An offer's line in words if it is not the row's; undefined if it is. */
function otherLine(row: CompareRow, { line }: CompareRow['offers'][number]): string | undefined {
  if (line === undefined || line === row.line) return undefined;
  return row.side === 'over' || row.side === 'under' ? String(line) : handicapText(line);
}

/** A book's price, with its line if that differs from the row's. */
function PriceCell({ row, book, name, ...of }: Pick<RowProps, 'game' | 'market' | 'row'> & Priced) {
  const offer = row.offers.find((one) => one.book === book);
  const best = row.best.includes(book);
  const line = offer && otherLine(row, offer);
  return (
    <td data-k={name} data-book={book}>
      <PriceLink {...of} row={row} book={book} name={name} at={line}>
        {line !== undefined && <span className="at">{`${line} `}</span>}
        <span className={best ? 'best' : undefined}>{americanText(offer?.american)}</span>
        {best && <span className="visually-hidden"> best</span>}
      </PriceLink>
    </td>
  );
}

interface RowProps {
  readonly game: PredictedGame;
  readonly market: CompareMarket['market'];
  readonly row: CompareRow;
  /** The book of each column. */
  readonly books: BookNames;
  /** True while the prices can be taken and were seen recently. */
  readonly fresh: boolean;
  /** True once the prices can no longer be taken. */
  readonly closed: boolean;
}

/** The best price's value, stake and worst acceptable price; nothing if it is old. */
function Row({ game, market, row, books, fresh, closed }: RowProps) {
  const { side, edge } = row;
  const label = side === 'draw' ? 'Draw' : betLabel(game, { side, line: row.line });
  const thin = edge ? 'more' : 'more zero';
  const american = row.ranked[0]?.american;
  /** A figure that its calculator explains, filled with the best price and our chance. */
  const counted = (text: string, path: typeof expectedValuePath, tool: string): ReactNode => {
    if (american === undefined || row.simcastShare === undefined) return text;
    const href = path(american, row.simcastShare * (1 - row.push), row.push);
    return (
      <a className="tool" href={href} aria-label={`${text}: ${tool} of ${label}`}>
        {text}
      </a>
    );
  };
  const worth = (text: ReactNode) => (
    <WhileFresh fresh={fresh} otherwise={NOT_KNOWN}>
      {text}
    </WhileFresh>
  );
  return (
    <tr>
      <th className="whitespace-normal" scope="row">
        <Whole text={label} />
        {books.size > COLUMNS && row.simcastShare !== undefined && (
          <small className="of own">{` ${SITE.name} ${comparedShare(row.simcastShare)}`}</small>
        )}
      </th>
      {books.size > COLUMNS
        ? BEST.map((head, rank) => (
            <RankedCell
              key={head}
              game={game}
              market={market}
              row={row}
              rank={rank}
              books={books}
            />
          ))
        : [...books].map(([book, name]) => (
            <PriceCell key={book} game={game} market={market} row={row} book={book} name={name} />
          ))}
      <td className="more" data-k={name('market')}>
        {comparedShare(row.marketShare)}
      </td>
      <td className="simcast" data-k={name('simcast')}>
        {comparedShare(row.simcastShare)}
      </td>
      <td className="more" data-k={name('fair')}>
        {writtenText(row.fairAmerican)}
        {row.simcastShare !== undefined && (
          <small className="wide-only">{` (${fairDecimalText(row.simcastShare)})`}</small>
        )}
      </td>
      <td className="worth" data-k={name('edge')}>
        {edge ? (
          worth(
            <b className="pos">{counted(returnText(edge), expectedValuePath, 'expected value')}</b>,
          )
        ) : (
          <span className="none wraps">
            {row.call ? (
              <WhileFresh fresh={fresh} otherwise={NOT_KNOWN}>
                {counted(worthCell(row.call), expectedValuePath, 'expected value')}
              </WhileFresh>
            ) : (
              NOT_KNOWN
            )}
          </span>
        )}
      </td>
      <td className={thin} data-k={name('kelly')}>
        {edge ? (
          worth(<b>{counted(stakeText(edge), kellyPath, 'Kelly stake')}</b>)
        ) : (
          <span className="none">{row.judged ? '0' : NOT_KNOWN}</span>
        )}
      </td>
      <td className={thin} data-k={name('down')}>
        {edge ? (
          worth(writtenWorstText(edge.takeDownToAmerican))
        ) : (
          <span className="none">{NOT_KNOWN}</span>
        )}
      </td>
      <td className="take-at">
        <TakeDown game={game} market={market} row={row} label={label} closed={closed} />
        <AlertMe label={label} closed={closed} />
        <CheckRow game={game} market={market} row={row} label={label} closed={closed} />
      </td>
    </tr>
  );
}

interface MarketProps extends Pick<RowProps, 'game' | 'books' | 'fresh' | 'closed'> {
  readonly market: CompareMarket;
}

const VIG = 'Vig:';

/** A market's vig, with what that is, and its pushes. */
function MarketNote({ market, books }: Pick<MarketProps, 'market' | 'books'>) {
  const note = marketNote(market, books);
  if (!note.startsWith(VIG)) return note;
  const more = note.slice(VIG.length).trim();
  const best = market.rows.map(({ ranked: [first] }) => first?.american);
  const prices = best.filter((price) => price !== undefined);
  return (
    <>
      <Term of="vig" at={market.market}>
        {VIG}
      </Term>{' '}
      {prices.length === best.length ? (
        <a className="tool" href={noVigPath(prices)} aria-label={`${more}: prices without it`}>
          {more}
        </a>
      ) : (
        more
      )}
    </>
  );
}

function Market({ game, market, books, fresh, closed }: MarketProps) {
  return (
    <tbody>
      <tr className="group">
        <th colSpan={8 + (books.size > COLUMNS ? BEST.length : books.size)} scope="rowgroup">
          {marketTitle(game.league, market)}{' '}
          <span className="vig">
            <MarketNote market={market} books={books} />
          </span>
        </th>
      </tr>
      {market.rows.map((row) => (
        <Row
          key={row.side}
          game={game}
          market={market.market}
          row={row}
          books={books}
          fresh={fresh}
          closed={closed}
        />
      ))}
    </tbody>
  );
}

const MORE: readonly string[] = [
  'market',
  'fair',
  'kelly',
  'down',
] satisfies (keyof typeof HEADS)[];

function Heads({ books }: Pick<RowProps, 'books'>) {
  return (
    <thead>
      <tr>
        <th scope="col">Side</th>
        {(books.size > COLUMNS ? BEST : [...books.values()]).map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {Object.entries(HEADS).map(([key, [first, second]]) => (
          <th key={key} scope="col" className={MORE.includes(key) ? 'more' : key}>
            {key === 'kelly' ? (
              <Term of="quarterKelly" at="odds">
                {first} <br />
                {second}
              </Term>
            ) : (
              <>
                {first} {second !== '' && <br />}
                {second}
              </>
            )}
          </th>
        ))}
        <th scope="col" className="take-at">
          <span className="visually-hidden">Note, alert, check</span>
        </th>
      </tr>
    </thead>
  );
}

interface Props {
  readonly game: PredictedGame;
  /** History of its prices. */
  readonly lines: History;
  /** How expected moves of its league have ended. */
  readonly trust?: readonly MoveTrust[] | undefined;
  readonly now: Instant;
}

/** Every book's price of every side, with the best one's value by our figures. */
export function CompareOdds({ game, lines, trust = [], now }: Props) {
  const markets = compareOdds(game);
  const missing = missingText(game.odds);
  const books = bookNames(game.odds);
  const sample = game.odds.some((quote) => quote.sample);
  const leftOut = leftOutText(game.prediction.anchor);
  const stale = isStale(oldestDatum(game), game.gameTime, now);
  const stamp = game.odds.length > 0 && (
    <span className="stamp">
      <span className="badge warn" data-when="stale" hidden={!stale}>
        Over 30 min old
      </span>
      <Clock className="icon" aria-hidden="true" />
      <span className="visually-hidden">Prices as of </span>
      <SeenAt at={oldestDatum(game)} now={now} />
    </span>
  );
  return (
    <Panel title="Odds" id="odds" aside={stamp} fold="No price yet" wide="closed" opened>
      <p className="subline">{introText(game.prediction.anchor, SITE.name)}</p>
      {leftOut !== undefined && <p className="note mt-2">{leftOut}</p>}
      {missing !== undefined && <p className="note mt-2">{missing}</p>}
      {sample && <p className="note mt-2">{SAMPLE_PRICES}</p>}
      <p className="note mt-2" data-when="closed" hidden={!isClosed(game, now)}>
        These are the last prices before the start. You can no longer take them.
      </p>
      <table
        className={books.size > COLUMNS ? 'odds ranked' : 'odds'}
        aria-label="Prices and our figures"
      >
        <Heads books={books} />
        {markets.map((market) => (
          <Market
            key={market.market}
            game={game}
            market={market}
            books={books}
            fresh={pricesFresh(game, now)}
            closed={isClosed(game, now)}
          />
        ))}
      </table>
      {books.size > COLUMNS && <AllBooks game={game} markets={markets} books={books} />}
      <label className="every button ghost compact">
        <input type="checkbox" className="visually-hidden" />
        More columns
      </label>
      <ExpectedMoves game={game} trust={trust} />
      <LineHistory game={game} history={lines} now={now} />
    </Panel>
  );
}
