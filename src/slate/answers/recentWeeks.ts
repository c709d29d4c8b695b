import type { RecordRow } from '#domain/record/recordRow.ts';
import { monthsFrom, type ShownWeeks, shownWeeks } from '#domain/record/week/shownWeeks.ts';
import { monthsOf, RECORD_PARTS } from '#slate/record/store/record.ts';
import type { Site } from '#wiring';
import { parsedRows, rowsSchema } from './recordRows.ts';
import { currentRecord } from './recordTools.ts';

/** The weeks of calls that are told now, from the months of the record that they need. Samples are none: they are never graded. */
export async function recentWeeks(site: Site, now: Date): Promise<ShownWeeks> {
  const record = await site.use(currentRecord)();
  const rows: RecordRow[] = [];
  const months = record ? monthsOf(record.state).filter((month) => month >= monthsFrom(now)) : [];
  for (const month of months)
    if (record) rows.push(...(await parsedRows(record, RECORD_PARTS.rows(month), rowsSchema)));
  return shownWeeks(rows, now);
}
