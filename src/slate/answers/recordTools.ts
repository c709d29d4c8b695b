import type { RecordRow } from '#domain/record/recordRow.ts';
import { createRecordReader, type OneRecord } from '#slate/record/reader.ts';
import { readRecordPart, readRecordState } from '#slate/record/store/record.ts';
import { keep } from '#store/keep.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';

/** The current record, as far as this instance has read it; undefined while nothing is graded. */
export const currentRecord: Tool<() => Promise<OneRecord | undefined>> = ({ use }) => {
  const client = use(promptClient);
  return createRecordReader({
    readRecordState: () => readRecordState(client),
    readRecordPart: (hash) => readRecordPart(client, hash),
  });
};

/** All lines of a record, parsed once while it is current. */
export const keptRows = () => keep<readonly RecordRow[]>(1);
