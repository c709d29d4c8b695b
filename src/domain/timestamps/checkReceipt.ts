import { type Certificate, certificateOf } from './certificate.ts';
import { type Root, rootOf } from './chain.ts';
import { DerError, derOf, derParts, TAG } from './der.ts';
import { HASHES, OID } from './oids.ts';
import { type Receipt, receiptIn } from './receipt.ts';
import type { Checks } from './subtle.ts';
import { octetsOf, oidOf, sameBytes } from './values.ts';

/** A receipt that holds: when it was told, and whose root vouches for it. */
interface HeldReceipt {
  /** Milliseconds since 1970. */
  readonly toldAt: number;
  readonly root: Root;
  /** Hexadecimal digits; undefined: none. */
  readonly nonce: string | undefined;
}

interface Question {
  /** The hash that was stamped, hexadecimal. */
  readonly hash: string;
  readonly roots: readonly Root[];
  readonly checks: Checks;
}

function need(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new DerError(otherwise);
}

const hashName = (id: string): string => {
  const name = HASHES[id];
  if (!name) throw new DerError(`the hash ${id} is not known`);
  return name;
};

const attribute = ({ attributes }: Receipt, id: string) =>
  attributes.find((one) => one.id === id)?.value;

/** Whether the signature names this certificate (RFC 5035 and 2634): otherwise another one with the same key could be put in. */
async function isNamed(receipt: Receipt, { whole }: Certificate, checks: Checks): Promise<boolean> {
  const second = attribute(receipt, OID.signingCertificateV2);
  const value = second ?? attribute(receipt, OID.signingCertificate);
  if (!value) return false;
  const [list] = derParts(derOf(value), TAG.sequence);
  const [first] = derParts(list, TAG.sequence);
  const [algorithm, hash] = derParts(first, TAG.sequence);
  const named = algorithm?.tag === TAG.sequence;
  const otherwise = second ? 'SHA-256' : 'SHA-1';
  const by = named ? hashName(oidOf(derParts(algorithm, TAG.sequence)[0])) : otherwise;
  return sameBytes(octetsOf(named ? hash : algorithm), await checks.digest(by, whole));
}

async function checkSignature(receipt: Receipt, signer: Certificate, checks: Checks) {
  const hash = hashName(receipt.digestOid);
  const kind = attribute(receipt, OID.contentType);
  need(
    kind !== undefined && oidOf(derOf(kind)) === OID.timestamp,
    'it was signed as something else',
  );
  const digest = attribute(receipt, OID.messageDigest);
  const right =
    digest && sameBytes(octetsOf(derOf(digest)), await checks.digest(hash, receipt.content));
  need(right === true, 'what was signed is not this stamp');
  need(await isNamed(receipt, signer, checks), 'it was signed with another certificate');
  const { signedAttributes: bytes, signature, signatureOid: oid } = receipt;
  need(await checks.verify(signer.key, { bytes, signature, oid, hash }), 'its signature is wrong');
}

/**
 * Checks an authority's receipt for a hash: that it is one, of this hash, signed by a key for time stamps whose certificate
 * leads to one of the roots. Throws a DerError that says what is wrong.
 */
export async function checkReceipt(
  bytes: Uint8Array,
  { hash, roots, checks }: Question,
): Promise<HeldReceipt> {
  const receipt = receiptIn(bytes);
  const { hashOid, imprint, toldAt, nonce } = receipt.stamp;
  need(hashOid === OID.sha256 && imprint === hash, `it is of another hash: ${imprint}`);
  const certificates = receipt.certificates.map(certificateOf);
  const signer = certificates.find(
    ({ issuer, serial }) =>
      serial === receipt.signer.serial && sameBytes(issuer, receipt.signer.issuer),
  );
  if (!signer) throw new DerError('the certificate of its signer is not in it');
  need(signer.isForTimestamps, 'its certificate is not for time stamps');
  await checkSignature(receipt, signer, checks);
  const root = await rootOf(signer, { between: certificates, roots, at: toldAt, checks });
  if (!root) throw new DerError('its certificate leads to none of the known roots');
  return { toldAt, nonce, root };
}
