import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SqlQuery } from '../../services/query.ts';
import type { AuthCall } from './call.ts';
import { invalidRefusal } from './refusal.ts';
import { type FoundSession, type Lock, type SessionRow, sessionById } from './sessionRows.ts';

/**
 * Refresh tokens in the second format; of them only the count is stored. Version (0), session, count of refreshes as a varint,
 * signature, checksum (crypto/refresh_tokens.go, read on 2026-11-27).
 */
interface Parts {
  readonly sessionId: string;
  readonly counter: number;
  readonly content: Buffer;
  readonly signature: Buffer;
}

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;
const CHECKSUM_BYTES = 4;
const LEAST_BYTES = 1 + ID_BYTES + 1 + SIGNATURE_BYTES + CHECKSUM_BYTES;
/** Bytes of a count that a number here holds exactly. */
const MOST_COUNTER_BYTES = 7;

const sign = (content: Buffer, key: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'hex'))
    .update(content)
    .digest()
    .subarray(0, SIGNATURE_BYTES);

const checksum = (bytes: Buffer): Buffer =>
  createHash('sha256').update(bytes).digest().subarray(0, CHECKSUM_BYTES);

/** Seven bits a byte, the lowest first; all but the last have the eighth set. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  return Buffer.from([...bytes, left]);
}

function readVarint(bytes: Buffer): number | undefined {
  const isWhole = bytes.every((byte, i) => byte >= 128 === i < bytes.length - 1);
  if (!isWhole || bytes.length === 0 || bytes.length > MOST_COUNTER_BYTES) return undefined;
  return bytes.reduceRight((sum, byte) => sum * 128 + (byte % 128), 0);
}

function write(sessionId: string, counter: number, key: string): string {
  const id = Buffer.from(sessionId.replaceAll('-', ''), 'hex');
  const content = Buffer.concat([Buffer.alloc(1), id, varint(counter)]);
  const signed = Buffer.concat([content, sign(content, key)]);
  return Buffer.concat([signed, checksum(signed)]).toString('base64url');
}

function read(token: string): Parts | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length < LEAST_BYTES || bytes.toString('base64url') !== token) return undefined;
  const signed = bytes.subarray(0, -CHECKSUM_BYTES);
  const content = signed.subarray(0, -SIGNATURE_BYTES);
  const counter = readVarint(content.subarray(1 + ID_BYTES));
  const isRight = checksum(signed).equals(bytes.subarray(-CHECKSUM_BYTES));
  if (bytes[0] !== 0 || !isRight || counter === undefined) return undefined;
  const hex = content.toString('hex', 1, 1 + ID_BYTES);
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    counter,
    content,
    signature: signed.subarray(-SIGNATURE_BYTES),
  };
}

export const isSignedToken = (token: string): boolean => read(token) !== undefined;

export async function beginSigned(query: SqlQuery, session: SessionRow): Promise<string> {
  const key = randomBytes(32).toString('hex');
  await query(
    'update auth.sessions set refresh_token_hmac_key = $2, refresh_token_counter = 0 where id = $1',
    [session.id, key],
  );
  return write(session.id, 0, key);
}

/**
 * The previous token gives the current one, and so does any token while the last refresh is recent; otherwise the session is
 * revoked.
 */
async function next(
  { settings, now }: AuthCall,
  query: SqlQuery,
  { id, created_at, refreshed_at, refresh_token_hmac_key: key }: SessionRow,
  behind: number,
  current: number,
): Promise<string | undefined> {
  if (behind < 0) throw invalidRefusal('Invalid Refresh Token: Not Issued By This Server');
  const counter = behind === 0 ? current + 1 : current;
  const sinceMs = Math.abs(now.getTime() - (refreshed_at ?? created_at).getTime());
  if (behind > 1 && sinceMs >= settings.reuseIntervalS * 1000) {
    if (settings.rotation) await query('delete from auth.sessions where id = $1', [id]);
    return undefined;
  }
  await query('update auth.sessions set refresh_token_counter = $2 where id = $1', [id, counter]);
  return write(id, counter, key ?? '');
}

export async function findSignedToken(
  query: SqlQuery,
  token: string,
  lock: Lock,
): Promise<FoundSession | undefined> {
  const parts = read(token);
  if (!parts) return undefined;
  const session = await sessionById(query, parts.sessionId, lock);
  if (!session?.refresh_token_hmac_key) return undefined;
  const signature = sign(parts.content, session.refresh_token_hmac_key);
  if (!timingSafeEqual(signature, parts.signature)) return undefined;
  const current = Number(session.refresh_token_counter);
  return {
    session,
    touched: undefined,
    next: (call, within) => next(call, within, session, current - parts.counter, current),
  };
}
