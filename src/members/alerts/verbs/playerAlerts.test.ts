import { beforeEach, expect, test } from 'vitest';
import { clock } from '#clock';
import { EXAMPLE_PLAYER } from '#domain/follow/playerNow.fixture.ts';
import { askedKey, type PlayerNow } from '#domain/follow/playerNow.ts';
import { travel, trial } from '#test/accounts/trial.ts';
import {
  ALERT_HOUR,
  alertsTo,
  check,
  oneMember,
  setWish,
  statesOf,
  storedTrialGame,
} from '#test/alerts/trial.ts';
import { runTrial, textsTo, withPicks } from '#test/messages/trial.ts';

withPicks();
/** 10 AM in New York. */
const TEN = Date.parse('2026-11-21T15:00:00Z');
let began = 0;
const at = (ms: number) => travel(TEN + ms - began);
beforeEach(async () => {
  began = Date.now();
  await at(0);
});

const WISH = { kind: 'player', league: 'NBA', playerId: '3112335', name: 'Nikola Jokić' } as const;

/** A check at which he has this news. @param left until his game, ms */
const look = (gameId: number, left: number, news: Partial<NonNullable<PlayerNow['news']>>) => {
  const now = clock.now();
  const { next } = EXAMPLE_PLAYER;
  const toldAt = new Date(now.getTime() - 60_000).toISOString();
  const player: PlayerNow = {
    ...EXAMPLE_PLAYER,
    next: next && { ...next, gameId, gameTime: new Date(now.getTime() + left).toISOString() },
    news: { id: 5, status: 'Out', before: 'Questionable', toldAt, ...news },
  };
  return check([], { players: async () => new Map([[askedKey(player), player]]) });
};

test('787: who is ruled out is told of once, and of the next news on another day', async () => {
  const member = await oneMember();
  const [id, later] = [await storedTrialGame(), await storedTrialGame(30 * ALERT_HOUR)];
  await setWish(member, WISH);
  await at(5 * 60_000);
  expect(await look(id, 6 * ALERT_HOUR, {})).toMatchObject({ fired: 1, messages: 1 });
  expect(await look(id, 6 * ALERT_HOUR, {})).toMatchObject({ fired: 0 });
  // The same day's next news waits, and is told tomorrow if it still stands.
  const back = { id: 6, status: null, before: 'Out' } as const;
  expect(await look(id, 6 * ALERT_HOUR, back)).toMatchObject({ fired: 0 });
  await runTrial();
  expect(JSON.stringify(textsTo(member))).toContain('is ruled out of Nuggets at Lakers');
  await at(24 * ALERT_HOUR);
  expect(await look(later, 6 * ALERT_HOUR, back)).toMatchObject({ fired: 1, messages: 1 });
  expect(await statesOf(member)).toEqual(['waiting told told']);
  expect(await alertsTo(member)).toMatchObject([{ named: [] }, { named: [] }]);
});

test('787: nothing is told of news before the wish, at night, during a break, or once the game has begun or is off', async () => {
  const member = await oneMember();
  const id = await storedTrialGame(30 * ALERT_HOUR);
  await setWish(member, WISH);
  const before = new Date(clock.now().getTime() - ALERT_HOUR).toISOString();
  expect(await look(id, 30 * ALERT_HOUR, { toldAt: before })).toMatchObject({
    looked: 1,
    fired: 0,
  });
  await at(12 * ALERT_HOUR);
  expect(await look(id, 18 * ALERT_HOUR, {})).toMatchObject({ looked: 0, fired: 0 });
  await at(24 * ALERT_HOUR);
  await trial.database.query(
    `insert into exclusions (phone_hash, kind, began_at, ends_at)
      select phone_hash, 'pause', clock(), clock() + interval '1 hour' from members where id = $1`,
    [member.id],
  );
  expect(await look(id, 6 * ALERT_HOUR, {})).toMatchObject({ looked: 0, fired: 0 });
  await at(26 * ALERT_HOUR);
  expect(await look(id, 0, {})).toMatchObject({ looked: 1, fired: 0 });
  await trial.database.query("update games set status = 'postponed' where id = $1", [id]);
  expect(await look(id, ALERT_HOUR, {})).toMatchObject({ looked: 1, fired: 0 });
});
