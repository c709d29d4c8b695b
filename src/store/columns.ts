import * as z from 'zod';

/** A timestamptz as PostgREST writes it, as ISO 8601 in UTC with milliseconds. */
export const timestampColumn = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text).toISOString());

type Present<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: Exclude<T[K], null>;
};

/** The object without its null fields: a column's null is an absent field in the domain. */
export function presentFields<T extends object>(row: T): Present<T> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null),
  ) as Present<T>;
}

/** Bytes in PostgREST's form. */
export const bytea = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`;
