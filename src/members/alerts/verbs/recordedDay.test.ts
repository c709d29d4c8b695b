import { beforeEach, expect, test } from 'vitest';
import { clock } from '#clock';
import type { PredictedGame } from '#domain/game/game.ts';
import { consensusOf } from '#domain/prices/consensus.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { travel } from '#test/accounts/trial.ts';
import { NFL_DAY, NHL_DAY } from '#test/alerts/recordedDay.ts';
import {
  ALERT_HOUR,
  alertsStore,
  alertsTo,
  check,
  gameNow,
  oneMember,
  setWish,
  storedTrialGame,
} from '#test/alerts/trial.ts';
import { runTrial, type Texted, textsTo, withPicks } from '#test/messages/trial.ts';
import { nextNumber, nextPrice } from '../rules/nextMark.ts';
import type { SaidWish } from '../rules/wish.ts';

withPicks();
/** 10 AM in New York. */
const TEN = Date.parse('2026-11-21T15:00:00Z');
let began = 0;
const at = (ms: number) => travel(TEN + ms - began);
beforeEach(async () => {
  began = Date.now();
  await at(0);
});

/** A game with only these prices, and the books' consensus from them. */
function priced(
  id: number,
  league: 'NHL' | 'NFL',
  prices: Partial<OddsQuote>,
  left: number,
): PredictedGame {
  const game = { ...gameNow(id, [prices], left), league };
  const times = { gameTime: game.gameTime, now: clock.now().toISOString() };
  const anchor = consensusOf(league, game.odds, times);
  return { ...game, prediction: { ...game.prediction, anchor } };
}

/** Checks the day several times: twice at opening prices, twice at closing prices, and after the start. */
async function replay(
  member: Texted,
  games: (ended: boolean, left: number) => readonly PredictedGame[],
) {
  let fired = 0;
  for (const [hours, closed] of [
    [0, false],
    [0.25, false],
    [5, true],
    [5.25, true],
    [7, true],
  ] as const) {
    await at(hours * ALERT_HOUR);
    const counts = await check(games(closed, (6 - hours) * ALERT_HOUR));
    // Nothing has moved yet, or nothing has moved since.
    if (hours !== 5) expect(counts).toMatchObject({ fired: 0, messages: 0 });
    fired += counts.fired;
    await runTrial();
  }
  const shown =
    (await alertsStore().readShown({ memberId: member.id, sessionId: null }))?.alerts ?? [];
  expect(shown.filter(({ state }) => state === 'fired')).toHaveLength(fired);
  return new Map(shown.map(({ game, label, state }) => [`${game?.id} ${label}`, state]));
}

const decimal = (american: number): number =>
  american > 0 ? 1 + american / 100 : 1 - 100 / american;

test('a recorded day of NHL prices: those fire whose price came, once, and the others end with the start', async () => {
  const member = await oneMember();
  const ids = await Promise.all(NHL_DAY.map(() => storedTrialGame()));
  const wanted: string[] = [];
  for (const [place, { open, close }] of NHL_DAY.entries()) {
    const gameId = ids[place] ?? 0;
    for (const side of ['home', 'away'] as const) {
      const american = nextPrice(open[side]);
      await setWish(member, { kind: 'price', gameId, market: 'moneyline', side, american });
      wanted.push(decimal(close[side]) >= decimal(american) ? 'fired' : 'ended');
    }
  }
  const states = await replay(member, (closed, left) =>
    NHL_DAY.map(({ open, close }, place) =>
      priced(ids[place] ?? 0, 'NHL', { moneyline: closed ? close : open }, left),
    ),
  );
  const shown =
    (await alertsStore().readShown({ memberId: member.id, sessionId: null }))?.alerts ?? [];
  const inOrder = shown.toSorted((one, other) => one.id - other.id).map(({ state }) => state);
  expect(inOrder).toEqual(wanted);
  expect(states.size).toBe(28);
  expect(wanted.filter((state) => state === 'fired').length).toBe(16);
  expect(textsTo(member)).toHaveLength(5);
  expect(new Set((await alertsTo(member)).map(({ state }) => state))).toEqual(new Set(['sent']));
});

/** Whether a number was passed, computed by hand, not by the tested code. */
const passed = (open: number, past: number, close: number): boolean =>
  open === past ? close !== past : Math.sign(close - past) === -Math.sign(open - past);

test('a recorded day of NFL lines: those fire that moved past their number', async () => {
  const member = await oneMember();
  const ids = await Promise.all(NFL_DAY.map(() => storedTrialGame()));
  const wanted: string[] = [];
  for (const [place, { open, close }] of NFL_DAY.entries()) {
    const gameId = ids[place] ?? 0;
    for (const market of ['spread', 'total'] as const) {
      const line = nextNumber('NFL', market, open[market]);
      const side = market === 'spread' ? 'home' : 'over';
      const wish: SaidWish = { kind: 'line', gameId, market, side, line };
      await setWish(member, wish, { base: { [gameId]: open[market] } });
      wanted.push(passed(open[market], line, close[market]) ? 'fired' : 'ended');
    }
  }
  await replay(member, (closed, left) =>
    NFL_DAY.map(({ open, close }, place) => {
      const { spread, total } = closed ? close : open;
      const lines = { spread: { line: spread }, total: { line: total } };
      return priced(ids[place] ?? 0, 'NFL', lines, left);
    }),
  );
  const shown =
    (await alertsStore().readShown({ memberId: member.id, sessionId: null }))?.alerts ?? [];
  const inOrder = shown.toSorted((one, other) => one.id - other.id).map(({ state }) => state);
  expect(inOrder).toEqual(wanted);
  const fired = wanted.filter((state) => state === 'fired').length;
  expect(fired).toBeGreaterThan(5);
  expect(fired).toBeLessThan(26);
  expect(textsTo(member)).toHaveLength(5);
});
