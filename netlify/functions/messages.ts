import type { Config } from '@netlify/functions';
import { messageSettings, turnMessagesOff, turnMessagesOn } from '#contract/messages/settings.ts';
import { get, post, serve } from '../lib/accounts/serve.ts';
import { showMessages, turnOff, turnOn } from '../lib/messages/answers.ts';

export const config: Config = {
  path: ['/api/messages/settings', '/api/messages/on', '/api/messages/off'],
};

export default serve(
  get(messageSettings, showMessages),
  post(turnMessagesOn, turnOn),
  post(turnMessagesOff, turnOff),
);
