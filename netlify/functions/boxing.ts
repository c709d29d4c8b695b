import type { Config } from '@netlify/functions';
import { boxingToday, boxingUpcoming } from '#contract/boxing.ts';
import { easternDate } from '#domain/time.ts';
import { KEYS } from '#server/tasks/answers/keys.ts';
import { list } from '#server/tasks/answers/timedText.ts';
import { get, serve } from '../lib/serve.ts';

export const config: Config = { path: ['/api/boxing/upcoming', '/api/boxing/today'] };

export default serve(
  get(boxingUpcoming, () => ({ key: KEYS.upcomingBoxing })),
  get(boxingToday, ({ now }) => ({ key: KEYS.boxingOf(easternDate(now)), otherwise: list([]) })),
);
