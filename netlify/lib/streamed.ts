/**
 * From here on a body goes out as a stream, of one piece: a Response copies the bytes it is given, which is what the
 * answer would cost most; and a buffered answer of a function may not exceed 6 MB, which a Saturday of all leagues nears.
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
