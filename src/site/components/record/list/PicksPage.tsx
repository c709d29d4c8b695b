import { RECORD_FILES } from '#contract/record/paths.ts';
import { monthOfRow } from '#domain/record/figures/recordFigures.ts';
import {
  filteredRows,
  RECORD_PAGE_LINES,
  type RecordFilter,
  recordPage,
} from '#domain/record/filter.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import { Breadcrumb } from '../../game/Breadcrumb.tsx';
import { groupedDigits, picksPath } from '../words.ts';
import { PicksFilter } from './PicksFilter.tsx';
import { PicksList } from './PicksList.tsx';

interface Props {
  /** All lines of the record, in the order in which the contests began. */
  readonly rows: readonly RecordRow[];
  readonly asked: RecordFilter;
  /** Page number, from 1. */
  readonly page: number;
  /** The address requested an invalid list: all lines are shown instead. */
  readonly refused?: boolean;
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)].sort();

function countText(found: number, page: number): string {
  if (found === 0) return 'No graded pick matches.';
  const from = (page - 1) * RECORD_PAGE_LINES + 1;
  const to = Math.min(found, page * RECORD_PAGE_LINES);
  return to < from
    ? `${groupedDigits(found)} lines, fewer than this page number needs.`
    : `${groupedDigits(from)}–${groupedDigits(to)} of ${groupedDigits(found)} lines, the latest first`;
}

/** Content while there are no lines at all. */
const NoneYet = () => (
  <div className="empty">
    <h2>No graded bets yet</h2>
    <p>
      Every prediction is graded once it is over, and stays here.{' '}
      <a href="/track-record">The track record says what is counted, and how</a>.
    </p>
  </div>
);

/** One page of the requested lines, with the filter form. */
function Lines({ rows, asked, page }: Omit<Props, 'refused'>) {
  const found = filteredRows(rows, asked).toReversed();
  const shown = recordPage(found, page);
  const at = (to: number) => picksPath({ ...asked, page: to > 1 ? String(to) : undefined });
  const csv = asked.month ? `${RECORD_FILES.csv}?month=${asked.month}` : RECORD_FILES.csv;
  return (
    <>
      <PicksFilter
        asked={asked}
        months={distinct(rows.map(monthOfRow)).reverse()}
        leagues={distinct(rows.map(({ league }) => league))}
      />
      <p className="subline picks-count">
        {`${countText(found.length, page)} · `}
        <a href={csv} download="">
          {asked.month ? 'The month as CSV' : 'All as CSV'}
        </a>
      </p>
      {shown.rows.length > 0 && (
        <div className="panel">
          <div className="content">
            <PicksList rows={shown.rows} />
          </div>
        </div>
      )}
      {shown.pages > 1 && (
        <nav className="pages" aria-label="Pages">
          {page > 1 && <a href={at(Math.min(page - 1, shown.pages))}>Later</a>}
          <span>{`Page ${groupedDigits(page)} of ${groupedDigits(shown.pages)}`}</span>
          {page < shown.pages && <a href={at(page + 1)}>Earlier</a>}
        </nav>
      )}
    </>
  );
}

/** Graded picks and edges, filtered, page by page. */
export const PicksPage = ({ refused = false, ...lines }: Props) => (
  <div className="wrap pb-16">
    <Breadcrumb
      crumbs={[
        { text: 'Home', href: '/' },
        { text: 'Track Record', href: '/track-record' },
        { text: 'Graded picks' },
      ]}
    />
    <div className="head pt-2">
      <div>
        <h1>Graded picks</h1>
        <p className="subline">
          Each shows the ledger line written before the start and the line that graded it.
        </p>
      </div>
    </div>
    {refused && (
      <p className="note mb-4" role="status">
        There is no such list. Here is the whole list.
      </p>
    )}
    {lines.rows.length === 0 ? <NoneYet /> : <Lines {...lines} />}
  </div>
);
