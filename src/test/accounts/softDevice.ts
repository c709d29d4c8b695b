import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { SITE_URL } from './trial.ts';

/** What a test bends of an answer; by default it is what an honest device gives at our site. */
export interface Bent {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** More of what the browser states. */
  readonly client?: Readonly<Record<string, unknown>>;
  /** Bits of the flags: 1 present, 4 verified, 8 may be copied, 16 is copied. */
  readonly flags?: number;
  readonly counter?: number;
  readonly userHandle?: string | null;
  readonly algorithm?: keyof typeof KEYS;
}

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.of((major << 5) | length);
  if (length < 256) return Buffer.of((major << 5) | 24, length);
  return Buffer.of((major << 5) | 25, length >> 8, length & 255);
}

/** CBOR, as far as devices use it here. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const part = (key: KeyObject, name: 'x' | 'y' | 'n' | 'e'): Buffer =>
  Buffer.from(key.export({ format: 'jwk' })[name] ?? '', 'base64url');

/** Kinds of keys, each with its COSE form. */
const KEYS = {
  ES256: {
    make: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    cose: (key: KeyObject) =>
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, part(key, 'x')],
        [-3, part(key, 'y')],
      ]),
    hash: 'sha256',
  },
  EdDSA: {
    make: () => generateKeyPairSync('ed25519'),
    cose: (key: KeyObject) =>
      new Map<number, Cbor>([
        [1, 1],
        [3, -8],
        [-1, 6],
        [-2, part(key, 'x')],
      ]),
    hash: null,
  },
  RS256: {
    make: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
    cose: (key: KeyObject) =>
      new Map<number, Cbor>([
        [1, 3],
        [3, -257],
        [-1, part(key, 'n')],
        [-2, part(key, 'e')],
      ]),
    hash: 'sha256',
  },
} as const;

/** Options as the site gives them, as far as a device reads them. */
// biome-ignore lint/suspicious/noExplicitAny: WebAuthn's own JSON, looked into by name
type Options = any;

/** A device with one passkey: does in software what a phone's chip does. */
export class SoftDevice {
  readonly id = randomBytes(32);
  readonly algorithm: keyof typeof KEYS;
  readonly keys;
  /** Uses so far; a device that does not count stays at 0. */
  counter = 0;
  readonly counts: boolean;
  handle = '';

  constructor({
    algorithm = 'ES256',
    counts = true,
  }: {
    algorithm?: keyof typeof KEYS;
    counts?: boolean;
  } = {}) {
    this.algorithm = algorithm;
    this.counts = counts;
    this.keys = KEYS[algorithm].make();
  }

  #client(type: string, options: Options, bent: Bent): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: bent.type ?? type,
        challenge: bent.challenge ?? options.challenge,
        origin: bent.origin ?? SITE_URL,
        crossOrigin: false,
        ...bent.client,
      }),
    );
  }

  #stated(rpId: string, bent: Bent, flags: number): Buffer {
    if (this.counts) this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(bent.counter ?? this.counter);
    return Buffer.concat([sha256(bent.rpId ?? rpId), Buffer.of(bent.flags ?? flags), counter]);
  }

  /** Makes the passkey. @param attested another attestation than none */
  create(
    options: Options,
    bent: Bent = {},
    attested: readonly [string, Map<string, Cbor>] = ['none', new Map()],
  ) {
    this.handle = options.user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.#stated(options.rp.id, bent, 0x40 | 29),
      Buffer.alloc(16),
      length,
      this.id,
      cbor(KEYS[this.algorithm].cose(this.keys.publicKey)),
    ]);
    const object = new Map<string, Cbor>([
      ['fmt', attested[0]],
      ['attStmt', attested[1]],
      ['authData', authData],
    ]);
    return {
      id: b64(this.id),
      rawId: b64(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: b64(this.#client('webauthn.create', options, bent)),
        attestationObject: b64(cbor(object)),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Signs the question. */
  sign(options: Options, bent: Bent = {}) {
    const client = this.#client('webauthn.get', options, bent);
    const stated = this.#stated(options.rpId, bent, 29);
    const signed = Buffer.concat([stated, sha256(client)]);
    return {
      id: b64(this.id),
      rawId: b64(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: b64(client),
        authenticatorData: b64(stated),
        signature: b64(sign(KEYS[this.algorithm].hash, signed, this.keys.privateKey)),
        userHandle: bent.userHandle === undefined ? this.handle : bent.userHandle,
      },
    };
  }
}
