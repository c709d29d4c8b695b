import { expect, test } from 'vitest';
import { CALL_CAPS } from '#members/account/rules/callCaps.ts';
import { CONFIRM_CARD, SUBSCRIPTION_ENDPOINTS } from '#members/billing/http.ts';
import { DELETE_ACCOUNT, TAKE_OUT } from '#members/billing/leaving.ts';
import {
  CREATE,
  CURRENT,
  choose,
  controls,
  newMember,
  subscriber,
  withBank,
} from '#test/billing/member.ts';
import { BET_ENDPOINTS } from './http.ts';

withBank();

const ALL = [...SUBSCRIPTION_ENDPOINTS, ...BET_ENDPOINTS, CONFIRM_CARD, DELETE_ACCOUNT, TAKE_OUT];

test('286: every endpoint that asks Stripe for a member has a cap', () => {
  const reaching = ALL.filter(({ kind }) => kind.translate !== undefined);
  expect(reaching.length).toBeGreaterThan(8);
  for (const { path } of reaching) expect(CALL_CAPS, path).toHaveProperty([path ?? '']);
});

test('286: sixty at once are not six times as many calls to Stripe, and are told when to come again', async () => {
  const who = await subscriber();
  const before = controls().requests().length;
  const answers = await Promise.all(Array.from({ length: 60 }, () => who.call(CURRENT)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(40);
  expect(refused[0]?.body.error).toContain('Please wait a moment');
  expect(controls().requests().length - before).toBeLessThan(200);
});

test('286: a plan toggled thirty times makes no thirty sessions', async () => {
  const who = await newMember();
  const told: number[] = [];
  for (let at = 0; at < 30; at += 1)
    told.push((await choose(who, at % 2 === 0 ? 'monthly' : 'yearly')).status);
  expect(told.filter((status) => status === 200).length).toBeLessThanOrEqual(
    CALL_CAPS[CREATE]?.most ?? 0,
  );
  expect(told.at(-1)).toBe(429);
});
