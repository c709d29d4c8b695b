import { expect, test } from 'vitest';
import { CALL_CAPS } from '#members/account/rules/callCaps.ts';
import { SUBSCRIPTION_ENDPOINTS } from '#members/billing/http.ts';
import { DELETE_ACCOUNT, TAKE_OUT } from '#members/billing/leaving.ts';
import { CONFIRM_CARD, CONFIRM_INVOICE } from '#members/billing/proofs.ts';
import {
  CREATE,
  CURRENT,
  choose,
  controls,
  newPayer,
  subscriber,
  withBank,
} from '#test/billing/member.ts';
import { BET_ENDPOINTS } from './http.ts';

withBank();

const ALL = [
  ...SUBSCRIPTION_ENDPOINTS,
  ...BET_ENDPOINTS,
  CONFIRM_CARD,
  CONFIRM_INVOICE,
  DELETE_ACCOUNT,
  TAKE_OUT,
];

test('286: every endpoint that asks Stripe for a member has a cap', () => {
  const reaching = ALL.filter(({ kind }) => kind.translate !== undefined);
  expect(reaching.length).toBeGreaterThan(8);
  for (const { path } of reaching) expect(CALL_CAPS, path).toHaveProperty([path ?? '']);
});

test('286: what is asked for again and again is refused, and told when to come again', async () => {
  const who = await subscriber();
  const answers: Awaited<ReturnType<typeof who.call>>[] = [];
  for (let at = 0; at < 36; at += 3)
    answers.push(...(await Promise.all([1, 2, 3].map(() => who.call(CURRENT)))));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.body.error).toContain('Please wait a moment');
  const before = controls().requests().length;
  expect((await who.call(CURRENT)).status).toBe(429);
  expect(controls().requests().length).toBe(before);
});

test('286: a plan toggled thirty times makes no thirty sessions', async () => {
  const who = await newPayer();
  const told: number[] = [];
  for (let at = 0; at < 30; at += 1)
    told.push((await choose(who, at % 2 === 0 ? 'monthly' : 'yearly')).status);
  expect(told.filter((status) => status === 200).length).toBeLessThanOrEqual(
    CALL_CAPS[CREATE]?.most ?? 0,
  );
  expect(told.at(-1)).toBe(429);
});
