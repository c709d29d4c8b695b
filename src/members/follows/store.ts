import * as z from 'zod';
import type { Followed } from '#domain/follow/followed.ts';
import { type Client, readData } from '#store/client.ts';
import { syncFollows } from './contract.ts';

const list = z.lazy(() => syncFollows.answer.shape.list);

/** What members follow: each a database function. */
export const createFollows = (client: Client) => ({
  read: (memberId: string): Promise<Followed> =>
    readData('reading what is followed', client.rpc('follows_of', { p_member: memberId }), list),
  /** Adds a device's list; answers both as one. Null if there is no such member. */
  sync: (memberId: string, brought: Followed): Promise<Followed | null> => {
    const call = client.rpc('sync_follows', { p_member: memberId, p_list: brought });
    return readData('syncing what is followed', call, z.nullable(list));
  },
});

export type Follows = ReturnType<typeof createFollows>;
