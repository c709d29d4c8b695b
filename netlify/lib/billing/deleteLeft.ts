import process from 'node:process';
import { userDeletion } from '#server/store/authUsers.ts';
import { connect } from '#server/store/client.ts';
import { PROMPT } from '#server/store/limitedFetch.ts';
import { createMembers } from '#server/store/members.ts';
import { deleteLeavingUsers } from '#server/tasks/subscriptions/leave.ts';

/** Deletes the users of accounts whose deletion did not get as far as Supabase Auth. */
export const deleteLeft = (): Promise<void> =>
  deleteLeavingUsers({
    members: createMembers(connect(process.env, PROMPT)),
    deleteUser: userDeletion(process.env),
  });
