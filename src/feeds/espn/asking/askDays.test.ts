import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestForm } from '../../leagues/facts.ts';
import type { Courtesy } from '../../reading/courtesy.ts';
import { SourceError } from '../../source.ts';
import { askDays } from './askDays.ts';
import { halves, piecesOf } from './pieces.ts';

let asked: string[];
let forms: Map<string, string | undefined>;
beforeEach(() => {
  asked = [];
  forms = new Map();
});

const courtesy = {
  formOf: ({ pathname }: URL) => forms.get(pathname),
  noteForm: ({ pathname }: URL, form: string | undefined) => void forms.set(pathname, form),
} as Partial<Courtesy> as Courtesy;

const refuse = (status: number): never => {
  throw new SourceError('refused', { refusal: { feed: 'ESPN', status } });
};

/** Requests from a feed that answers each address as given: the number of events in its list. */
function ask(
  days: string,
  answer: (dates: string, limit: number) => number,
  order: readonly [RequestForm, ...RequestForm[]] = ['day', 'month', 'range'],
  more: Partial<Parameters<typeof askDays<string>>[1]> = {},
) {
  const [from = '', to = from] = days.split(' ');
  return askDays<string>(
    { from, to },
    {
      forms: order,
      courtesy,
      urlOf: ({ dates }, limit) =>
        new URL(`https://feed.example/nfl?dates=${dates}&limit=${limit}`),
      ask: async (url) => {
        const dates = url.searchParams.get('dates') ?? '';
        const limit = Number(url.searchParams.get('limit'));
        asked.push(limit === 500 ? dates : `${dates} at ${limit}`);
        return { value: dates, count: answer(dates, limit) };
      },
      ...more,
    },
  );
}

const isDay = (dates: string) => dates.length === 8;
const isMonth = (dates: string) => dates.length === 6;

test('days are asked for one by one, across a month, each once', async () => {
  const told = await ask('2027-02-27 2027-03-02', () => 3);
  expect(asked).toEqual(['20270227', '20270228', '20270301', '20270302']);
  expect(told).toEqual({ values: asked, untold: [], cuts: [] });
});

test('a month is asked for whole, and each that the days touch once', async () => {
  await ask('2026-11-28 2027-01-02', () => 3, ['month', 'day', 'range']);
  expect(asked).toEqual(['202611', '202612', '202701']);
});

test('where the first form is turned down the second serves, and is begun with from then on', async () => {
  const answer = (dates: string) => (isDay(dates) ? refuse(400) : 3);
  const told = await ask('2026-11-20 2026-11-22', answer);
  expect(asked).toEqual(['20261120', '202611']);
  expect(told).toMatchObject({ values: ['202611'], untold: [] });
  expect(forms.get('/nfl')).toBe('month');
  asked = [];
  await ask('2026-11-20 2026-11-22', answer);
  expect(asked).toEqual(['202611']);
});

test('once the first form is taken again nothing else is remembered', async () => {
  forms.set('/nfl', undefined);
  await ask('2026-11-20', () => 3);
  expect(asked).toEqual(['20261120']);
  expect(forms.get('/nfl')).toBeUndefined();
});

test('what is turned down in every form is asked for twice, and no more', async () => {
  const told = await ask('2026-11-20 2026-11-29', () => refuse(400));
  expect(asked).toHaveLength(6);
  expect(told.values).toEqual([]);
  expect(told.untold.at(-1)).toMatchObject({ days: { from: '2026-11-21', to: '2026-11-29' } });
});

test('one day that fails otherwise costs that day alone', async () => {
  const told = await ask('2026-11-20 2026-11-22', (dates) => {
    if (dates === '20261121') throw new SourceError('answered with status 500');
    return 3;
  });
  expect(told.values).toEqual(['20261120', '20261122']);
  expect(told.untold.map(({ days }) => days)).toEqual([{ from: '2026-11-21', to: '2026-11-21' }]);
});

test('errors that are no feed’s pass through', async () => {
  const broken = ask('2026-11-20', () => {
    throw new TypeError('a fault of ours');
  });
  await expect(broken).rejects.toThrow(TypeError);
});

describe('a list that is cut', () => {
  test.each([25, 500])('of a month with %i events is asked for by the day', async (count) => {
    const told = await ask('2026-11-20 2026-11-22', (dates) => (isMonth(dates) ? count : 12), [
      'month',
      'day',
    ]);
    expect(told).toEqual({
      values: ['20261120', '20261121', '20261122'],
      untold: [],
      cuts: [`202611: the list is cut at ${count} events`],
    });
  });

  test('of a range is asked for by its halves', async () => {
    const told = await ask('2026-11-20 2026-11-23', (dates) => (dates.length > 17 ? 0 : 3), [
      'range',
    ]);
    expect(told.values).toEqual(['20261120-20261123']);
    asked = [];
    await ask('2026-11-20 2026-11-23', (dates) => (dates === '20261120-20261123' ? 500 : 30), [
      'range',
    ]);
    expect(asked).toEqual(['20261120-20261123', '20261120-20261121', '20261122-20261123']);
  });

  test('of a day with 25 events is confirmed by another limit', async () => {
    const whole = await ask('2026-11-20', () => 25);
    expect(asked).toEqual(['20261120', '20261120 at 100']);
    expect(whole).toMatchObject({ values: ['20261120'], untold: [] });
    const more = await ask('2026-11-20', (_, limit) => (limit === 500 ? 25 : 60));
    expect(more.untold).toEqual([]);
    const still = await ask('2026-11-20', (_, limit) => (limit === 500 ? 25 : 100));
    expect(still.untold).toHaveLength(1);
  });

  test('of a day with as many as were asked for is said to be', async () => {
    const told = await ask('2026-11-20', () => 500);
    expect(told.untold[0]?.error.message).toContain('cut at 500');
    expect(told.values).toEqual(['20261120']);
  });
});

test('single days that are told of until tomorrow only are asked for no further', async () => {
  const answer = (dates: string) => (isMonth(dates) ? refuse(400) : 3);
  const told = await ask('2026-11-20 2026-11-25', answer, ['month', 'day', 'range'], {
    dayReach: '2026-11-21',
  });
  expect(asked).toEqual(['202611', '20261120', '20261121']);
  expect(told.untold.map(({ days }) => days)).toEqual([{ from: '2026-11-22', to: '2026-11-25' }]);
});

test('pieces tell of every day once', () => {
  const days = { from: '2027-02-26', to: '2027-03-07' };
  expect(piecesOf('range', days).map(({ dates }) => dates)).toEqual([
    '20270226-20270304',
    '20270305-20270307',
  ]);
  expect(piecesOf('month', days).map((piece) => piece.days)).toEqual([
    { from: '2027-02-26', to: '2027-02-28' },
    { from: '2027-03-01', to: '2027-03-07' },
  ]);
  expect(piecesOf('month', { from: '2028-02-10', to: '2028-03-01' })[0]?.days.to).toBe(
    '2028-02-29',
  );
});

test('a range has two halves, a day none', () => {
  expect(halves({ from: '2026-11-20', to: '2026-11-20' })).toBeUndefined();
  expect(halves({ from: '2026-11-20', to: '2026-11-21' })).toEqual([
    { from: '2026-11-20', to: '2026-11-20' },
    { from: '2026-11-21', to: '2026-11-21' },
  ]);
});
