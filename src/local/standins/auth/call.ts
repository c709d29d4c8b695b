import type { SqlQuery, Transact } from '../../services/query.ts';
import type { Inbox } from '../inbox.ts';
import type { Body } from './body.ts';
import type { Limits } from './limits.ts';
import type { AuthSettings } from './settings.ts';
import type { SmsHook } from './smsHook.ts';

/** State that lasts as long as the stand-in. */
export interface AuthOptions {
  readonly query: SqlQuery;
  readonly transact: Transact;
  readonly jwtSecret: string;
  readonly settings: AuthSettings;
  /** Receives codes if there is no hook. */
  readonly inbox: Inbox;
  /** Sends codes in place of the inbox. */
  readonly hook?: SmsHook | undefined;
}

/** One request and everything on which its response depends. */
export interface AuthCall extends AuthOptions {
  readonly request: Request;
  readonly url: URL;
  readonly body: Body;
  /** The requester for rate limits. */
  readonly address: string;
  /** The database's time, read once, so that the whole response refers to one instant. */
  readonly now: Date;
  readonly limits: Limits;
  /** Tells that nobody waits for the answer any more. */
  readonly over: AbortSignal;
}
