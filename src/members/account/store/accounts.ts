import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { bytea, timestampColumn } from '#store/columns.ts';
import { userSchema } from '../contract/user.ts';
import { TRUST_BY } from '../rules/trust.ts';

/** Origin of a reader's request. */
export interface Whence {
  /** Address of the connection, never from a header that the reader can write. */
  readonly ip: string;
  /** The browser's own name for itself. */
  readonly device: string;
}

export interface CodeRequest {
  readonly phone: string;
  /** SHA-256 of the cookie that binds the code to the browser. */
  readonly browser: Uint8Array;
}

export interface RightCode {
  /** What `countGuess` answered. */
  readonly code: number;
  /** Id of the Supabase user. */
  readonly memberId: string;
  readonly phone: string;
  /** HMAC of the number, used for bans. */
  readonly phoneHash: Uint8Array;
  /** SHA-256 of the new session's cookie. */
  readonly token: Uint8Array;
  /** The accepted version of the Terms. */
  readonly terms: string;
  readonly whence: Whence;
}

/** A member as the database writes them; instants in the form of every answer. */
const userRow = z.object({
  ...userSchema.shape,
  tosAcceptedAt: timestampColumn.nullable(),
  createdAt: timestampColumn,
  shutOutUntil: timestampColumn.nullable(),
});

/** Of who had an account before, without the address from which the Terms were accepted: it may be a former holder's. */
const signedInSchema = z
  .object({ isNewUser: z.boolean(), user: userRow })
  .transform(({ isNewUser, user }) => ({
    isNewUser,
    user: isNewUser ? user : { ...user, tosIpAddress: null },
  }));
export type SignedInRow = z.infer<typeof signedInSchema>;

const usedSchema = z.object({
  sessionId: z.uuid(),
  renewed: z.boolean(),
  /** What its trust comes of; null while there is none. */
  trust: z.enum(TRUST_BY).nullable(),
  /** When it was opened. */
  since: timestampColumn,
  user: userRow,
});
export type UsedSession = z.infer<typeof usedSchema>;

const sessionSchema = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: timestampColumn,
  usedAt: timestampColumn,
  trusted: z.boolean(),
});
type OpenSession = z.infer<typeof sessionSchema>;

/** Why a session was ended. */
export type EndedBy = 'sign-out' | 'elsewhere' | 'ban';

/** Members, their codes and sessions: each a database function, which enforces all caps and checks. */
export const createAccounts = (client: Client) => ({
  /** Announces a code: 0, or the seconds until one may be sent. @param daily codes for everybody a day */
  beginSignIn: ({ phone, browser }: CodeRequest, ip: string, daily: number): Promise<number> => {
    const asked = { p_phone: phone, p_browser: bytea(browser), p_ip: ip, p_daily: daily };
    return readData('asking for a code', client.rpc('begin_sign_in', asked), z.int());
  },
  /** Undoes that if the code could not be sent. */
  cancelSignIn: ({ phone, browser }: CodeRequest): Promise<unknown> => {
    const asked = { p_phone: phone, p_browser: bytea(browser) };
    return expectSuccess('taking a code back', client.rpc('cancel_sign_in', asked));
  },
  /** Counts a guess: returns the code's id, null if there is no code, or 0 after too many wrong guesses today. */
  countGuess: ({ phone, browser }: CodeRequest): Promise<number | null> => {
    const asked = { p_phone: phone, p_browser: bytea(browser) };
    return readData('counting a guess', client.rpc('count_guess', asked), z.nullable(z.int()));
  },
  /** Signs in once with a correct code; null if the code has been used, or the number is banned. */
  finishSignIn: (right: RightCode): Promise<SignedInRow | null> => {
    const call = client.rpc('finish_sign_in', {
      p_code: right.code,
      p_member: right.memberId,
      p_phone: right.phone,
      p_phone_hash: bytea(right.phoneHash),
      p_token: bytea(right.token),
      p_terms: right.terms,
      p_ip: right.whence.ip,
      p_device: right.whence.device,
    });
    return readData('signing in', call, z.nullable(signedInSchema));
  },
  /** Whether a code's text is still unsent, and now claimed by this caller. */
  claimText: (id: string): Promise<boolean> =>
    readData('claiming a text', client.rpc('claim_text', { p_id: id }), z.boolean()),
  /** Gives the text back as not sent: the next call may send it. */
  releaseText: (id: string): Promise<unknown> =>
    expectSuccess('giving a text back', client.rpc('release_text', { p_id: id })),
  /** A cookie's session; the cookie's value is replaced once a day. Null without a session. */
  readSession: (token: Uint8Array, next?: Uint8Array): Promise<UsedSession | null> => {
    const asked = { p_token: bytea(token), p_next: next ? bytea(next) : null };
    return readData('reading a session', client.rpc('use_session', asked), z.nullable(usedSchema));
  },
  listSessions: (memberId: string): Promise<OpenSession[]> =>
    readData(
      'listing sessions',
      client.rpc('list_sessions', { p_member: memberId }),
      z.array(sessionSchema),
    ),
  /** Ends one open session of a member, or all. Returns how many. @param here the session that asks */
  endSessions: (
    memberId: string,
    by: EndedBy,
    sessionId?: string,
    here?: string,
  ): Promise<number> => {
    const asked = {
      p_member: memberId,
      p_session: sessionId ?? null,
      p_by: by,
      p_here: here ?? null,
    };
    return readData('ending sessions', client.rpc('end_sessions', asked), z.int());
  },
});

export type Accounts = ReturnType<typeof createAccounts>;
