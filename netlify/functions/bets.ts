import type { Config } from '@netlify/functions';
import { readLimits, setLimits } from '#contract/bets/limits.ts';
import { beginPause } from '#contract/bets/pause.ts';
import { syncBets } from '#contract/bets/sync.ts';
import { get, post, serve } from '../lib/accounts/serve.ts';
import * as bets from '../lib/bets/answers.ts';

export const config: Config = { path: ['/api/bets/sync', '/api/bets/limits', '/api/bets/pause'] };

export default serve(
  post(syncBets, bets.sync),
  get(readLimits, bets.showLimits),
  post(setLimits, bets.setLimits),
  post(beginPause, bets.pause),
);
