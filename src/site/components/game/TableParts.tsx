import type { CardGame } from '#domain/game/listedGame.ts';
import { orderGames } from '#domain/game/orderGames.ts';
import type { League } from '#domain/leagues/league.ts';
import type { GamesOrder } from '#domain/product/gamesPage.ts';
import { easternMidday, type Instant, monthDay } from '#domain/time/time.ts';
import { Term } from '../ui/Term.tsx';
import { TABLE_ROLES } from '../ui/tableRoles.ts';
import { DayWord } from './LeagueGameList.tsx';
import { type RowGroup, rowGroups } from './rowGroups.ts';
import { SortLink } from './SortLink.tsx';
import { splitRows } from './splitRows.ts';

/** What every table of games is made of, so that none has a plan of its own. */

/** Games in an order, under their days where it is by day: the first rows, and the rest. */
export const plannedRows = <G extends CardGame>(
  games: readonly G[],
  {
    order,
    now,
    open,
  }: { readonly order: GamesOrder; readonly now: Instant; readonly open: number },
) => splitRows(rowGroups(orderGames(games, order, now), order, now), open);

/** Whether a group's rows say their day themselves: no heading above names it. */
export const isDated = ({ date, word }: RowGroup<CardGame>): boolean =>
  date === undefined && word === undefined;

interface HeadingProps {
  readonly group: RowGroup<CardGame>;
  readonly now: Instant;
  readonly columns: number;
  /** Whether it is in a BlockTable, whose parts name their roles. */
  readonly inBlocks?: boolean;
}

/** The row above a group: its day, or that its games are under way. */
export const GroupHeading = ({ group, now, columns, inBlocks = false }: HeadingProps) =>
  isDated(group) ? null : (
    <tr {...(inBlocks && TABLE_ROLES.row)} className="day-row">
      <th {...(inBlocks && TABLE_ROLES.heading)} colSpan={columns} scope="rowgroup">
        {group.date === undefined ? (
          <b>{group.word}</b>
        ) : (
          <>
            <DayWord date={group.date} now={now} />{' '}
            <small>{monthDay(easternMidday(group.date))}</small>
          </>
        )}
      </th>
    </tr>
  );

const PER_DOLLAR = ', per $1';

interface SortHeadProps {
  /** "Best price, per $1" */
  readonly text: string;
  readonly by: GamesOrder;
  readonly order: GamesOrder;
  readonly league?: League | undefined;
  /** The table's name as a part of an id. */
  readonly at: string;
}

/** A column's title as a link that sorts by it. What "per $1" means is in a tooltip beside the link, never inside it. */
export const SortHead = ({ text, at, ...sort }: SortHeadProps) => (
  <>
    <SortLink text={text.replace(PER_DOLLAR, '')} {...sort} />
    {text.endsWith(PER_DOLLAR) && (
      <>
        {', '}
        <Term of="perDollar" at={at}>
          per $1
        </Term>
      </>
    )}
  </>
);
