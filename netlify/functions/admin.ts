import type { Config } from '@netlify/functions';
import {
  adminSummary,
  adminUsers,
  exportFound,
  exportUsers,
  liftBan,
  revealPhone,
  searchUsers,
} from '#contract/admin/users.ts';
import { get, post } from '../lib/accounts/serve.ts';
import { exportCsv, exportCsvFound } from '../lib/admin/exportCsv.ts';
import { endBan, showPhone } from '../lib/admin/oneUser.ts';
import { serveAdmins } from '../lib/admin/serveAdmins.ts';
import { findUsers, listUsers, summarizeUsers } from '../lib/admin/users.ts';

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
  post(searchUsers, findUsers(acting)),
  get(adminSummary, summarizeUsers(acting)),
  get(exportUsers, exportCsv(acting)),
  post(exportFound, exportCsvFound(acting)),
  post(revealPhone, showPhone(acting)),
  post(liftBan, endBan(acting)),
]);
