import type { Config } from '@netlify/functions';
import { askEmail, confirmEmail, removeEmail } from '#contract/messages/email.ts';
import {
  changeMessages,
  followableTeams,
  messageSettings,
  turnMessagesOff,
  turnMessagesOn,
} from '#contract/messages/settings.ts';
import { get, post, serve } from '../lib/accounts/serve.ts';
import { changeWhen, showMessages, showTeams, turnOff, turnOn } from '../lib/messages/answers.ts';
import { askCode, confirmCode, removeAddress } from '../lib/messages/emailAddress.ts';

export const config: Config = {
  path: [
    '/api/messages/settings',
    '/api/messages/when',
    '/api/messages/on',
    '/api/messages/off',
    '/api/messages/teams',
    '/api/messages/email/code',
    '/api/messages/email/confirm',
    '/api/messages/email/remove',
  ],
};

export default serve(
  get(messageSettings, showMessages),
  get(followableTeams, showTeams),
  post(changeMessages, changeWhen),
  post(turnMessagesOn, turnOn),
  post(turnMessagesOff, turnOff),
  post(askEmail, askCode),
  post(confirmEmail, confirmCode),
  post(removeEmail, removeAddress),
);
