import type { CardGame } from '#domain/game/listedGame.ts';
import type { GamesOrder } from '#domain/product/gamesPage.ts';
import type { Instant } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { AdSlot } from '../ui/AdSlot.tsx';
import { BlockTable } from '../ui/BlockTable.tsx';
import { Disclose } from '../ui/Disclose.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { TABLE_ROLES } from '../ui/tableRoles.ts';
import { GameRow } from './GameRow.tsx';
import type { RowGroup } from './rowGroups.ts';
import { sortOf } from './SortLink.tsx';
import { GroupHeading, isDated, plannedRows, SortHead } from './TableParts.tsx';

interface Props {
  /** Upcoming games in list order. */
  readonly games: readonly CardGame[];
  readonly now: Instant;
  readonly order?: GamesOrder | undefined;
  /** True on the page of all games, which has an ad slot below the visible rows. */
  readonly page?: boolean | undefined;
  /** Whose they are, if there is another list on the page. */
  readonly of?: string | undefined;
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

/** A table's name as a part of an id. */
const at = (label: string): string => label.toLowerCase().replaceAll(' ', '-');

const Head = ({ order, label }: { readonly order: GamesOrder; readonly label: string }) => (
  <thead {...TABLE_ROLES.rows}>
    <tr {...TABLE_ROLES.row}>
      {COLUMNS.map(([text, className, by]) => (
        <th
          key={text}
          {...TABLE_ROLES.column}
          scope="col"
          className={className}
          aria-sort={by && sortOf(by, order)}
        >
          {by ? <SortHead text={text} by={by} order={order} at={at(label)} /> : text}
        </th>
      ))}
    </tr>
  </thead>
);

interface RowsProps extends Pick<Props, 'now'> {
  readonly groups: readonly RowGroup<CardGame>[];
  readonly order: GamesOrder;
  readonly label: string;
}

const Rows = ({ groups, order, label, now }: RowsProps) => (
  <BlockTable className="game-rows" label={label}>
    <Head order={order} label={label} />
    {groups.map((group) => (
      <tbody key={group.key} {...TABLE_ROLES.rows}>
        <GroupHeading group={group} now={now} columns={COLUMNS.length} inBlocks />
        {group.games.map((game) => (
          <GameRow key={game.id} game={game} now={now} dated={isDated(group)} />
        ))}
      </tbody>
    ))}
  </BlockTable>
);

/** Every upcoming game in a row, by time or as its heading was asked to sort: the first in view, the rest folded. */
export function GameRows({ games, now, order = 'day', page = false, of }: Props) {
  if (games.length === 0) {
    return (
      <EmptyState title="No games found">No upcoming games available at the moment.</EmptyState>
    );
  }
  const [open, rest] = plannedRows(games, { order, now, open: OPEN_ROWS });
  return (
    <>
      <Rows
        groups={open}
        order={order}
        label={of === undefined ? 'Games' : `${of} games`}
        now={now}
      />
      {page && <AdSlot place="top" className="my-4" />}
      {rest.length > 0 && (
        <Disclose id="more-games" summary={counted(games.length - OPEN_ROWS, 'more game')}>
          <Rows
            groups={rest}
            order={order}
            label={of === undefined ? 'More games' : `More ${of} games`}
            now={now}
          />
        </Disclose>
      )}
    </>
  );
}
