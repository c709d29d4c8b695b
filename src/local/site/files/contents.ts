import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createShelf } from '#slate/answers/shelf.ts';
import type { PublishedFile } from './fileIndex.ts';

/** Larger files are read from disk for each reader, piece by piece. */
const KEPT_BYTES = 1_000_000;
const MEMORY = 48_000_000;

export interface Contents {
  readonly etagOf: (file: PublishedFile) => Promise<string>;
  /** The bytes of a file kept in memory; undefined if it is too large. */
  readonly bytesOf: (file: PublishedFile) => Promise<Uint8Array<ArrayBuffer>> | undefined;
  /** A part of a file from disk, both ends included. */
  readonly stream: (file: PublishedFile, start: number, end: number) => ReadableStream;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

/** The contents of one published folder's files, each read once while memory lasts. */
export function createContents(): Contents {
  const kept = createShelf<Promise<Uint8Array<ArrayBuffer>>>(MEMORY);
  const tags = new Map<string, Promise<string>>();
  return {
    etagOf: ({ path }) => {
      const known = tags.get(path) ?? hashOf(path);
      tags.set(path, known);
      return known;
    },
    bytesOf: ({ path, size }) => {
      if (size > KEPT_BYTES) return undefined;
      const known = kept.get(path);
      if (known) return known;
      const read = readFile(path).then((buffer) => new Uint8Array(buffer));
      kept.put(path, read, size);
      return read;
    },
    stream: ({ path }, start, end) => {
      // Node's and the DOM's stream types differ in name only.
      const body: unknown = Readable.toWeb(createReadStream(path, { start, end }));
      return body as ReadableStream;
    },
  };
}
