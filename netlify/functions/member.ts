import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { MEMBERS_DAY } from '#members/day/http.ts';

/** What a member's own page shows, for its member alone. */
export const config: Config = { path: '/api/member/today' };

export default serve(MEMBERS_DAY);
