import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { bytea, timestampColumn } from '#store/columns.ts';

const standingSchema = z.nullable(
  z.object({
    createdAt: timestampColumn,
    lastReadAt: z.nullable(timestampColumn),
    networks: z.int(),
  }),
);

const openedSchema = z.nullable(
  z.union([
    z.object({ wait: z.int() }),
    z.object({
      isPaid: z.boolean(),
      shutOutUntil: z.nullable(timestampColumn),
      /** Ids of what the member follows. */
      follows: z.array(z.string()),
    }),
  ]),
);

/** What a secret opens: null for nothing; `wait`, seconds, if it was read too often or from too many places. */
type OpenedFeed = z.infer<typeof openedSchema>;

/** Members' own feeds; the database has only a digest of each secret. */
export const createPrivateFeeds = (client: Client) => ({
  standing: (memberId: string): Promise<z.infer<typeof standingSchema>> => {
    const call = client.rpc('private_feed_of', { p_member: memberId });
    return readData('reading how a feed stands', call, standingSchema);
  },
  /** Replaces the secret, until the session ends. False, without a change, for a member who may not have one. */
  make: (memberId: string, secret: Uint8Array, sessionId: string): Promise<boolean> => {
    const call = client.rpc('make_private_feed', {
      p_member: memberId,
      p_secret: bytea(secret),
      p_session: sessionId,
    });
    return readData('making a feed', call, z.boolean());
  },
  end: (memberId: string): Promise<unknown> =>
    expectSuccess('ending a feed', client.rpc('end_private_feed', { p_member: memberId })),
  /** Notes the reading. */
  open: (secret: Uint8Array, ip: string): Promise<OpenedFeed> => {
    const call = client.rpc('open_private_feed', { p_secret: bytea(secret), p_ip: ip });
    return readData('opening a feed', call, openedSchema);
  },
});

export type PrivateFeeds = ReturnType<typeof createPrivateFeeds>;
