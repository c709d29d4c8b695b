/** A request's body where it is no longer than `most` bytes; one that says to be longer is not read. */
export async function bytesWithin(request: Request, most: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length')) > most) return undefined;
  const bytes = await request.bytes();
  return bytes.length > most ? undefined : bytes;
}
