/** SHA-256 of a hash and a payload, one after the other in UTF-8, as lower-case hex. */
export type ChainDigest = (previousHash: string, payload: string) => string;
