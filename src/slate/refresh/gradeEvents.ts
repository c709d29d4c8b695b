import type { SavedGrades } from '#slate/record/store/gradeColumns.ts';
import type { RefreshContext } from './context.ts';
import { gradePart } from './gradePart.ts';
import { tellRefused } from './tellRefused.ts';

/** Grades every finished bout, match, race and tournament whose prediction is on the ledger. */
export async function gradeEvents({
  store,
  lease,
  now,
  log,
}: RefreshContext): Promise<SavedGrades & { readonly events: readonly number[] }> {
  const made = (await store.readGradableParts()).flatMap(gradePart);
  if (made.length === 0) return { saved: 0, refused: [], events: [] };
  const saved = await store.saveEventGrades(lease, made, now);
  tellRefused(saved, log);
  return { ...saved, events: [...new Set(made.map(({ eventId }) => eventId))] };
}
