import type { Config } from '@netlify/functions';
import { individualEvents } from '#contract/individualEvents.ts';
import { ufcUpcoming } from '#contract/ufcUpcoming.ts';
import { KEYS } from '#server/tasks/answers/keys.ts';
import { get, serve } from '../lib/serve.ts';

export const config: Config = {
  path: ['/api/individual-events/upcoming', '/api/ufc/upcoming'],
};

export default serve(
  get(individualEvents, ({ query }) => ({ key: KEYS.individualEvents(query.sport) })),
  get(ufcUpcoming, () => ({ key: KEYS.ufc })),
);
