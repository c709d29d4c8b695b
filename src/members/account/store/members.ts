import * as z from 'zod';
import { type Client, done, read } from '#store/client.ts';

const exportSchema = z.record(z.string(), z.unknown());

/** Data export and deletion of members. */
export const createMembers = (client: Client) => ({
  /** Everything held about a member here, as JSON. */
  takeOut: (memberId: string): Promise<Record<string, unknown>> =>
    read('taking out', client.rpc('export_member', { p_member: memberId }), exportSchema),
  /** Deletes a member and their data. If they have a checkout session not in `ended`, returns it and deletes nothing. */
  remove: (memberId: string, ended: readonly string[]): Promise<string | null> => {
    const call = client.rpc('delete_member', { p_member: memberId, p_ended: ended });
    return read('deleting a member', call, z.string().nullable());
  },
  /** Users still to be deleted at Supabase Auth. */
  leaving: (): Promise<string[]> =>
    read('reading who leaves', client.rpc('leaving_users'), z.array(z.uuid())),
  forgetLeaving: (userId: string): Promise<unknown> =>
    done('forgetting who left', client.rpc('forget_leaving_user', { p_user: userId })),
  /** Deletes members' data whose limited storage time is over. */
  thinPrivate: (): Promise<unknown> =>
    done('forgetting what was kept for a while', client.rpc('thin_private')),
});

export type Members = ReturnType<typeof createMembers>;
