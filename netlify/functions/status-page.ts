import type { Config } from '@netlify/functions';
import { statusPage } from '../lib/operation/statusPage.ts';

/** How the site runs, at each moment: no build writes it. */
export const config: Config = { path: ['/status', '/status/'], preferStatic: true };

export default statusPage;
