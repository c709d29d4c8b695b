import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Query } from '../../services/query.ts';
import type { Call } from './call.ts';
import { invalid } from './refusal.ts';
import { type Found, type Lock, type Session, sessionById } from './sessionRows.ts';

/** Refresh tokens in the second format: session, count of refreshes and signature; only the count is stored. */
interface Parts {
  readonly sessionId: string;
  readonly counter: number;
  readonly content: Buffer;
  readonly signature: Buffer;
}

const ID_BYTES = 16;
const COUNTER_BYTES = 6;
const CONTENT_BYTES = ID_BYTES + COUNTER_BYTES;
const SIGNATURE_BYTES = 16;

const sign = (content: Buffer, key: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'hex'))
    .update(content)
    .digest()
    .subarray(0, SIGNATURE_BYTES);

function write(sessionId: string, counter: number, key: string): string {
  const content = Buffer.alloc(CONTENT_BYTES);
  content.write(sessionId.replaceAll('-', ''), 'hex');
  content.writeUIntBE(counter, ID_BYTES, COUNTER_BYTES);
  return Buffer.concat([content, sign(content, key)]).toString('base64url');
}

function read(token: string): Parts | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const isWhole = bytes.length === CONTENT_BYTES + SIGNATURE_BYTES;
  if (!isWhole || bytes.toString('base64url') !== token) return undefined;
  const hex = bytes.toString('hex', 0, ID_BYTES);
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    counter: bytes.readUIntBE(ID_BYTES, COUNTER_BYTES),
    content: bytes.subarray(0, CONTENT_BYTES),
    signature: bytes.subarray(CONTENT_BYTES),
  };
}

export const isToken = (token: string): boolean => read(token) !== undefined;

export async function begin(query: Query, session: Session): Promise<string> {
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
  { settings, now }: Call,
  query: Query,
  { id, created_at, refreshed_at, refresh_token_hmac_key: key }: Session,
  behind: number,
  current: number,
): Promise<string | undefined> {
  if (behind < 0) throw invalid('Invalid Refresh Token: Not Issued By This Server');
  const counter = behind === 0 ? current + 1 : current;
  const sinceMs = Math.abs(now.getTime() - (refreshed_at ?? created_at).getTime());
  if (behind > 1 && sinceMs >= settings.reuseIntervalS * 1000) {
    if (settings.rotation) await query('delete from auth.sessions where id = $1', [id]);
    return undefined;
  }
  await query('update auth.sessions set refresh_token_counter = $2 where id = $1', [id, counter]);
  return write(id, counter, key ?? '');
}

export async function find(query: Query, token: string, lock: Lock): Promise<Found | undefined> {
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
