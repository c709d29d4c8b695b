/** Bytes as PostgREST takes them. */
export const bytea = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`;
