/**
 * From this size on a body is sent as a stream of one piece, for two reasons. A Response copies the bytes it is given,
 * which would be the most expensive part of an answer. And a buffered answer of a function may have 6 MB at most, which
 * a Saturday of all leagues comes close to.
 */
const STREAMED_BYTES = 16_384;

/** A body of bytes that are kept: they are sent as they are. */
export const bodyOf = (
  bytes: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> =>
  bytes.length < STREAMED_BYTES
    ? bytes
    : new ReadableStream({
        pull(controller) {
          controller.enqueue(bytes);
          controller.close();
        },
      });
