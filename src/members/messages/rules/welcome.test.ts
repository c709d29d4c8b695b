import { expect, test } from 'vitest';
import { CHANNELS } from '#members/account/rules/channel.ts';
import { welcomeMessage } from './welcome.ts';

const SENDER = { name: 'Product', host: 'product.example' };

test.each([
  [{ teams: [1], leagues: [] }, 'Your picks for your team come every day at 11:00 AM.'],
  [{ teams: [1, 2], leagues: [] }, 'Your picks for your 2 teams come every day at 11:00 AM.'],
  [{ teams: [], leagues: ['NFL'] }, 'Your picks for your leagues come every day at 11:00 AM.'],
  [{ teams: [], leagues: [] }, 'Your picks come every day at 11:00 AM.'],
] as const)('the first message says what comes and when: %j', (chosen, words) => {
  const settings = { hour: 11, teams: [...chosen.teams], leagues: [...chosen.leagues] };
  for (const channel of CHANNELS) {
    const { title, body } = welcomeMessage(channel, settings, SENDER);
    expect(title).toBe('Product: you are set');
    expect(body).toContain(words);
    expect(body).toContain('product.example/member');
    expect(body).toMatch(/^[ -~]{1,320}$/);
  }
  expect(welcomeMessage('sms', settings, SENDER).body).toContain('Reply STOP to end');
});
