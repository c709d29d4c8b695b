import type { CardGame } from '#domain/game/listedGame.ts';
import { orderGames } from '#domain/game/orderGames.ts';
import type { GamesOrder } from '#domain/product/gamesPage.ts';
import { easternMidday, type Instant, monthDay } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { AdSlot } from '../ui/AdSlot.tsx';
import { BlockTable } from '../ui/BlockTable.tsx';
import { Disclose } from '../ui/Disclose.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ROLES } from '../ui/tableRoles.ts';
import { GameRow } from './GameRow.tsx';
import { DayWord } from './LeagueGameList.tsx';
import { type RowGroup, rowGroups } from './rowGroups.ts';
import { SortLink, sortOf } from './SortLink.tsx';
import { splitRows } from './splitRows.ts';

interface Props {
  /** Upcoming games in list order. */
  readonly games: readonly CardGame[];
  readonly now: Instant;
  readonly order?: GamesOrder | undefined;
  /** True on the page of all games, which has an ad slot below the visible rows. */
  readonly page?: boolean | undefined;
}

/** Number of visible rows: about three phone screens. */
const OPEN_ROWS = 24;

/** The columns in order, each with the order it sorts by. */
const COLUMNS: readonly (readonly [text: string, className: string, by?: GamesOrder])[] = [
  ['Time', 'when', 'day'],
  ['Game', 'who'],
  ['Chance', 'chance', 'chance'],
  ['Score', 'mean'],
  ['Line', 'line', 'line'],
  ['Total', 'total', 'total'],
  ['Best price, per $1', 'price', 'price'],
];

const Head = ({ order }: { readonly order: GamesOrder }) => (
  <thead {...ROLES.rows}>
    <tr {...ROLES.row}>
      {COLUMNS.map(([text, className, by]) => (
        <th
          key={text}
          {...ROLES.column}
          scope="col"
          className={className}
          aria-sort={by && sortOf(by, order)}
        >
          {by ? <SortLink text={text} by={by} order={order} /> : text}
        </th>
      ))}
    </tr>
  </thead>
);

function Heading({
  date,
  word,
  now,
}: Pick<RowGroup<CardGame>, 'date' | 'word'> & Pick<Props, 'now'>) {
  if (date === undefined && word === undefined) return null;
  return (
    <tr {...ROLES.row} className="day-row">
      <th {...ROLES.heading} colSpan={COLUMNS.length} scope="rowgroup">
        {date === undefined ? (
          <b>{word}</b>
        ) : (
          <>
            <DayWord date={date} now={now} /> <small>{monthDay(easternMidday(date))}</small>
          </>
        )}
      </th>
    </tr>
  );
}

interface RowsProps extends Pick<Props, 'now'> {
  readonly groups: readonly RowGroup<CardGame>[];
  readonly order: GamesOrder;
  readonly label: string;
}

const Rows = ({ groups, order, label, now }: RowsProps) => (
  <BlockTable className="game-rows" label={label}>
    <Head order={order} />
    {groups.map(({ key, date, word, games }) => (
      <tbody key={key} {...ROLES.rows}>
        <Heading date={date} word={word} now={now} />
        {games.map((game) => (
          <GameRow
            key={game.id}
            game={game}
            now={now}
            dated={date === undefined && word === undefined}
          />
        ))}
      </tbody>
    ))}
  </BlockTable>
);

/** Every upcoming game in a row, by time or as its heading was asked to sort: the first in view, the rest folded. */
export function GameRows({ games, now, order = 'day', page = false }: Props) {
  if (games.length === 0) {
    return (
      <EmptyState title="No games found">No upcoming games available at the moment.</EmptyState>
    );
  }
  const groups = rowGroups(orderGames(games, order, now), order, now);
  const [open, rest] = splitRows(groups, OPEN_ROWS);
  return (
    <>
      <Rows groups={open} order={order} label="Games" now={now} />
      {page && <AdSlot place="top" className="my-4" />}
      {rest.length > 0 && (
        <Disclose summary={counted(games.length - OPEN_ROWS, 'more game')}>
          <Rows groups={rest} order={order} label="More games" now={now} />
        </Disclose>
      )}
    </>
  );
}
