import type { Query, Transact } from '../../services/query.ts';
import type { Inbox } from '../inbox.ts';
import type { Body } from './body.ts';
import type { Limits } from './limits.ts';
import type { AuthSettings } from './settings.ts';
import type { SmsHook } from './smsHook.ts';

/** What lasts as long as the stand-in. */
export interface AuthOptions {
  readonly query: Query;
  readonly transact: Transact;
  readonly jwtSecret: string;
  readonly settings: AuthSettings;
  /** Where codes go without a hook. */
  readonly inbox: Inbox;
  /** Sends the codes instead of the inbox. */
  readonly hook?: SmsHook | undefined;
}

/** One request and what its answer depends on. */
export interface Call extends AuthOptions {
  readonly request: Request;
  readonly url: URL;
  readonly body: Body;
  /** Whom the limits see. */
  readonly address: string;
  /** The database's time, read once: all of an answer is of one instant. */
  readonly now: Date;
  readonly limits: Limits;
}
