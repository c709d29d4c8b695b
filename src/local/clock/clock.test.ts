import { afterEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { PlainError } from '../plainError.ts';
import { startTestDatabase } from '../testing.ts';
import { clockOffsetMs, environmentAt } from './at.ts';
import { moveDate } from './moveDate.ts';
import { PATIENCE, stretchLimits } from './stretchLimits.ts';

const HOUR = 3_600_000;
const before = clockOffsetMs(process.env);
afterEach(() => moveDate(before));

test('a moved process takes every new date from the other time, and leaves given dates alone', () => {
  const machine = Date.now() - before;
  moveDate(5 * HOUR);
  expect(Math.abs(Date.now() - (machine + 5 * HOUR))).toBeLessThan(60_000);
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(60_000);
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Date(2026, 0, 2).getFullYear()).toBe(2026);
  expect(Date.parse('2026-11-21T15:00Z')).toBe(Date.UTC(2026, 10, 21, 15));
  expect(new Date()).toBeInstanceOf(Date);
  expect(typeof Date()).toBe('string');
  class Later extends Date {}
  expect(new Later(5).getTime()).toBe(5);
  expect(new Later()).toBeInstanceOf(Later);
});

test('calls may take as many times longer as the environment says, as it says it then', () => {
  const asked = vi.spyOn(AbortSignal, 'timeout');
  const environment: NodeJS.ProcessEnv = {};
  stretchLimits(environment);
  for (const patience of [undefined, '4', '1', 'x']) {
    environment[PATIENCE] = patience;
    AbortSignal.timeout(1000);
  }
  expect(asked.mock.calls.flat()).toEqual([1000, 4000, 1000, 1000]);
  vi.restoreAllMocks();
});

test.each(['noon', '2026-11-21', '2026-11-21T15:00', '2026-13-01T00:00Z'])(
  '"%s" is no time',
  (at) => {
    expect(() => environmentAt(at, {})).toThrow(PlainError);
  },
);

test('94: the database goes by the same clock, and nobody with an API key can move it', async () => {
  const database = await startTestDatabase();
  try {
    const read = async () =>
      (await database.query<{ at: Date }>('select public.clock() as at'))[0]?.at.getTime();
    const apart = async () => Math.abs(((await read()) ?? 0) - clock.now().getTime());
    expect(await apart()).toBeLessThan(60_000);
    await database.moveClock(48 * HOUR);
    expect(Math.abs((await apart()) - 48 * HOUR)).toBeLessThan(60_000);
    await expect(
      database.query(
        'set role service_role; create or replace function public.clock() returns timestamptz language sql as $$ select now() $$',
      ),
    ).rejects.toThrow(/permission denied|must be owner/);
  } finally {
    await database.stop();
  }
});
