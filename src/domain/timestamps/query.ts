import { TAG } from './der.ts';
import { OID } from './oids.ts';
import { bytesOfHex } from './values.ts';
import { der, derTrue, integer, nothing, oid, sequence } from './writeDer.ts';

/**
 * A request to a time-stamp authority (RFC 3161, TimeStampReq) for a hash of the ledger. The imprint is the line's hash itself,
 * which is a SHA-256 already, so `openssl ts -verify -digest HASH` needs no file. Asks for the authority's certificates.
 * @param nonce random bytes, which the answer has to repeat
 */
export const timestampQuery = (hash: string, nonce: Uint8Array): Uint8Array<ArrayBuffer> =>
  sequence(
    integer(Uint8Array.of(1)),
    sequence(sequence(oid(OID.sha256), nothing()), der(TAG.octets, bytesOfHex(hash))),
    integer(nonce),
    derTrue(),
  );
