import { expect, test } from 'vitest';
import { guess, inTrueTime, nextPhone } from '#test/accounts/trial.ts';
import { wished, withDeployedLimits, withWholeWay } from '#test/accounts/wholeWay.ts';

const way = withWholeWay();
withDeployedLimits();
/** On 2026-11-27 twelve and twelve were tried at 100, 900, 1,500 and 2,500 ms; how often which second comes: noSooner.test.ts. */
const NUMBERS = 3;
const alike = (count: number) => Array.from({ length: count });

test.each([100, 900, 2_500])(
  '641: known and unknown numbers at a provider that takes %i ms: status, body and headers are alike, and all come at a whole second',
  async (slowMs) => {
    const known = await Promise.all(alike(NUMBERS).map(() => way.member()));
    way.slowMs = slowMs;
    const numbers = known.flatMap((phone) => [phone, nextPhone()]);
    const ends = inTrueTime();
    const all = await Promise.all(numbers.map((phone) => wished(phone)));
    for (const { status, body, seen, ms } of all) {
      expect([status, body, seen]).toEqual([all[0]?.status, all[0]?.body, all[0]?.seen]);
      expect(ms + 5).toBeGreaterThanOrEqual(Math.min(...ends));
    }
    expect(ends).toHaveLength(all.length);
    expect(ends.map((end) => end % 1_000)).toEqual(all.map(() => 0));
    expect(all[0]?.status).toBe(200);
  },
);

/** Three for each of the stand-in's connections to the database, as thirty are for a hosted project's ten. */
const RUSH = 18;

test('643: a rush while Twilio takes 3.5 seconds: nobody is refused, every text counts once, and its code is good', async () => {
  way.slowMs = 3_500;
  const ends = inTrueTime();
  const all = await Promise.all(
    Array.from({ length: RUSH }, () => {
      const phone = nextPhone();
      return wished(phone).then((one) => ({ ...one, phone }));
    }),
  );
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  expect(Math.max(...ends)).toBeLessThan(10_000);
  await expect.poll(() => way.texts(), { timeout: 30_000 }).toBe(RUSH);
  expect((await way.state()).day.used).toBe(RUSH);
  const [one] = all;
  if (one === undefined) throw new Error('none asked');
  expect((await guess(one.who, one.phone, way.codeFor(one.phone))).status).toBe(200);
});
