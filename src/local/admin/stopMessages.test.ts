import process from 'node:process';
import { expect, test } from 'vitest';
import { phoneHash } from '#members/account/verbs/secrets.ts';
import { addressHash } from '#members/messages/email/address.ts';
import { channels, messages } from '#members/messages/tools.ts';
import { nextPhone, trial, withAccounts } from '#test/accounts/trial.ts';
import { siteOf } from '#wiring';
import { stopMessages } from './stopMessages.ts';

withAccounts();

const KEY = () => process.env.PHONE_HASH_KEY ?? '';
const stop = (word: string, phoneKey: string | undefined = KEY()) => {
  const { use } = siteOf();
  return stopMessages({ messages: use(messages), channels: use(channels), phoneKey }, word);
};

test('652: who asks by a reply to an e-mail, on the telephone or by letter is sent nothing more, whether a member or not', async () => {
  const phone = nextPhone();
  expect(await stop(phone)).toContain('gets no more texts');
  expect(await stop(`(${phone.slice(2, 5)}) ${phone.slice(5)}`).catch(String)).toContain(
    'no phone number',
  );
  expect(await stop(phone)).toContain('stopped already');
  expect(
    await trial.database.query('select channel, reason from message_blocks where phone_hash = $1', [
      phoneHash(phone, KEY()),
    ]),
  ).toEqual([{ channel: 'sms', reason: 'stop' }]);
  expect(await stop('Some.Body@mail.test')).toContain('gets no more e-mails');
  expect(
    await trial.database.query('select channel, reason from message_blocks where phone_hash = $1', [
      addressHash('some.body@mail.test', KEY()),
    ]),
  ).toEqual([{ channel: 'email', reason: 'stop' }]);
  await expect(stop(phone, '')).rejects.toThrow('PHONE_HASH_KEY');
});
