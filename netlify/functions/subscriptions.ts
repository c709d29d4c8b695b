import type { Config } from '@netlify/functions';
import { createSubscription } from '#contract/subscriptions/create.ts';
import { currentSubscription } from '#contract/subscriptions/current.ts';
import {
  cancelSubscription,
  openPortal,
  previewSwitch,
  resumeSubscription,
  switchPlan,
} from '#contract/subscriptions/manage.ts';
import { get, post, serve } from '../lib/accounts/serve.ts';
import {
  cancel,
  create,
  current,
  portal,
  preview,
  resume,
  switchTo,
} from '../lib/subscriptions/answers.ts';

export const config: Config = {
  path: [
    '/api/subscriptions/create',
    '/api/subscriptions/current',
    '/api/subscriptions/cancel',
    '/api/subscriptions/resume',
    '/api/subscriptions/switch-preview',
    '/api/subscriptions/switch',
    '/api/subscriptions/portal',
  ],
};

export default serve(
  post(createSubscription, create),
  get(currentSubscription, current),
  post(cancelSubscription, cancel),
  post(resumeSubscription, resume),
  post(previewSwitch, preview),
  post(switchPlan, switchTo),
  post(openPortal, portal),
);
