import { createRecordReader, type OneRecord } from '#server/tasks/record/reader.ts';
import { currentStore } from './environment.ts';

let read: ReturnType<typeof createRecordReader> | undefined;

/** The record that is up, as far as this instance has read it; undefined while nothing is graded. */
export function currentRecord(): Promise<OneRecord | undefined> {
  read ??= createRecordReader(currentStore());
  return read();
}
