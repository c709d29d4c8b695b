/**
 * Body of an answer as text, read chunk by chunk so that an oversized one is cut off early. Counts bytes after decompression: a
 * small compressed body cannot exceed the cap. Undefined if the body is larger than `maxBytes`. Rejects when the connection
 * fails.
 */
export async function readCapped(
  response: Response,
  maxBytes: number,
): Promise<string | undefined> {
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
