/**
 * The body of a request; undefined where it has more than `most` bytes. It is not read at all where its Content-Length
 * says more.
 */
export async function bytesWithin(request: Request, most: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length')) > most) return undefined;
  const bytes = await request.bytes();
  return bytes.length > most ? undefined : bytes;
}
