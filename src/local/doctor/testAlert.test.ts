import { expect, test } from 'vitest';
import { listen } from '../http/listen.ts';
import { checkSettings } from './settings.ts';
import { sendTestAlert } from './testAlert.ts';

test('a test alert says that it is one', async () => {
  const received: unknown[] = [];
  const receiver = await listen(async (request) => {
    received.push(await request.json());
    return new Response();
  });
  await sendTestAlert({ ALERT_WEBHOOK_URL: receiver.url }, 'Simcast');
  await receiver.stop();
  expect(received).toEqual([
    expect.objectContaining({ text: 'Simcast: This is a test. Nothing is wrong.' }),
  ]);
});

test('without a place to send it to, or with a wrong one, the reason is one sentence', async () => {
  await expect(sendTestAlert({}, 'Simcast')).rejects.toThrow(/^ALERT_WEBHOOK_URL is not set/);
  const wrong = { ALERT_WEBHOOK_URL: 'http://hooks.example/x' };
  await expect(sendTestAlert(wrong, 'Simcast')).rejects.toThrow(/^ALERT_WEBHOOK_URL is no https/);
});

test.each([
  [{}, 'unchecked', 'is not set'],
  [{ ALERT_WEBHOOK_URL: 'https://hooks.example/x' }, 'ok', 'is set'],
  [{ ALERT_WEBHOOK_URL: 'hooks.example' }, 'missing', 'is no https'],
])('of the setting %o the doctor says: %s', (environment, level, said) => {
  const finding = checkSettings(environment).find(({ text }) => text.includes('ALERT_WEBHOOK_URL'));
  expect(finding).toMatchObject({ level, text: expect.stringContaining(said) });
});
