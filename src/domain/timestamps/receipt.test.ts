import { expect, test } from 'vitest';
import { receiptIn } from './receipt.ts';

/** A TimeStampResp with a status and nothing else: SEQUENCE { SEQUENCE { INTEGER } }. */
const bare = (status: number): Uint8Array =>
  Uint8Array.of(0x30, 0x05, 0x30, 0x03, 0x02, 0x01, status);

test.each([
  [0, 'it holds no stamp'],
  [1, 'it holds no stamp'],
  [2, 'the authority refused'],
  [3, 'the authority wants us to wait'],
  [4, 'the authority warns that it is being revoked'],
  [5, 'the authority was revoked'],
  [6, 'the authority refused'],
])('an answer of status %i alone (RFC 3161, PKIStatus) is refused: %s', (status, why) => {
  expect(() => receiptIn(bare(status))).toThrow(why);
});
