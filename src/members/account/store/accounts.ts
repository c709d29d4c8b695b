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

interface CodeRequest {
  readonly phone: string;
  /** SHA-256 of the cookie that binds the code to the browser. */
  readonly browser: Uint8Array;
}

interface RightCode {
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

/** One who had an account before, without the address from which the Terms were accepted: it may be a former holder's. */
export const knownUserRow = userRow.transform((user) => ({ ...user, tosIpAddress: null }));

export const signedInSchema = z.discriminatedUnion('isNewUser', [
  z.object({ isNewUser: z.literal(true), user: userRow }),
  z.object({ isNewUser: z.literal(false), user: knownUserRow }),
]);
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

const unknownSchema = z.object({ id: z.uuid(), createdAt: timestampColumn });
type UnknownSession = z.infer<typeof unknownSchema>;

const tendedSchema = z.object({
  readsBans: z.boolean(),
  ended: z.int(),
  forgotten: z.int().nullable(),
});

const begunSchema = z.object({
  /** Seconds until a code may be sent; 0: it was noted, and is to be sent now. */
  wait: z.int(),
  /** Nothing is sent to this number, which is new, while the room for strangers is used up. */
  withheld: z.boolean().optional(),
  /** Seconds until strangers are sent codes again; 0: they are. */
  strangersWait: z.int().default(0),
  /** Seconds until this reader may ask for another. */
  resendAfter: z.int().default(0),
});
export type Begun = z.infer<typeof begunSchema>;

/** What came of a code that was not sent; see `sign_in_codes`. */
type Unsent = 'failed' | 'away' | 'unclear';

/** Why a session was ended. */
type EndedBy = 'sign-out' | 'elsewhere' | 'ban';

/** Members, their codes and sessions: each a database function, which enforces all caps and checks. */
export const createAccounts = (client: Client) => ({
  /** Announces a code, if it may be sent. @param daily codes for everybody a day */
  beginSignIn: ({ phone, browser }: CodeRequest, ip: string, daily: number): Promise<Begun> => {
    const asked = { p_phone: phone, p_browser: bytea(browser), p_ip: ip, p_daily: daily };
    return readData('asking for a code', client.rpc('begin_sign_in', asked), begunSchema);
  },
  /** Says what came of it instead of a text. False if a text has left all the same: then it counts as sent. */
  settleCode: ({ phone, browser }: CodeRequest, cameOf: Unsent): Promise<boolean> => {
    const asked = { p_phone: phone, p_browser: bytea(browser), p_came_of: cameOf };
    return readData('settling a code', client.rpc('settle_code', asked), z.boolean());
  },
  /** Counts a guess: returns the code's id, null if there is no code, or 0 after too many wrong guesses today. */
  countGuess: ({ phone, browser }: CodeRequest): Promise<number | null> => {
    const asked = { p_phone: phone, p_browser: bytea(browser) };
    return readData('counting a guess', client.rpc('count_guess', asked), z.nullable(z.int()));
  },
  /** Gives a guess back. @param unclear it may have been looked at, but nobody saw the answer */
  giveBackGuess: (code: number, unclear: boolean): Promise<unknown> => {
    const given = { p_code: code, p_unclear: unclear };
    return expectSuccess('giving a guess back', client.rpc('give_back_guess', given));
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
  /** Claims a code's text for this caller, if it was asked for at our door and is still unsent. */
  claimText: (id: string, phone: string): Promise<'send' | 'again' | 'unasked'> => {
    const call = client.rpc('claim_text', { p_id: id, p_phone: phone });
    return readData('claiming a text', call, z.enum(['send', 'again', 'unasked']));
  },
  /** Gives the text back as not sent: the next call may send it. */
  releaseText: (id: string): Promise<unknown> =>
    expectSuccess('giving a text back', client.rpc('release_text', { p_id: id })),
  /** Ends sessions of members banned at Supabase and empties its log of sign-ins; null: it may not. */
  tend: (): Promise<z.infer<typeof tendedSchema>> =>
    readData('tending sign-in', client.rpc('tend_sign_in'), tendedSchema),
  /** Counts a wish that Supabase made no text of, for the owner. */
  noteTextTrouble: (what: 'project cap' | 'away'): Promise<unknown> =>
    expectSuccess('noting trouble with a text', client.rpc('note_text_trouble', { p_what: what })),
  /** A cookie's session; the cookie's value is replaced once a day. Null without a session. */
  readSession: (token: Uint8Array, next?: Uint8Array): Promise<UsedSession | null> => {
    const asked = { p_token: bytea(token), p_next: next ? bytea(next) : null };
    return readData('reading a session', client.rpc('use_session', asked), z.nullable(usedSchema));
  },
  /** Counts a member's call of a kind. Answers 0, or in how many seconds the next one may be. */
  countCall: (
    memberId: string,
    kind: string,
    { most, seconds }: { readonly most: number; readonly seconds: number },
  ): Promise<number> => {
    const asked = { p_member: memberId, p_kind: kind, p_most: most, p_seconds: seconds };
    return readData('counting a call', client.rpc('count_member_call', asked), z.int());
  },
  listSessions: (memberId: string): Promise<OpenSession[]> =>
    readData(
      'listing sessions',
      client.rpc('list_sessions', { p_member: memberId }),
      z.array(sessionSchema),
    ),
  /** Those that began after this session and that no older device has answered for, the newest first. */
  listUnknown: (memberId: string, here: string): Promise<UnknownSession[]> =>
    readData(
      'listing sessions to ask about',
      client.rpc('unknown_sessions', { p_member: memberId, p_here: here }),
      z.array(unknownSchema),
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
