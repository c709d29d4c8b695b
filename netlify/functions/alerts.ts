import type { Config } from '@netlify/functions';
import { dropAlert, pauseAlerts, readAlerts, setAlert } from '#contract/alerts/alerts.ts';
import { get, post, serve } from '../lib/accounts/serve.ts';
import * as alerts from '../lib/alerts/answers.ts';

export const config: Config = {
  path: ['/api/alerts', '/api/alerts/delete', '/api/alerts/pause'],
};

export default serve(
  get(readAlerts, alerts.show),
  post(setAlert, alerts.set),
  post(dropAlert, alerts.drop),
  post(pauseAlerts, alerts.pause),
);
