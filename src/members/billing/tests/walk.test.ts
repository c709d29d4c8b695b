import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { controls, withBank } from '#test/billing/member.ts';
import { randomOf } from '#test/billing/random.ts';
import { auditBilling } from '#test/billing/walk/audit.ts';
import { News } from '#test/billing/walk/news.ts';
import { step } from '#test/billing/walk/steps.ts';
import {
  type BillingWalk,
  beginTime,
  givenTo,
  letTimePass,
  newWalked,
} from '#test/billing/walk/walker.ts';
import { siteOf } from '#wiring';
import { billingTools } from '../tools.ts';
import { reconcile } from '../verbs/reconcile.ts';

/**
 * Members' money over HTTP, walked at random: the real functions, the database and Stripe's stand-in, against sums of its own. One
 * seed and 90 steps; more with
 *   WALK_SEEDS=1,2,3 WALK_STEPS=300 npx vitest run --project stack src/members/billing/tests/walk.test.ts
 */
const SEEDS = (process.env.WALK_SEEDS ?? '20271127').split(',').map(Number);
const STEPS = Number(process.env.WALK_STEPS ?? 90);
const MEMBERS = 4;
const TIMEOUT_MS = 900_000;

withBank();
beforeEach(() => {
  for (const said of ['error', 'log'] as const)
    vi.spyOn(console, said).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const compare = async (walk: BillingWalk) => {
  const { named, failures } = await reconcile(siteOf().use(billingTools), clock.now());
  for (const { what, error } of failures) walk.wrong.push(`compared: ${what}: ${String(error)}`);
  return named.toSorted((a, b) => (a.line < b.line ? -1 : 1));
};

test.each(SEEDS)(
  '582: seed %i: every dollar is used, back, credit or named',
  async (seed) => {
    controls().webhooks.hold();
    beginTime();
    const walk: BillingWalk = {
      random: randomOf(seed),
      members: [],
      lived: new Map(),
      wrong: [],
      done: [],
    };
    const news = new News();
    for (let count = 0; count < MEMBERS; count += 1) walk.members.push(await newWalked());
    for (let at = 0; at < STEPS; at += 1) {
      await step(walk, news);
      if (at % 30 === 29) await compare(walk);
    }
    await news.all(walk);
    await compare(walk);
    await news.all(walk);
    await letTimePass(2 * 86_400_000);
    const named = await compare(walk);
    const before = walk.members.map(givenTo);
    expect(await compare(walk)).toEqual(named);
    expect(walk.members.map(givenTo)).toEqual(before);
    auditBilling(walk, named);
    const story = [...walk.done, ...named.map(({ line }) => line)].join('\n');
    expect(walk.wrong, story).toEqual([]);
  },
  TIMEOUT_MS,
);
