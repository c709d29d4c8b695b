import { isClosed } from '#domain/game/freshness.ts';
import {
  isSimulated,
  marginsOf,
  type PredictedCardGame,
  totalsOf,
} from '#domain/game/listedGame.ts';
import {
  isTossUp,
  predictedWinner,
  type Side,
  winProbability,
} from '#domain/game/predictedWinner.ts';
import type { League } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { widestGap } from '#domain/prices/bookGap.ts';
import { decisiveText } from '#domain/prices/decisiveText.ts';
import { coverSharesIn, totalSharesIn } from '#domain/prices/lineProbability.ts';
import { soleBook } from '#domain/prices/soleBook.ts';
import type { GamesOrder } from '#domain/product/gamesPage.ts';
import { cardTime, clockTime, type Instant } from '#domain/time/time.ts';
import { marketFlag, marketSpread, marketTotal, meanScores } from '#domain/words/cardLines.ts';
import { counted } from '#domain/words/counted.ts';
import { Comb } from '../charts/Comb.tsx';
import { GapLine } from '../tonight/GapLine.tsx';
import { Disclose } from '../ui/Disclose.tsx';
import { StateWord } from '../ui/StateWord.tsx';
import { Term } from '../ui/Term.tsx';
import { clockAttributes, pricesFresh } from './Badges.tsx';
import { scoreLine, toldOf } from './gameText.ts';
import { nationalText } from './noteText.ts';
import { RowPrice } from './RowPrice.tsx';
import type { RowGroup } from './rowGroups.ts';
import { SortLink, sortOf } from './SortLink.tsx';
import { GroupHeading, isDated, plannedRows, SortHead } from './TableParts.tsx';

const NONE = '–';
/** Columns that do not fit on a phone are on the game's page. */
const COLUMNS: readonly {
  readonly head: string;
  readonly wide?: true;
  /** The order that a click on the heading gives. */
  readonly by?: GamesOrder;
}[] = [
  { head: 'Away', by: 'chance' },
  { head: 'Home', by: 'chance' },
  { head: 'Score' },
  { head: 'Market', wide: true, by: 'line' },
  { head: 'Home covers', wide: true },
  { head: 'Total', wide: true, by: 'total' },
  { head: 'Over', wide: true },
  { head: 'Best price, per $1', by: 'price' },
];

/** A table's name as a part of an id. */
const at = (label: string): string => label.toLowerCase().replaceAll(' ', '-');

/** A column's title; what "Home covers" means is in a tooltip. */
const Head = ({ of, at: place }: { readonly of: string; readonly at: string }) =>
  of === 'Home covers' ? (
    <Term of="homeCovers" at={place}>
      {of}
    </Term>
  ) : (
    of
  );

/** Shares of the market's lines without pushes, if there are any, each with its push. */
function pastLines(game: PredictedCardGame) {
  const { simulationData } = game.prediction;
  if (!isSimulated(simulationData)) return { covers: NONE, total: NONE, over: NONE };
  const spread = marketSpread(game);
  const total = marketTotal(game);
  return {
    covers:
      spread === undefined
        ? NONE
        : decisiveText(coverSharesIn(marginsOf(simulationData), 'home', spread), 0),
    total: total === undefined ? NONE : String(total),
    over:
      total === undefined
        ? NONE
        : decisiveText(totalSharesIn(totalsOf(simulationData), 'over', total), 0),
  };
}

interface RowProps {
  readonly game: PredictedCardGame;
  readonly now: Instant;
  /** Whether its start includes the day, because no heading above names it. */
  readonly dated: boolean;
}

/** "1:00 PM EST", "Tomorrow 1:00 PM EST", "time TBD" */
function StartOf({ game, now, dated }: RowProps) {
  if (!dated) return game.timeKnown ? clockTime(game.gameTime) : 'time TBD';
  return (
    <time dateTime={game.gameTime} data-card-time>
      {cardTime(game, now)}
    </time>
  );
}

/** The start; from then on the state, with the score as soon as there is one. */
function WhenOrState(props: RowProps) {
  const { game, now } = props;
  const score = scoreLine(game);
  return (
    <>
      <span data-when="open" hidden={isClosed(game, now)}>
        <StartOf {...props} />
      </span>
      <StateWord told={toldOf(game)} now={now} />
      {score !== undefined && `. ${score}`}
    </>
  );
}

interface ShareProps {
  readonly prediction: PredictedCardGame['prediction'];
  readonly side: Side;
}

/** A side's win probability, bold if it is the likelier one. */
function ShareOf({ prediction, side }: ShareProps) {
  const share = percent(winProbability(prediction, side));
  const likelier = !isTossUp(prediction) && predictedWinner(prediction) === side;
  return <td>{likelier ? <b>{share}</b> : share}</td>;
}

