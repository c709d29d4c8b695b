import { context, type Der, DerError, derOf, derParts, TAG, withTag } from './der.ts';
import { OID } from './oids.ts';
import { bitBytes, integerHex, oidOf, timeOf } from './values.ts';

/** What a check of time stamps needs of a certificate (X.509). */
export interface Certificate {
  readonly whole: Uint8Array;
  /** What its issuer has signed. */
  readonly signedPart: Uint8Array;
  readonly signatureOid: string;
  readonly signature: Uint8Array;
  /** Hexadecimal digits. */
  readonly serial: string;
  /** Names in DER. */
  readonly issuer: Uint8Array;
  readonly subject: Uint8Array;
  /** Milliseconds since 1970. */
  readonly validFrom: number;
  readonly validTo: number;
  /** Its public key (SubjectPublicKeyInfo). */
  readonly key: Uint8Array;
  /** Whether it may issue certificates. */
  readonly isAuthority: boolean;
  /** Whether its key is for time stamps and nothing else, critically (RFC 3161, 2.3). */
  readonly isForTimestamps: boolean;
  /** Whether it demands something that we do not check. */
  readonly demandsMore: boolean;
}

interface Extension {
  readonly id: string;
  readonly critical: boolean;
  readonly value: Uint8Array;
}

function extensionOf(value: Der): Extension {
  const [id, ...rest] = derParts(value, TAG.sequence);
  const critical = rest[0]?.tag === TAG.boolean && rest[0].content[0] === 0xff;
  return { id: oidOf(id), critical, value: withTag(rest.at(-1), TAG.octets).content };
}

/** Extensions whose demands are checked, or do not concern time stamps. */
const KNOWN: ReadonlySet<string> = new Set([
  OID.basicConstraints,
  OID.keyUsage,
  OID.extendedKeyUsage,
]);

const mayIssue = (extension: Extension | undefined): boolean => {
  if (!extension) return false;
  const [flag] = derParts(derOf(extension.value), TAG.sequence);
  return flag?.tag === TAG.boolean && flag.content[0] === 0xff;
};

const isForTimestamps = (extension: Extension | undefined): boolean => {
  if (!extension?.critical) return false;
  const purposes = derParts(derOf(extension.value), TAG.sequence).map(oidOf);
  return purposes.length === 1 && purposes[0] === OID.timeStamping;
};

/** Reads a certificate in DER. Throws a DerError if it is none. */
export function certificateOf(bytes: Uint8Array): Certificate {
  const [signed, algorithm, signature] = derParts(derOf(bytes), TAG.sequence);
  const fields = derParts(signed, TAG.sequence);
  if (fields[0]?.tag !== context(0)) throw new DerError('a certificate is not of version 3');
  const [, serial, , issuer, validity, subject, key, ...others] = fields;
  const [from, to] = derParts(validity, TAG.sequence);
  const list = others.find(({ tag }) => tag === context(3));
  const extensions = list
    ? derParts(derParts(list, context(3))[0], TAG.sequence).map(extensionOf)
    : [];
  const one = (id: string) => extensions.find((extension) => extension.id === id);
  return {
    whole: bytes,
    signedPart: withTag(signed, TAG.sequence).whole,
    signatureOid: oidOf(derParts(algorithm, TAG.sequence)[0]),
    signature: bitBytes(signature),
    serial: integerHex(serial),
    issuer: withTag(issuer, TAG.sequence).whole,
    subject: withTag(subject, TAG.sequence).whole,
    validFrom: timeOf(from),
    validTo: timeOf(to),
    key: withTag(key, TAG.sequence).whole,
    isAuthority: mayIssue(one(OID.basicConstraints)),
    isForTimestamps: isForTimestamps(one(OID.extendedKeyUsage)),
    demandsMore: extensions.some(({ id, critical }) => critical && !KNOWN.has(id)),
  };
}
