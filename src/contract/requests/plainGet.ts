import * as z from 'zod/mini';

/** A GET that takes no query. */
export const plainGet = <const Path extends string>(path: Path) =>
  ({ method: 'GET', path, query: z.strictObject({}) }) as const;