function Row({ game, now, dated }: RowProps) {
  const { prediction, awayTeam, homeTeam } = game;
  const { covers, total, over } = pastLines(game);
  const national = nationalText(game);
  const { away, home } = meanScores(game);
  return (
    <tr {...clockAttributes(game)}>
      <th scope="row">
        <a href={`/game/${game.id}`}>
          <b>{awayTeam.abbreviation}</b> @ <b>{homeTeam.abbreviation}</b>
        </a>
        <small>
          <WhenOrState game={game} now={now} dated={dated} />
          {national !== undefined && <span className="wide-only">{`, ${national}`}</span>}
        </small>
      </th>
      <td className="wide-only">
        <Comb
          away={prediction.awayWinProbability}
          home={prediction.homeWinProbability}
          draw={prediction.drawProbability}
          awayName={awayTeam.shortName}
          homeName={homeTeam.shortName}
        />
      </td>
      <ShareOf prediction={prediction} side="away" />
      <ShareOf prediction={prediction} side="home" />
      <td>{`${away}–${home}`}</td>
      <td className="wide-only">{marketFlag(game) ?? NONE}</td>
      <td className="wide-only">{covers}</td>
      <td className="wide-only">{total}</td>
      <td className="wide-only">{over}</td>
      <td className="wraps">
        <RowPrice game={game} now={now} />
      </td>
    </tr>
  );
}

interface Props {
  readonly games: readonly PredictedCardGame[];
  readonly now: Instant;
  readonly order?: GamesOrder | undefined;
}

/** Number of visible rows: about a phone's screen. */
const OPEN_ROWS = 16;

interface RowsProps extends Pick<Props, 'now'> {
  readonly groups: readonly RowGroup<PredictedCardGame>[];
  readonly label: string;
  /** The book of the market's columns, if they are from one book. */
  readonly book: string | undefined;
  readonly league: League;
  readonly order: GamesOrder;
}

/** Games in one table, grouped by day if required; its links let the keyboard scroll it sideways. */
const Rows = ({ groups, label, book, league, order, now }: RowsProps) => (
  <section className="content scroll slate-table" aria-label={label}>
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col" aria-sort={sortOf('day', order)}>
            <SortLink text="Time" by="day" order={order} league={league} />
          </th>
          <th scope="col" className="left wide-only">
            Win probability
          </th>
          {COLUMNS.map((column) => (
            <th
              key={column.head}
              scope="col"
              className={column.wide && 'wide-only'}
              aria-sort={column.by && sortOf(column.by, order)}
            >
              {column.by ? (
                <SortHead
                  text={column.head}
                  by={column.by}
                  order={order}
                  league={league}
                  at={at(label)}
                />
              ) : (
                <Head of={column.head} at={at(label)} />
              )}
              {column.head === 'Market' && book !== undefined && <small>{` ${book}`}</small>}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key}>
          <GroupHeading group={group} now={now} columns={10} />
          {group.games.map((game) => (
            <Row key={game.id} game={game} now={now} dated={isDated(group)} />
          ))}
        </tbody>
      ))}
    </table>
  </section>
);

/** Every predicted game of a league, by day or the best first: one screen of them visible, the rest folded. */
function Table({ games, now, order = 'day' }: Props) {
  const [first] = games;
  if (!first) return null;
  const [open, rest] = plannedRows(games, { order, now, open: OPEN_ROWS });
  const book = soleBook(games.flatMap(({ odds }) => odds));
  const of = { league: first.league, order, now };
  const gap = widestGap(games.filter((game) => pricesFresh(game, now)));
  return (
    <div className="panel">
      <Rows groups={open} label="Games as a table" book={book} {...of} />
      {rest.length > 0 && (
        <Disclose
          id="more-rows"
          summary={`${counted(games.length - OPEN_ROWS, 'more game')} in the table`}
        >
          <Rows groups={rest} label="More games" book={book} {...of} />
        </Disclose>
      )}
      {gap && (
        <dl className="tonight-facts">
          <GapLine gap={gap} />
        </dl>
      )}
      <p className="note px-4 pt-2 pb-3">
        Push: the game lands on the line and you get your stake back. Cover and over chances leave
        pushes out.
      </p>
    </div>
  );
}

/** The order in words, beside the heading. */
const ORDER_WORDS: Readonly<Record<GamesOrder, string>> = {
  day: 'Soonest first',
  chance: 'Clearest winner first',
  line: 'Biggest favorite first',
  total: 'Highest total first',
  price: 'Best price first',
  best: 'Best value first',
};

/** A league's table with its heading; nothing without predicted games. */
export const UpcomingTable = ({ games, now, order = 'day' }: Props) =>
  games.length > 0 && (
    <section className="section pt-2 pb-0">
      <div className="section-head">
        <h2>All games on one screen</h2>
        <p>{ORDER_WORDS[order]}</p>
      </div>
      <Table games={games} now={now} order={order} />
    </section>
  );
