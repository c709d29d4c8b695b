import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { MEMBER_PAGES } from '#members/day/memberPage.ts';

/** A member's own page; everybody else sees yesterday's prices, which no build knows. */
export const config: Config = { path: ['/member', '/member/'], preferStatic: true };

export default serve(...MEMBER_PAGES);
