import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Job } from '#domain/operation/state.ts';

/** How long a signed request stays valid, milliseconds. */
const HOLDS_MS = 60_000;
/** How far the signer's clock may be ahead of ours, milliseconds. */
const AHEAD_MS = 5_000;

const AT = 'x-refresh-at';
const NONCE = 'x-refresh-nonce';
const SIGNATURE = 'x-refresh-signature';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const signature = (job: Job, at: string, nonce: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`simcast ${job}\n${at}\n${nonce}`).digest();

/** Headers with which the schedule identifies itself to the background function: valid for one minute and one use. */
export function signRefresh(
  secret: string,
  now: Date,
  job: Job = 'refresh',
): Record<string, string> {
  const at = now.toISOString();
  const nonce = randomUUID();
  return {
    [AT]: at,
    [NONCE]: nonce,
    [SIGNATURE]: signature(job, at, nonce, secret).toString('hex'),
  };
}

/**
 * The nonce of a request signed with the secret within the last minute; undefined for any other request. The database
 * checks that the nonce is new.
 */
export function signedNonce(
  headers: Headers,
  secret: string,
  now: Date,
  job: Job = 'refresh',
): string | undefined {
  const at = headers.get(AT) ?? '';
  const nonce = headers.get(NONCE) ?? '';
  const given = Buffer.from(headers.get(SIGNATURE) ?? '', 'hex');
  const wanted = signature(job, at, nonce, secret);
  if (secret === '' || given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    return undefined;
  }
  const age = now.getTime() - Date.parse(at);
  return UUID.test(nonce) && age >= -AHEAD_MS && age <= HOLDS_MS ? nonce : undefined;
}
