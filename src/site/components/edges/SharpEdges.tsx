import { bookWithId } from '#domain/prices/bookmakers.ts';
import { edgeClaimWords, edgePriceWords, edgeStakeWords } from '#domain/prices/edgeWords.ts';
import { LIVES_MS } from '#domain/prices/sharpReading.ts';
import { isShownNow, type ShownSharpEdge } from '#domain/prices/shownSharpEdge.ts';
import { edgeMeans, type SharpEdgeRecord } from '#domain/record/sharpEdgeRecord.ts';
import { clockTime, type Instant } from '#domain/time/time.ts';
import { edgeRecordWords } from './edgeRecordWords.ts';

interface Props {
  readonly edges: readonly ShownSharpEdge[];
  readonly record: readonly SharpEdgeRecord[];
  readonly now: Instant;
}

function Edge({ edge, record, now }: { readonly edge: ShownSharpEdge } & Omit<Props, 'edges'>) {
  const shown = isShownNow(edge, now);
  const at = clockTime(edge.seenAt);
  const until = new Date(Date.parse(edge.seenAt) + LIVES_MS).toISOString();
  const words = edgePriceWords(edge);
  const own = edgeMeans(
    record.filter(({ league, book }) => league === edge.league && book === edge.book),
  );
  return (
    <li>
      {shown && (
        <div data-until={until}>
          <p>
            <b>{words}</b>: {edgeClaimWords(edge)} claimed, half of the distance to the others; at
            most {edgeStakeWords(edge)}. Read at <time dateTime={edge.seenAt}>{at}</time>.
          </p>
          <p className="note">{edgeRecordWords(bookWithId(edge.book)?.name ?? edge.book, own)}</p>
        </div>
      )}
      <p data-from={shown ? until : undefined} hidden={shown}>
        {words} was there at <time dateTime={edge.seenAt}>{at}</time>.
      </p>
    </li>
  );
}

/** Prices that lag behind a sharp book, for the two minutes in which that is true, and which were there before; nothing without any. */
export function SharpEdges({ edges, record, now }: Props) {
  if (edges.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="lagging">
      <div className="content">
        <h2 id="lagging">Has not followed yet</h2>
        <ul className="plain-list">
          {edges.map((edge) => (
            <Edge key={edge.id} edge={edge} record={record} now={now} />
          ))}
        </ul>
        <p className="note">
          A sharp book moved and this one has not. Such prices are gone within minutes, and books
          that pay this limit those who take it.
        </p>
      </div>
    </section>
  );
}
