import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bytesWithin, readBody } from './body.ts';

const ADDRESS = 'https://simcast.test/api/auth/send-code';
const MEGABYTE = 1_048_576;

/** A body whose parts are counted as they are read; without an end unless `parts` says one. */
function counted(part: Uint8Array<ArrayBuffer>, parts = Number.POSITIVE_INFINITY, everyMs = 0) {
  const seen = { bytes: 0, parts: 0, left: false };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        if (everyMs > 0) await new Promise((resolve) => setTimeout(resolve, everyMs));
        if (seen.left) return;
        if (seen.parts === parts) return controller.close();
        seen.parts += 1;
        seen.bytes += part.length;
        controller.enqueue(part);
      },
      cancel: () => {
        seen.left = true;
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'content-type': 'application/json', origin: 'https://simcast.test' };
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return { seen, request: new Request(ADDRESS, init) };
}

test('470: 40 MB in parts of 64 KB: one part is read, then it is 413', async () => {
  const { seen, request } = counted(new Uint8Array(65_536), 640);
  await expect(bytesWithin(request, 4_096)).rejects.toMatchObject({ status: 413 });
  expect(seen).toEqual({ bytes: 65_536, parts: 1, left: true });
});

test('471: a body that never ends is read to the limit and one part more', async () => {
  const { seen, request } = counted(new Uint8Array(100));
  await expect(bytesWithin(request, 4_096)).rejects.toMatchObject({ status: 413 });
  expect(seen).toEqual({ bytes: 4_100, parts: 41, left: true });
});

test('471: parts of one byte, or of none, change neither limit', async () => {
  const small = counted(new Uint8Array(1));
  await expect(bytesWithin(small.request, 4_096)).rejects.toMatchObject({ status: 413 });
  expect(small.seen.bytes).toBe(4_097);
  const empty = counted(new Uint8Array(0));
  await expect(bytesWithin(empty.request, 4_096, 50)).rejects.toMatchObject({ status: 408 });
  expect(empty.seen).toMatchObject({ bytes: 0, left: true });
});

test('472: a body that comes too slowly, or stops coming, is 408', async () => {
  const slow = counted(new Uint8Array(1), 100, 20);
  await expect(bytesWithin(slow.request, 4_096, 100)).rejects.toMatchObject({ status: 408 });
  expect(slow.seen.bytes).toBeLessThan(10);
  const silent = new ReadableStream<Uint8Array<ArrayBuffer>>({ pull: () => new Promise(() => {}) });
  const init = { method: 'POST', body: silent, duplex: 'half' };
  await expect(bytesWithin(new Request(ADDRESS, init), 9, 50)).rejects.toMatchObject({
    status: 408,
  });
});

test('470: one whose Content-Length is too long is not read at all', async () => {
  const { seen, request } = counted(new Uint8Array(10), 1);
  request.headers.set('content-length', String(40 * MEGABYTE));
  await expect(bytesWithin(request, 4_096)).rejects.toMatchObject({ status: 413 });
  expect(seen).toEqual({ bytes: 0, parts: 0, left: true });
});

test.each(['-1', '0', 'many', '9e99x', ''])(
  '470: a Content-Length that lies, "%s", opens nothing',
  async (length) => {
    const { seen, request } = counted(new Uint8Array(1_000));
    request.headers.set('content-length', length);
    await expect(bytesWithin(request, 4_096)).rejects.toMatchObject({ status: 413 });
    expect(seen.bytes).toBe(5_000);
  },
);

test('473: a packed body is never unpacked: 30 MB in 30 KB are 413, and in a body that fits no JSON', async () => {
  const bomb = new Uint8Array(gzipSync(Buffer.alloc(30 * MEGABYTE)));
  const large = counted(bomb, 1);
  large.request.headers.set('content-encoding', 'gzip');
  await expect(readBody(large.request, z.unknown())).rejects.toMatchObject({ status: 413 });
  const packed = counted(new Uint8Array(gzipSync('{"phoneNumber":"+12125550101"}')), 1);
  packed.request.headers.set('content-encoding', 'gzip');
  await expect(readBody(packed.request, z.unknown())).rejects.toMatchObject({ status: 400 });
});

test('a body within its limit is whole, however it is cut; none is empty', async () => {
  const text = JSON.stringify({ words: 'ü'.repeat(1_000) });
  const bytes = new TextEncoder().encode(text);
  const parts = Array.from({ length: bytes.length }, (_, at) => bytes.slice(at, at + 1));
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  const request = new Request(ADDRESS, { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect(new TextDecoder().decode(await bytesWithin(request, 4_096))).toBe(text);
  expect(await bytesWithin(new Request(ADDRESS, { method: 'POST' }), 10)).toHaveLength(0);
});
