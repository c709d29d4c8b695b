import { expect, test } from 'vitest';
import { readBout } from './bout.ts';
import { orderBouts } from './order.ts';

const bout = (id: number, one: string, other: string, more: object = {}) => {
  const read = readBout(
    {
      id: String(id),
      date: '2026-11-21T22:00Z',
      competitors: [{ athlete: { displayName: one } }, { athlete: { displayName: other } }],
      ...more,
    },
    '2026-11-20T12:00:00.000Z',
  );
  if (!read.ok) throw new Error(read.reason);
  return read.value;
};

const seven = Array.from({ length: 7 }, (_, at) => bout(at + 1, `First ${at}x`, `Second ${at}y`));
const keys = (name: string, listed = seven) => orderBouts(name, listed).map(({ key }) => key);

test('the opening bout is listed first unless the card is named after the first', () => {
  expect(keys('UFC Fight Night')).toEqual(['7', '6', '5', '4', '3', '2', '1']);
  expect(keys('UFC 1: 0x vs. 0y')).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect(keys('UFC 1: 6x vs 6y')).toEqual(['7', '6', '5', '4', '3', '2', '1']);
});

test('the bout the card is named after leads from anywhere', () => {
  expect(keys('UFC 1: 3x vs. 3y 2')).toEqual(['4', '7', '6', '5', '3', '2', '1']);
});

test('without segments and with one start the main card has its usual five bouts', () => {
  expect(orderBouts('UFC', seven).map(({ segment }) => segment)).toEqual([
    ...Array(5).fill('main'),
    'prelims',
    'prelims',
  ]);
});

/** Bouts as a board lists them: the opener first, each with its start and rounds. */
const board = (
  ...bouts: readonly (readonly [start: string, a: string, b: string, periods?: number])[]
) =>
  bouts.map(([start, one, other, periods = 3], at) =>
    bout(at + 1, one, other, {
      date: `2025-10-${start}Z`,
      format: { regulation: { periods } },
    }),
  );

const UFC_321 = board(
  ['25T14:00', 'Mizuki', 'Jaqueline Amorim'],
  ['25T14:00', 'Mitch Raposo', 'Azat Maksum'],
  ['25T18:00', 'Alexander Volkov', 'Jailton Almeida'],
  ['25T18:00', 'Mackenzie Dern', 'Virna Jandiroba', 5],
  ['26T02:00', 'Tom Aspinall', 'Ciryl Gane', 5],
);

test('UFC 321: a main event with a start of its own is of the main card, and its two titles are told by five rounds', () => {
  const bouts = orderBouts('UFC 321: Aspinall vs. Gane', UFC_321);
  expect(
    bouts.map(({ a, segment, rounds, titleFight }) => [a.name, segment, rounds, titleFight]),
  ).toEqual([
    ['Tom Aspinall', 'main', 5, true],
    ['Mackenzie Dern', 'main', 5, true],
    ['Alexander Volkov', 'main', 3, false],
    ['Mitch Raposo', 'prelims', 3, false],
    ['Mizuki', 'prelims', 3, false],
  ]);
});

test.each(['UFC Fight Night: Aspinall vs. Gane', 'UFC on ESPN: Aspinall vs. Gane', 'Noche UFC'])(
  'the main event of %s is no title fight',
  (name) => {
    expect(orderBouts(name, UFC_321)[0]).toMatchObject({ rounds: 5, titleFight: false });
  },
);

test('a numbered card’s main event over three rounds is no title fight', () => {
  const [main] = orderBouts('UFC 321', board(['25T18:00', 'Tom Aspinall', 'Ciryl Gane', 3]));
  expect(main).toMatchObject({ rounds: 3, titleFight: false });
});

test.each([
  ['UFC 400: Able vs. Best', 4, [5, 3]],
  ['UFC Fight Night: Able vs. Best', 4, [5, 3]],
  ['UFC Fight Night: Able vs. Best', 0, [5, 3]],
  ['UFC Fight Night: Able vs. Best', undefined, [5, 3]],
  ["Dana White's Contender Series: Season 9, Week 5", 4, [3, 3]],
  ['Road to UFC: Season 4', 1, [3, 3]],
] as const)(
  '%s with %s periods: main event and another are of %j rounds',
  (name, periods, rounds) => {
    const format = { regulation: { periods } };
    const listed = [
      bout(1, 'Una Other', 'Iris More', { format }),
      bout(2, 'Abel Able', 'Bo Best', { format }),
    ];
    expect(orderBouts(name, listed).map((one) => one.rounds)).toEqual(rounds);
  },
);

test('a list that begins with the latest start begins with the main event', () => {
  const listed = board(
    ['05T02:00', 'Magomed Ankalaev', 'Alex Pereira', 5],
    ['05T02:00', 'Josh Emmett', 'Youssef Zalal'],
    ['05T00:00', 'Ozzy Diaz', 'Ateba Gautier'],
  );
  expect(keys('UFC 320', listed)).toEqual(['1', '2', '3']);
  expect(keys('UFC 320', listed.toReversed())).toEqual(['1', '2', '3']);
});

test('one of a card’s two may be called by the first word of the name', () => {
  const listed = [
    bout(1, 'Song Yadong', 'Rob Font'),
    bout(2, 'Una Other', 'Iris More'),
    bout(3, 'Ona Else', 'Ivy Most'),
  ];
  expect(keys('UFC Fight Night: Song vs. Font', listed)[0]).toBe('1');
});

test.each([
  ['TBA', 'Opponent TBA'],
  ['Abel Able', 'Opponent TBA'],
  ['TBD', 'TBD'],
  ['Winner of Main Event', 'Bo Best'],
])(
  '%s vs %s is left out until both are known, and no other bout becomes the title fight',
  (a, b) => {
    const listed = [
      bout(1, 'Una Other', 'Iris More', { format: { regulation: { periods: 3 } } }),
      bout(2, a, b, { format: { regulation: { periods: 5 } } }),
    ];
    expect(orderBouts('UFC 400', listed)).toMatchObject([
      { key: '1', rounds: 3, titleFight: false },
    ]);
  },
);

test('no bouts are no order', () => {
  expect(orderBouts('UFC', [])).toEqual([]);
});
