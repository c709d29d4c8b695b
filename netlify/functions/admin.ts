import type { Config } from '@netlify/functions';
import {
  adminSummary,
  adminUsers,
  exportUsers,
  liftBan,
  revealPhone,
} from '#contract/admin/users.ts';
import { get, post } from '../lib/accounts/serve.ts';
import { exportCsv } from '../lib/admin/exportCsv.ts';
import { endBan, showPhone } from '../lib/admin/oneUser.ts';
import { serveAdmins } from '../lib/admin/serveAdmins.ts';
import { listUsers, summarizeUsers } from '../lib/admin/users.ts';

export const config: Config = {
  path: [
    '/api/admin/users',
    '/api/admin/summary',
    '/api/admin/users/reveal',
    '/api/admin/users.csv',
    '/api/admin/bans/lift',
  ],
};

export default serveAdmins((acting) => [
  get(adminUsers, listUsers(acting)),
  get(adminSummary, summarizeUsers(acting)),
  get(exportUsers, exportCsv(acting)),
  post(revealPhone, showPhone(acting)),
  post(liftBan, endBan(acting)),
]);
