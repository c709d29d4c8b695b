import type { Config } from '@netlify/functions';
import { memberToday } from '#contract/member/today.ts';
import { get, serve } from '../lib/accounts/serve.ts';
import { today } from '../lib/member/today.ts';

/** What a member's own page shows, for its member alone. */
export const config: Config = { path: '/api/member/today' };

export default serve(get(memberToday, today));
