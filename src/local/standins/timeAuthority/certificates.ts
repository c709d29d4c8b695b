import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
} from 'node:crypto';
import { context, TAG } from '#domain/timestamps/der.ts';
import { OID } from '#domain/timestamps/oids.ts';
import { der, derTrue, integer, joinedBytes, oid, sequence } from '#domain/timestamps/writeDer.ts';

/** A key of an authority, as PEM. */
export const newKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string;

const utf8 = (text: string) => der(0x0c, Buffer.from(text));
const nameOf = (text: string) => sequence(der(TAG.set, sequence(oid(OID.commonName), utf8(text))));
const time = (year: number) => der(TAG.generalizedTime, Buffer.from(`${year}0101000000Z`));
const extension = (id: string, value: Uint8Array) =>
  sequence(oid(id), derTrue(), der(TAG.octets, value));
const bits = (bytes: Uint8Array, left = 0) => der(TAG.bits, Uint8Array.of(left), bytes);
export const ECDSA = () => sequence(oid(OID.ecdsaSha256));

export const signedBytes = (key: string, bytes: Uint8Array): Uint8Array =>
  sign('sha256', bytes, createPrivateKey(key));

interface Wanted {
  readonly subject: string;
  readonly issuer: string;
  readonly key: string;
  readonly issuerKey: string;
  /** Whether it issues others; else it is for time stamps. */
  readonly issues: boolean;
  readonly until?: number;
}

/** A certificate in DER, valid from 2020. */
export function certificate({ subject, issuer, key, issuerKey, issues, until = 2100 }: Wanted) {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const constraints = issues ? sequence(derTrue()) : sequence();
  const usage = issues ? bits(Uint8Array.of(0x06), 1) : bits(Uint8Array.of(0x80), 7);
  const extensions = [
    extension(OID.basicConstraints, constraints),
    extension(OID.keyUsage, usage),
    ...(issues ? [] : [extension(OID.extendedKeyUsage, sequence(oid(OID.timeStamping)))]),
  ];
  const body = sequence(
    der(context(0), integer(Uint8Array.of(2))),
    integer(joinedBytes(Uint8Array.of(1), randomBytes(8))),
    ECDSA(),
    nameOf(issuer),
    sequence(time(2020), time(until)),
    nameOf(subject),
    publicKey,
    der(context(3), sequence(...extensions)),
  );
  return sequence(body, ECDSA(), bits(signedBytes(issuerKey, body)));
}

/** DER as PEM. */
export const pem = (bytes: Uint8Array): string =>
  `-----BEGIN CERTIFICATE-----\n${(
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  ).join('\n')}\n-----END CERTIFICATE-----\n`;
