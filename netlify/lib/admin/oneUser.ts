import type * as z from 'zod/mini';
import type { liftBan, revealPhone } from '#contract/admin/users.ts';
import type { Acting } from '#server/store/admin.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { adminStore } from './environment.ts';
import { ifAdmin } from './serveAdmins.ts';

/** A user's number in full. */
export const showPhone =
  (acting: Acting) =>
  async ({ id }: z.infer<typeof revealPhone.body>): Promise<Response> =>
    ifAdmin(await adminStore().revealPhone(acting, id), ({ phoneNumber }) =>
      phoneNumber === null
        ? privateError(404, 'There is no such user')
        : privateJson(200, { phoneNumber }),
    );

/** Winning a dispute gives nobody their access back; an admin does. */
export const endBan =
  (acting: Acting) =>
  async ({ id }: z.infer<typeof liftBan.body>): Promise<Response> =>
    ifAdmin(await adminStore().liftBan(acting, id), ({ lifted }) =>
      lifted ? privateJson(200, { ok: true }) : privateError(404, 'This user is not banned'),
    );
