import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod';
import { clock } from '#clock';

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });
const DAY_S = 86_400;

const publicKeyOf = (raw: string) => {
  const point = Buffer.from(raw, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) },
    format: 'jwk',
  });
};

/** Signer of a request to a push service (RFC 8292): the public key; undefined without a valid signature. */
export function vapidSigner(authorization: string | null, origin: string): string | undefined {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), *k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  try {
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: publicKeyOf(key), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    const { aud, exp, sub } = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
    const left = exp - clock.now().getTime() / 1000;
    const fine = aud === origin && left > 0 && left <= DAY_S && /^(?:mailto:|https:)/.test(sub);
    return signed && fine ? key : undefined;
  } catch {
    return undefined;
  }
}
