import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';

const exportSchema = z.record(z.string(), z.unknown());

/** Data export and deletion of members. */
export const createMembers = (client: Client) => ({
  /** Everything held about a member here, as JSON. */
  takeOut: (memberId: string): Promise<Record<string, unknown>> =>
    readData('taking out', client.rpc('export_member', { p_member: memberId }), exportSchema),
  /**
   * Deletes a member and what is theirs. Where a session of a purchase is not among those that have been ended, answers
   * it, and deletes nothing.
   */
  remove: (memberId: string, ended: readonly string[]): Promise<string | null> => {
    const call = client.rpc('delete_member', { p_member: memberId, p_ended: ended });
    return readData('deleting a member', call, z.string().nullable());
  },
  /** Users still to be deleted at Supabase Auth. */
  leaving: (): Promise<string[]> =>
    readData('reading who leaves', client.rpc('leaving_users'), z.array(z.uuid())),
  forgetLeaving: (userId: string): Promise<unknown> =>
    expectSuccess('forgetting who left', client.rpc('forget_leaving_user', { p_user: userId })),
  /** Forgets what is kept of members for a while alone, once that while is over. */
  thinPrivate: (): Promise<unknown> =>
    expectSuccess('forgetting what was kept for a while', client.rpc('thin_private')),
});

export type Members = ReturnType<typeof createMembers>;
