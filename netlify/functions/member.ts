import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { MEMBERS_DAY } from '#members/day/http.ts';

/** Data of a member's own page, for that member only. */
export const config: Config = { path: '/api/member/today' };

export default serve(MEMBERS_DAY);
