import { setTimeout as wait } from 'node:timers/promises';
import { clock } from '#clock';
import { type HttpServer, listen } from '../../http/listen.ts';
import { certificate, newKey, pem } from './certificates.ts';
import { askedBy, rejection, stamped } from './stamp.ts';

/** How the authority treats those who ask. */
type Behavior =
  | 'stamps'
  | 'refuses'
  | 'delays'
  | 'another imprint'
  | 'an old nonce'
  | 'another time'
  | 'garbage'
  | 'nothing'
  | 'is down'
  | 'another key';

/** Keys and certificates of an authority: PEM, and DER in base64. */
interface AuthorityKeys {
  readonly root: string;
  readonly rootCertificate: string;
  readonly key: string;
  readonly certificate: string;
}

const ROOT = 'Local time stamps, which prove nothing';
const SIGNER = 'Local time-stamp authority';

/** Keys for one machine. */
export function newAuthority(): AuthorityKeys {
  const root = newKey();
  const key = newKey();
  const own = { subject: ROOT, issuer: ROOT, key: root, issuerKey: root, issues: true };
  const signer = { subject: SIGNER, issuer: ROOT, key, issuerKey: root, issues: false };
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  return {
    root,
    rootCertificate: base64(certificate(own)),
    key,
    certificate: base64(certificate(signer)),
  };
}

export interface TimeAuthorityServer extends HttpServer {
  /** The root's certificate, PEM. */
  readonly rootPem: string;
  readonly behave: (next: Behavior) => void;
  /** Hashes that it was asked to stamp. */
  readonly asked: readonly string[];
}

const DELAY_MS = 60_000;
const hours = (count: number): number => count * 3_600_000;
const bytes = (body: Uint8Array, status = 200) =>
  new Response(Buffer.from(body), {
    status,
    headers: { 'content-type': 'application/timestamp-reply' },
  });

/**
 * A time-stamp authority on this machine (RFC 3161 over HTTP, with a key of its own): whoever has the machine has the key, so its
 * stamps prove nothing outside of it. It refuses what real ones refuse, and misbehaves when told to.
 */
export async function startTimeAuthority(keys = newAuthority()): Promise<TimeAuthorityServer> {
  const chain = [keys.certificate, keys.rootCertificate].map((text) => Buffer.from(text, 'base64'));
  const asked: string[] = [];
  let behavior: Behavior = 'stamps';
  const answer = async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    if (request.headers.get('content-type') !== 'application/timestamp-query')
      return new Response(null, { status: 415 });
    if (behavior === 'is down') return new Response('busy', { status: 503 });
    if (behavior === 'garbage') return new Response('<html>thank you</html>');
    if (behavior === 'nothing') return new Response(null);
    const question = askedBy(new Uint8Array(await request.arrayBuffer()));
    asked.push(question.hash);
    if (behavior === 'refuses') return bytes(rejection());
    if (behavior === 'delays')
      await wait(DELAY_MS, undefined, { signal: request.signal }).catch(() => {});
    const hash = behavior === 'another imprint' ? 'ab'.repeat(32) : question.hash;
    const nonce = behavior === 'an old nonce' ? '17' : question.nonce;
    const now = clock.now();
    const at = behavior === 'another time' ? new Date(now.getTime() - hours(1)) : now;
    const key = behavior === 'another key' ? newKey() : keys.key;
    return bytes(stamped({ hash, nonce }, at, { key, chain }));
  };
  return {
    ...(await listen(answer)),
    rootPem: pem(chain[1] ?? Buffer.of()),
    behave: (next) => {
      behavior = next;
    },
    asked,
  };
}
