import { stat } from 'node:fs/promises';
import { type FileIndex, indexFiles } from './fileIndex.ts';

/** How long the folder's content is assumed to be unchanged, ms. */
const TRUST_MS = 250;

/** A published folder at one time; a new object once a build has replaced it. */
export interface PublishedFiles {
  readonly index: FileIndex;
}

/** Follows a folder that builds replace as a whole: the old content is served until the new one is there. */
export function publishedFolder(dist: string): () => Promise<PublishedFiles> {
  let known: { readonly of: string; readonly published: PublishedFiles } | undefined;
  let looked = Number.NEGATIVE_INFINITY;
  let looking: Promise<PublishedFiles> | undefined;

  async function look(): Promise<PublishedFiles> {
    const info = await stat(dist).catch(() => undefined);
    looked = performance.now();
    const of = info ? `${info.ino} ${info.mtimeMs}` : undefined;
    if (of !== undefined && of !== known?.of) {
      known = { of, published: { index: await indexFiles(dist) } };
    }
    return known?.published ?? { index: new Map() };
  }

  return () => {
    if (known && performance.now() - looked < TRUST_MS) return Promise.resolve(known.published);
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}
