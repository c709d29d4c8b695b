import { createHash, randomBytes } from 'node:crypto';
import { certificateOf } from '#domain/timestamps/certificate.ts';
import { context, derOf, derParts, TAG, withTag } from '#domain/timestamps/der.ts';
import { OID } from '#domain/timestamps/oids.ts';
import { bytesOfHex, hexOf, integerHex, octetsOf } from '#domain/timestamps/values.ts';
import { der, integer, joinedBytes, oid, sequence } from '#domain/timestamps/writeDer.ts';
import { ECDSA, signedBytes } from './certificates.ts';

/** What somebody wants to be stamped. */
interface Asked {
  readonly hash: string;
  readonly nonce: string;
}

/** Reads a request (TimeStampReq). Throws if it is none, or asks for anything but a SHA-256 with certificates. */
export function askedBy(bytes: Uint8Array): Asked {
  const [version, imprint, nonce, wantsCertificates] = derParts(derOf(bytes), TAG.sequence);
  const [, hash] = derParts(imprint, TAG.sequence);
  const hashed = octetsOf(hash);
  withTag(wantsCertificates, TAG.boolean);
  if (integerHex(version) !== '01' || hashed.length !== 32) throw new Error('another request');
  return { hash: hexOf(hashed), nonce: integerHex(nonce) };
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const digestKind = () => sequence(oid(OID.sha256));
const attribute = (id: string, value: Uint8Array) => sequence(oid(id), der(TAG.set, value));

/** A time as DER has it, to the second or to the millisecond. */
function timeText(at: Date): string {
  const [day = '', clock = ''] = at.toISOString().split('T');
  const text = `${day}${clock}`.replace(/[-:Z]/g, '');
  return `${text.replace(/\.?0+$/, '')}Z`;
}

/** An answer with a stamp (TimeStampResp). @param chain the signer's certificate first */
export function stamped(
  { hash, nonce }: Asked,
  at: Date,
  { key, chain }: { readonly key: string; readonly chain: readonly Uint8Array[] },
): Uint8Array {
  const info = sequence(
    integer(Uint8Array.of(1)),
    oid('1.3.6.1.4.1.99999.1'),
    sequence(digestKind(), der(TAG.octets, bytesOfHex(hash))),
    integer(joinedBytes(Uint8Array.of(1), randomBytes(8))),
    der(TAG.generalizedTime, Buffer.from(timeText(at))),
    integer(bytesOfHex(nonce)),
  );
  const [signer = Uint8Array.of()] = chain;
  const { issuer, serial } = certificateOf(signer);
  const attributes = [
    attribute(OID.contentType, oid(OID.timestamp)),
    attribute(OID.messageDigest, der(TAG.octets, sha256(info))),
    attribute(
      OID.signingCertificateV2,
      sequence(sequence(sequence(der(TAG.octets, sha256(signer))))),
    ),
    // DER has the values of a set in the order of their bytes.
  ].toSorted(Buffer.compare);
  const signature = signedBytes(key, der(TAG.set, ...attributes));
  const signerInfo = sequence(
    integer(Uint8Array.of(1)),
    sequence(issuer, integer(bytesOfHex(serial))),
    digestKind(),
    der(context(0), ...attributes),
    ECDSA(),
    der(TAG.octets, signature),
  );
  const data = sequence(
    integer(Uint8Array.of(3)),
    der(TAG.set, digestKind()),
    sequence(oid(OID.timestamp), der(context(0), der(TAG.octets, info))),
    der(context(0), ...chain),
    der(TAG.set, signerInfo),
  );
  const token = sequence(oid(OID.signedData), der(context(0), data));
  return sequence(sequence(integer(Uint8Array.of(0))), token);
}

/** An answer that refuses (RFC 3161, status "rejection"). */
export const rejection = (): Uint8Array => sequence(sequence(integer(Uint8Array.of(2))));
