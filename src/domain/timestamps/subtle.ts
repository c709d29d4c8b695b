import { DerError, derOf, derParts, TAG } from './der.ts';
import { CURVES, SIGNATURES } from './oids.ts';
import { bytesOfHex, integerHex, oidOf } from './values.ts';
import { joinedBytes } from './writeDer.ts';

type Bytes = Uint8Array<ArrayBuffer>;
interface Algorithm {
  readonly name: string;
  readonly hash?: string;
  readonly namedCurve?: string;
}

/** What is needed of WebCrypto (`crypto.subtle`, in browsers and Node). */
interface Subtle<Key = never> {
  digest(algorithm: string, data: Bytes): Promise<ArrayBuffer>;
  importKey(
    format: 'spki',
    key: Bytes,
    algorithm: Algorithm,
    extractable: boolean,
    usages: ['verify'],
  ): Promise<Key>;
  verify(algorithm: Algorithm, key: Key, signature: Bytes, data: Bytes): Promise<boolean>;
}

/** Hashing and checking signatures, whoever does it. */
export interface Checks {
  readonly digest: (hash: string, bytes: Uint8Array) => Promise<Uint8Array>;
  /** @param signed what was signed by the key: its bytes, its signature, and how, by object identifier */
  readonly verify: (
    key: Uint8Array,
    signed: {
      readonly bytes: Uint8Array;
      readonly signature: Uint8Array;
      readonly oid: string;
      /** The hash where the identifier does not tell it. */
      readonly hash?: string | undefined;
    },
  ) => Promise<boolean>;
}

/** Two numbers in DER, as one run of bytes for WebCrypto. */
function plainSignature(signature: Uint8Array, bytes: number): Bytes {
  const halves = derParts(derOf(signature), TAG.sequence).map((half) =>
    bytesOfHex(integerHex(half)),
  );
  if (halves.length !== 2 || halves.some(({ length }) => length > bytes)) {
    throw new DerError('a signature does not fit its key');
  }
  return joinedBytes(
    ...halves.map((half) => joinedBytes(new Uint8Array(bytes - half.length), half)),
  );
}

/** Checks by WebCrypto. */
export const checksBy = <Key>(subtle: Subtle<Key>): Checks => ({
  digest: async (hash, bytes) => new Uint8Array(await subtle.digest(hash, joinedBytes(bytes))),
  verify: async (key, { bytes, signature, oid, hash }) => {
    const how = SIGNATURES[oid];
    const by = how?.hash ?? hash;
    if (!how || !by) throw new DerError(`signatures of kind ${oid} are not known`);
    const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: by };
    const [, curveOid] = derParts(derParts(derOf(key), TAG.sequence)[0], TAG.sequence);
    const curve = how.kind === 'ECDSA' ? CURVES[oidOf(curveOid)] : undefined;
    if (how.kind === 'ECDSA' && !curve)
      throw new DerError('its key is on a curve that is not known');
    const kind = curve ? { name: 'ECDSA', namedCurve: curve.name } : rsa;
    const imported = await subtle.importKey('spki', joinedBytes(key), kind, false, ['verify']);
    const given = curve ? plainSignature(signature, curve.bytes) : joinedBytes(signature);
    const algorithm = curve ? { name: 'ECDSA', hash: by } : rsa;
    return subtle.verify(algorithm, imported, given, joinedBytes(bytes));
  },
});
