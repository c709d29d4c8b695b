import { replaceRecord } from '#slate/answers/saveAnswers.ts';
import type { RefreshContext } from '#slate/refresh/context.ts';
import { recordParts } from './parts.ts';

/** Of no grade at all. */
const EMPTY = '0-0-0';

/**
 * Computes the record anew where the grades that count have changed, and puts it up with the figures that follow from
 * it: new grades, results that were corrected, and results that were taken back. Answers whether it has.
 */
export async function updateRecord(context: RefreshContext): Promise<boolean> {
  const { store, lease, now } = context;
  const fingerprint = await store.readRecordFingerprint();
  const known = (await store.readRecordState())?.fingerprint ?? EMPTY;
  if (fingerprint === known) return false;
  const rows = await store.readRecordRows();
  await store.saveRecord(lease, { fingerprint, asOf: now, parts: recordParts(rows) });
  await replaceRecord(context);
  return true;
}
