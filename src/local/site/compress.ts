import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { bodyOf } from '#http/taggedAnswer.ts';
import { createShelf } from '#slate/answers/shelf.ts';

const TEXT =
  /^(?:text\/(?!event-stream)|application\/(?:json|feed\+json|javascript|xml|rss\+xml|atom\+xml|manifest\+json|wasm)|image\/svg\+xml)/;
/** Nearly the CDN's size, in a fraction of the time of the highest quality and the memory of the widest window. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 19 },
};
/** For immutable files: compressed once, and read forever. */
const BROTLI_BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
/** Bytes of compressed texts kept in memory. */
const MEMORY = 32_000_000;
/** Longer texts are compressed piece by piece for each reader. */
const KEPT_BYTES = 8_000_000;

type Encoding = 'br' | 'gzip';

function accepted(request: Request): Encoding | undefined {
  const encodings = (request.headers.get('accept-encoding') ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  if (encodings.includes('br')) return 'br';
  return encodings.includes('gzip') ? 'gzip' : undefined;
}

async function compressed(
  bytes: ArrayBuffer,
  encoding: Encoding,
  immutable: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const whole =
    encoding === 'br'
      ? await promisify(brotliCompress)(bytes, immutable ? BROTLI_BEST : BROTLI)
      : await promisify(gzip)(bytes);
  return new Uint8Array(whole);
}

function throughCompressor(body: ReadableStream, encoding: Encoding): ReadableStream {
  // Node's and the DOM's stream types differ in name only.
  const through: unknown = Duplex.toWeb(
    encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(),
  );
  return body.pipeThrough(through as ReadableWritablePair<Uint8Array, Uint8Array>);
}

type Compress = (request: Request, response: Response) => Promise<Response>;

/** Compresses text for readers who accept it, as the CDN does; a text with an entity tag is compressed once. */
export function createCompress(): Compress {
  const kept = createShelf<Uint8Array<ArrayBuffer>>(MEMORY);
  const coming = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  /** The compressed body of a text with this tag: from memory, else made once for all waiting readers. */
  async function once(
    tag: string,
    body: ReadableStream,
    encoding: Encoding,
    immutable: boolean,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const key = `${encoding} ${tag}`;
    const known = kept.get(key) ?? coming.get(key);
    if (known) {
      await body.cancel();
      return known;
    }
    const work = new Response(body)
      .arrayBuffer()
      .then((bytes) => compressed(bytes, encoding, immutable))
      .finally(() => coming.delete(key));
    coming.set(key, work);
    const bytes = await work;
    kept.put(key, bytes, bytes.length);
    return bytes;
  }

  return async (request, response) => {
    const { status, body } = response;
    const type = response.headers.get('content-type') ?? '';
    if (!TEXT.test(type) || response.headers.has('content-encoding')) return response;
    const headers = new Headers(response.headers);
    headers.append('vary', 'Accept-Encoding');
    const encoding = accepted(request);
    // Errors are a single line, and can be requested any number of times.
    const line = status >= 400 && !headers.has('etag');
    if (encoding === undefined || line || status === 206 || headers.has('content-range')) {
      return new Response(body, { status, headers });
    }
    const bodiless = status === 304 || request.method === 'HEAD';
    if (body === null && !bodiless) return new Response(null, { status, headers });
    const length = Number(headers.get('content-length') ?? 0);
    headers.delete('content-length');
    const etag = headers.get('etag');
    const immutable = headers.get('cache-control')?.includes('immutable') ?? false;
    if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`);
    if (status !== 304) headers.set('content-encoding', encoding);
    if (bodiless || body === null) {
      await body?.cancel();
      return new Response(null, { status, headers });
    }
    const sentBody =
      etag?.startsWith('"') && length < KEPT_BYTES
        ? bodyOf(await once(etag, body, encoding, immutable))
        : throughCompressor(body, encoding);
    return new Response(sentBody, { status, headers });
  };
}
