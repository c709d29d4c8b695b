import type { Config } from '@netlify/functions';
import { slateStatus } from '#contract/slateStatus.ts';
import { KEYS } from '#server/tasks/answers/keys.ts';
import { get, serve } from '../lib/serve.ts';

export const config: Config = { path: '/api/slate' };

export default serve(get(slateStatus, () => ({ key: KEYS.slate })));
