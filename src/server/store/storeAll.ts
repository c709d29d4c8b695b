import { DataError } from './client.ts';

/**
 * Stores items batch by batch; answers how many were written. A batch that the database refuses for a value is halved
 * until the item that holds it stands alone: `refused` is told of that one, and the rest are stored all the same.
 */
export async function storeAll<T>(
  items: readonly T[],
  most: number,
  store: (batch: readonly T[]) => Promise<number>,
  refused: (item: T, reason: string) => void,
): Promise<number> {
  const storeBatch = async (batch: readonly T[]): Promise<number> => {
    try {
      return await store(batch);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      const [first, ...others] = batch;
      if (first !== undefined && others.length === 0) refused(first, error.message);
      if (others.length === 0) return 0;
      const half = batch.length >> 1;
      const before = await storeBatch(batch.slice(0, half));
      return before + (await storeBatch(batch.slice(half)));
    }
  };
  let written = 0;
  for (let at = 0; at < items.length; at += most) {
    written += await storeBatch(items.slice(at, at + most));
  }
  return written;
}
