import { openBoard } from '#domain/prices/board/boardGame.ts';
import { counted } from '#domain/words/counted.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { unfilteredPath } from './PricesNav.tsx';
import type { PricesData } from './pricesData.ts';
import { VIEW_ROWS } from './viewRows.tsx';
import { whyEmpty } from './whyEmpty.ts';

/** Most rows of a view: whoever wants more filters. */
const MOST = 60;

/** The rows of a view, or why there are none. */
export function PricesList(data: PricesData) {
  const { asked, board, now, trustOf } = data;
  const rows = VIEW_ROWS[asked.view](openBoard(board, asked, now), asked, now, trustOf);
  if (rows.length === 0) {
    const { title, text } = whyEmpty(data);
    const filtered = asked.league !== undefined || asked.market !== undefined;
    return (
      <EmptyState
        title={title}
        action={
          filtered ? (
            <a href={unfilteredPath(asked)}>All leagues and markets</a>
          ) : (
            <a href="/predictions">All games</a>
          )
        }
      >
        {text}
      </EmptyState>
    );
  }
  return (
    <>
      <ol className="price-items">{rows.slice(0, MOST)}</ol>
      <p className="prices-gone">
        These games have begun, or their prices are over 30 minutes old.
      </p>
      {rows.length > MOST && (
        <p className="note mt-3">
          {`The first ${MOST} of ${counted(rows.length, 'row')}. Choose a league or a market for the rest.`}
        </p>
      )}
    </>
  );
}
