import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { signedHeadText } from '#domain/ledger/signedHead.ts';

/** The owner's key for heads of the ledger. */
export interface Signer {
  /** The public key: 32 bytes in base64. */
  readonly key: string;
  /** The signature of a head: 64 bytes in base64. */
  readonly sign: (head: { readonly seq: number; readonly hash: string }) => string;
}

/** Bytes of a public key of this kind before the key itself. */
const HEADER_BYTES = 12;

function keyOf(text: string): KeyObject {
  const key = Buffer.from(text, 'base64');
  const made = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  if (made.asymmetricKeyType !== 'ed25519') throw new Error('another kind of key');
  return made;
}

/** The public part of a key, 32 bytes in base64. */
function publicPart(key: KeyObject): string {
  const bytes = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return bytes.subarray(HEADER_BYTES).toString('base64');
}

/** LEDGER_SIGNING_KEY: an Ed25519 key (PKCS #8, DER) in base64; undefined: none. Throws one sentence if it looks wrong. */
export function stampSigner({
  LEDGER_SIGNING_KEY: text,
}: Readonly<Record<string, string | undefined>>): Signer | undefined {
  if (!text) return undefined;
  let key: KeyObject;
  try {
    key = keyOf(text);
  } catch {
    throw new Error('LEDGER_SIGNING_KEY does not look right: an Ed25519 key in base64.');
  }
  return {
    key: publicPart(key),
    sign: (head) => sign(null, Buffer.from(signedHeadText(head)), key).toString('base64'),
  };
}
