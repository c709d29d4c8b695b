import type { Alerts, FiredRow, WaitingAlert } from '../store.ts';

interface FireTools {
  readonly alerts: Pick<Alerts, 'fire'>;
  /** Called if something could not be recorded now. */
  readonly failed: (error: unknown) => void;
}

/** How many came true, how many messages were queued, and how many rows could not be recorded. */
export interface FiredCounts {
  fired: number;
  messages: number;
  failed: number;
}

/** Rows in batches of a given size that never split a member. A batch is larger only if one member's rows are. */
function* chunks(
  rows: readonly FiredRow[],
  memberOf: ReadonlyMap<number, string>,
  most: number,
): Generator<FiredRow[]> {
  let chunk: FiredRow[] = [];
  for (const row of rows) {
    const before = chunk.at(-1);
    const same = before && memberOf.get(before.alertId) === memberOf.get(row.alertId);
    if (chunk.length >= most && !same) {
      yield chunk;
      chunk = [];
    }
    chunk.push(row);
  }
  if (chunk.length > 0) yield chunk;
}

/**
 * Records rows that have come true and queues their messages, as many in one transaction. What is refused is recorded row by row, and
 * what is refused then is counted and reported.
 * @param most rows in a transaction
 */
export async function fireRows(
  tools: FireTools,
  waiting: readonly Pick<WaitingAlert, 'id' | 'memberId'>[],
  rows: readonly FiredRow[],
  counts: FiredCounts,
  most: number,
): Promise<void> {
  const memberOf = new Map(waiting.map(({ id, memberId }) => [id, memberId]));
  for (const chunk of chunks(rows, memberOf, most)) {
    try {
      const { fired, messages } = await tools.alerts.fire(chunk);
      counts.fired += fired;
      counts.messages += messages;
    } catch (error) {
      tools.failed(error);
      // A refused row must not block another member's rows.
      if (most > 1) await fireRows(tools, waiting, chunk, counts, 1);
      else counts.failed += chunk.length;
    }
  }
}
