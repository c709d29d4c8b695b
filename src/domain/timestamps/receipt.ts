import { context, DerError, derOf, derParts, firstDer, TAG, withTag } from './der.ts';
import { OID } from './oids.ts';
import { hexOf, integerHex, octetsOf, oidOf, smallInteger, timeOf } from './values.ts';

/** What an authority has put its name to. */
interface Stamp {
  readonly hashOid: string;
  /** Hexadecimal digits of what was stamped. */
  readonly imprint: string;
  /** When, in milliseconds since 1970. */
  readonly toldAt: number;
  /** Hexadecimal digits; undefined: none. */
  readonly nonce: string | undefined;
}

/** An attribute that a signature covers. */
interface SignedAttribute {
  readonly id: string;
  /** Its only value, in DER. */
  readonly value: Uint8Array;
}

/** An authority's receipt, taken apart but not yet checked. */
export interface Receipt {
  readonly stamp: Stamp;
  /** What was signed: the stamp in DER. */
  readonly content: Uint8Array;
  readonly certificates: readonly Uint8Array[];
  /** Who signed, by issuer (DER) and number. */
  readonly signer: { readonly issuer: Uint8Array; readonly serial: string };
  readonly digestOid: string;
  readonly attributes: readonly SignedAttribute[];
  /** The attributes as the signature covers them. */
  readonly signedAttributes: Uint8Array;
  readonly signatureOid: string;
  readonly signature: Uint8Array;
}

/** Statuses of an answer that contains a stamp: granted, and granted with changes. */
const GRANTED = 1;
const WORDS: Readonly<Record<number, string>> = {
  2: 'refused',
  3: 'wants us to wait',
  4: 'warns that it is being revoked',
  5: 'was revoked',
};

function stampOf(content: Uint8Array): Stamp {
  const [version, , imprint, , time, ...rest] = derParts(derOf(content), TAG.sequence);
  if (smallInteger(version) !== 1) throw new DerError('a stamp is not of version 1');
  const [algorithm, hashed] = derParts(imprint, TAG.sequence);
  const nonce = rest.find(({ tag }) => tag === TAG.integer);
  return {
    hashOid: oidOf(derParts(algorithm, TAG.sequence)[0]),
    imprint: hexOf(octetsOf(hashed)),
    toldAt: timeOf(time),
    nonce: nonce && integerHex(nonce),
  };
}

function attributeOf(value: Parameters<typeof derParts>[0]): SignedAttribute {
  const [id, values] = derParts(value, TAG.sequence);
  const [only, second] = derParts(values, TAG.set);
  if (!only || second) throw new DerError('an attribute has not one value');
  return { id: oidOf(id), value: only.whole };
}

/** The token's fields (RFC 5652, SignedData). */
function tokenOf(token: Uint8Array): Receipt {
  const [kind, wrapped] = derParts(derOf(token), TAG.sequence);
  if (oidOf(kind) !== OID.signedData) throw new DerError('it is no signed message');
  const [, , message, ...rest] = derParts(derParts(wrapped, context(0))[0], TAG.sequence);
  const [contentKind, content] = derParts(message, TAG.sequence);
  if (oidOf(contentKind) !== OID.timestamp) throw new DerError('what was signed is no time stamp');
  const stamped = octetsOf(derParts(content, context(0))[0]);
  const list = rest.find(({ tag }) => tag === context(0));
  const signers = derParts(rest.at(-1), TAG.set);
  if (signers.length !== 1) throw new DerError('it does not have one signer');
  const [, who, digest, attributes, algorithm, signature] = derParts(signers[0], TAG.sequence);
  const [issuer, serial] = derParts(who, TAG.sequence);
  const signed = withTag(attributes, context(0));
  return {
    stamp: stampOf(stamped),
    content: stamped,
    certificates: list ? derParts(list, context(0)).map(({ whole }) => whole) : [],
    signer: { issuer: withTag(issuer, TAG.sequence).whole, serial: integerHex(serial) },
    digestOid: oidOf(derParts(digest, TAG.sequence)[0]),
    attributes: derParts(signed, context(0)).map(attributeOf),
    signedAttributes: Uint8Array.of(TAG.set, ...signed.whole.subarray(1)),
    signatureOid: oidOf(derParts(algorithm, TAG.sequence)[0]),
    signature: octetsOf(signature),
  };
}

/**
 * Takes an authority's answer apart (RFC 3161, TimeStampResp). Throws a DerError if it is anything else, or if the authority
 * refuses.
 */
export function receiptIn(bytes: Uint8Array): Receipt {
  const [status, token, more] = derParts(derOf(bytes), TAG.sequence);
  const code = smallInteger(firstDer(withTag(status, TAG.sequence).content)[0]);
  if (code > GRANTED) throw new DerError(`the authority ${WORDS[code] ?? 'refused'}`);
  if (!token || more) throw new DerError('it holds no stamp');
  return tokenOf(token.whole);
}
