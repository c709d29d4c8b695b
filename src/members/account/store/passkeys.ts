import * as z from 'zod';
import { type Client, readData } from '#store/client.ts';
import { bytea, timestampColumn } from '#store/columns.ts';
import { listPasskeys } from '../contract/passkeys.ts';
import { knownUserRow, type Whence } from './accounts.ts';
import type { Here } from './trust.ts';

/** A question to a device. */
interface Challenge {
  /** SHA-256 of it. */
  readonly challenge: Uint8Array;
  /** SHA-256 of the cookie of the browser that asked. */
  readonly browser: Uint8Array;
  /** Who adds a passkey; null for signing in. */
  readonly memberId: string | null;
}

/** A passkey whose device has proven that it has it. */
interface NewPasskey {
  readonly credential: Uint8Array;
  /** COSE key. */
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly aaguid: string;
  readonly name: string;
  readonly syncs: boolean;
  readonly backedUp: boolean;
  /** The browser's own name for itself. */
  readonly device: string;
}

/** A passkey whose signature was found right. */
export interface RightPasskey {
  readonly credential: Uint8Array;
  readonly counter: number;
  readonly backedUp: boolean;
}

interface UsedPasskey extends RightPasskey {
  /** SHA-256 of the new session's cookie. */
  readonly token: Uint8Array;
  readonly whence: Whence;
}

const userSchemaOfDevice = z.object({
  /** What the member is called toward their devices, base64url. */
  handle: z.string(),
  known: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
});
const readSchema = z.nullable(
  z.object({ publicKey: z.string(), handle: z.string(), syncs: z.boolean() }),
);
const addedSchema = z.enum(['added', 'known', 'full', 'untrusted', 'gone']);
const { passkeys: listed, sessions } = listPasskeys.answer.shape;
const listSchema = z.object({
  passkeys: z.array(
    z.object({
      ...listed.def.element.shape,
      createdAt: timestampColumn,
      usedAt: timestampColumn.nullable(),
    }),
  ),
  sessions,
});

/** Members' passkeys, each a database function. */
export const createPasskeys = (client: Client) => ({
  /** Notes a question: 0, or the seconds until one may be asked. */
  begin: ({ challenge, browser, memberId }: Challenge, ip: string): Promise<number> => {
    const asked = { p_challenge: bytea(challenge), p_browser: bytea(browser), p_member: memberId };
    return readData(
      'asking a passkey',
      client.rpc('begin_passkey', { ...asked, p_ip: ip }),
      z.int(),
    );
  },
  /** Whether the question may be answered; only once. */
  take: ({ challenge, browser, memberId }: Challenge): Promise<boolean> => {
    const asked = { p_challenge: bytea(challenge), p_browser: bytea(browser), p_member: memberId };
    return readData(
      'taking a passkey’s answer',
      client.rpc('take_passkey_challenge', asked),
      z.boolean(),
    );
  },
  /** @param handle a new random one, for a member who has none yet */
  userOf: (memberId: string, handle: Uint8Array): Promise<z.infer<typeof userSchemaOfDevice>> => {
    const call = client.rpc('passkey_user', { p_member: memberId, p_handle: bytea(handle) });
    return readData('reading what devices call a member', call, userSchemaOfDevice);
  },
  add: (memberId: string, sessionId: string, passkey: NewPasskey) => {
    const call = client.rpc('add_passkey', {
      p_member: memberId,
      p_session: sessionId,
      p_credential: bytea(passkey.credential),
      p_public_key: bytea(passkey.publicKey),
      p_counter: passkey.counter,
      p_transports: passkey.transports,
      p_aaguid: passkey.aaguid,
      p_name: passkey.name,
      p_syncs: passkey.syncs,
      p_backed_up: passkey.backedUp,
      p_device: passkey.device,
    });
    return readData('adding a passkey', call, addedSchema);
  },
  read: (credential: Uint8Array): Promise<z.infer<typeof readSchema>> => {
    const call = client.rpc('read_passkey', { p_credential: bytea(credential) });
    return readData('reading a passkey', call, readSchema);
  },
  /** Opens a session; null where the passkey opens none. */
  use: ({ credential, counter, backedUp, token, whence }: UsedPasskey) => {
    const call = client.rpc('use_passkey', {
      p_credential: bytea(credential),
      p_counter: counter,
      p_backed_up: backedUp,
      p_token: bytea(token),
      p_ip: whence.ip,
      p_device: whence.device,
    });
    return readData('signing in with a passkey', call, z.nullable(knownUserRow));
  },
  /** Notes that a session is proven by a passkey; false where that is not its member's, or blocked. */
  prove: ({ memberId, sessionId }: Here, { credential, counter, backedUp }: RightPasskey) => {
    const call = client.rpc('prove_by_passkey', {
      p_member: memberId,
      p_session: sessionId,
      p_credential: bytea(credential),
      p_counter: counter,
      p_backed_up: backedUp,
    });
    return readData('proving a session by a passkey', call, z.boolean());
  },
  list: (memberId: string, sessionId: string): Promise<z.infer<typeof listSchema>> => {
    const call = client.rpc('list_passkeys', { p_member: memberId, p_session: sessionId });
    return readData('listing passkeys', call, listSchema);
  },
  /** Each of these answers how many it changed. */
  rename: (memberId: string, id: string, name: string): Promise<number> => {
    const call = client.rpc('rename_passkey', { p_member: memberId, p_passkey: id, p_name: name });
    return readData('renaming a passkey', call, z.int());
  },
  keep: (memberId: string, id: string): Promise<number> => {
    const call = client.rpc('keep_passkey', { p_member: memberId, p_passkey: id });
    return readData('keeping a passkey', call, z.int());
  },
  /** @param id all of them without one */
  remove: (memberId: string, id?: string): Promise<number> => {
    const call = client.rpc('remove_passkey', { p_member: memberId, p_passkey: id ?? null });
    return readData('removing passkeys', call, z.int());
  },
});

export type Passkeys = ReturnType<typeof createPasskeys>;
