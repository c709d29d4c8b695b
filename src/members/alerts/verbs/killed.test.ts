import { beforeEach, expect, test } from 'vitest';
import { travel } from '#test/accounts/trial.ts';
import {
  alertedMembers,
  alertsTo,
  check,
  gameNow,
  homeAt,
  homeWish,
  setWish,
  statesOf,
  storedTrialGame,
  toolsOf,
} from '#test/alerts/trial.ts';
import { runTrial, textsTo, withPicks } from '#test/messages/trial.ts';
import { Killed, mortal } from '#test/mortal.ts';

withPicks();
/** 10 AM in New York. */
const TEN = Date.parse('2026-11-21T15:00:00Z');
beforeEach(() => travel(TEN - Date.now()));

test('killed at 60 random points, and looked at by three at once: each member is told once, nobody is lost', async () => {
  const members = await alertedMembers(40);
  const [one, other] = [await storedTrialGame(), await storedTrialGame()];
  for (const member of members) {
    await setWish(member, homeWish(one, -105));
    await setWish(member, { kind: 'return', league: 'NFL', cents: 2 });
  }
  const shown = () => [gameNow(one, [homeAt(-104)]), gameNow(other, [homeAt(100)])];
  let seed = 108;
  let killed = 0;
  for (let time = 0; time < 60; time += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    const alive = mortal(2 + (seed % 20));
    const tools = toolsOf(...shown());
    const end = await check(shown(), { alerts: alive(tools.alerts) }, { members: 5, rows: 2 }).then(
      () => 'whole',
      (error) => error,
    );
    if (end instanceof Killed) killed += 1;
  }
  expect(killed).toBeGreaterThan(40);
  await Promise.all([1, 2, 3].map(() => check(shown(), {}, { members: 7, rows: 3 })));
  await runTrial();
  for (const member of members) {
    expect(await alertsTo(member)).toHaveLength(2);
    expect(textsTo(member)).toHaveLength(2);
    expect(await statesOf(member)).toEqual(['fired told', 'waiting same told']);
  }
});
