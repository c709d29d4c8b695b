import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { ADMIN_PAGE } from '#members/admin/page.ts';

/** Before any file: what is built for it is the same for everybody, and who may see it is asked at each request. */
export const config: Config = { path: ['/admin/users', '/admin/users/'] };

export default serve(ADMIN_PAGE);
