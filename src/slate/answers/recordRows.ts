import * as z from 'zod/mini';
import { recordRowSchema } from '#contract/record/row.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import type { OneRecord } from '#slate/record/reader.ts';
import { monthsOf, RECORD_PARTS } from '#slate/record/store/record.ts';
import type { Site } from '#wiring';
import { keptRows } from './recordTools.ts';

export const rowsSchema = z.array(recordRowSchema);

/** A part of a record. Throws if it is not of its form. */
export async function parsedRows<T>(
  { part }: OneRecord,
  name: string,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  return schema.parse(JSON.parse((await part(name)) ?? 'null'));
}

/** All lines of a record, parsed once while it is current. */
export const allRows = ({ use }: Site, record: OneRecord): Promise<readonly RecordRow[]> =>
  use(keptRows)(`${record.state.asOf} ${record.state.fingerprint}`, async () => {
    const rows: RecordRow[] = [];
    for (const month of monthsOf(record.state)) {
      rows.push(...(await parsedRows(record, RECORD_PARTS.rows(month), rowsSchema)));
    }
    return rows;
  });
