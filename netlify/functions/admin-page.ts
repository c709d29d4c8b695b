import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { ADMIN_PAGE } from '#members/admin/page.ts';

/** Runs before any file: the built page is the same for everybody, so each request is checked for an admin. */
export const config: Config = { path: ['/admin/users', '/admin/users/'] };

export default serve(ADMIN_PAGE);
