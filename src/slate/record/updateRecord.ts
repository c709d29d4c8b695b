import { replaceRecord } from '#slate/answers/saveAnswers.ts';
import type { RefreshContext } from '#slate/refresh/context.ts';
import { recordParts } from './parts.ts';
import { countedRows } from './recount/countedRows.ts';
import { withSaid } from './recount/withSaid.ts';

/** The fingerprint without any grade. */
const EMPTY = '0-0-0';

/**
 * Recomputes the record if the counted grades have changed (new grades, corrected or withdrawn results), and publishes it with
 * its figures. Returns whether it did.
 */
export async function updateRecord(context: RefreshContext): Promise<boolean> {
  const { store, lease, now } = context;
  const fingerprint = await store.readRecordFingerprint();
  const known = (await store.readRecordState())?.fingerprint ?? EMPTY;
  if (fingerprint === known) return false;
  const rows = withSaid(await store.readRecordRows(), countedRows(await store.readSaidGrades()));
  const moves = await store.readMoveRows();
  await store.saveRecord(lease, { fingerprint, asOf: now, parts: recordParts(rows, moves) });
  await replaceRecord(context);
  return true;
}
