import type { Config } from '@netlify/functions';
import { memberPage } from '../lib/member/memberPage.ts';

/** A member's own page: for everybody else yesterday's prices, which no build knows. */
export const config: Config = { path: ['/member', '/member/'], preferStatic: true };

export default memberPage;
