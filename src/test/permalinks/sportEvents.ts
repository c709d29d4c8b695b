import type { EventSport } from '#domain/events/event.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import {
  DRIVERS,
  FIELD,
  fightCard,
  mainBout,
  openingBout,
  race,
  tennisMatch,
  tournament,
} from '../eventExample.ts';
import { HOUR_MS, type ToldPermalink } from './told.ts';

type Stage = 'scheduled' | 'live' | 'final';

const stageAt = (start: number, now: number, lasts: number): Stage =>
  now < start ? 'scheduled' : now < start + lasts ? 'live' : 'final';

type Make = (hours: number, stage: Stage, now: number) => FeedEvent | undefined;

const told = (
  sport: EventSport,
  name: string,
  start: number,
  make: Make,
): ToldPermalink<FeedEvent> & { readonly sport: EventSport } => ({
  sport,
  at: (now) => {
    const event = make((start - now) / HOUR_MS, stageAt(start, now, 3 * HOUR_MS), now);
    return event && { ...event, sourceId: name };
  },
});

const thirdBout = {
  ...openingBout,
  key: '3',
  a: { name: 'Sean Strickland' },
  b: { name: 'Dricus du Plessis' },
};
const fourthBout = {
  ...openingBout,
  key: '4',
  a: { name: 'Alex Pereira' },
  b: { name: 'Jiri Prochazka' },
};

/** Four bouts; an hour before the start its feed drops the third, and names another opponent in the fourth. */
const card: Make = (hours, status) => {
  const late = hours < 2;
  const over = status === 'final';
  const [main, opening, last] = [
    {
      ...mainBout,
      ...(over && { result: { winner: 'a', method: 'submission', round: 4 } as const }),
    },
    {
      ...openingBout,
      ...(status !== 'scheduled' && { result: { winner: 'b', method: 'decision' } as const }),
    },
    {
      ...fourthBout,
      ...(late && { b: { name: 'Magomed Ankalaev' } }),
      ...(over && { result: { winner: 'b', method: 'knockout', round: 1 } as const }),
    },
  ];
  return fightCard(hours, {
    status,
    bouts: late ? [main, opening, last] : [main, opening, thirdBout, last],
  });
};

const match: Make = (hours, status) =>
  tennisMatch(hours, {
    status,
    ...(status === 'final' && {
      result: {
        winner: 'b',
        sets: [
          [6, 4],
          [3, 6],
          [2, 6],
        ],
        retired: false,
      },
    }),
  });

/** A match that is called off. */
const offMatch: Make = (hours) =>
  tennisMatch(hours, {
    name: 'Taylor Fritz vs Ben Shelton',
    a: { name: 'Taylor Fritz', rank: 5 },
    b: { name: 'Ben Shelton', rank: 8 },
    status: hours < 6 ? 'postponed' : 'scheduled',
  });

/** A match that is told to start four hours before its start, soon at its start again, and at last with other prices. */
const lateMatch: Make = (hours, status) => {
  const early = hours > 4.5 && hours <= 5;
  const told = tennisMatch(hours);
  const [first] = (told.kind === 'match' && told.moneyline) || [];
  const names = {
    a: { name: 'Daniil Medvedev', rank: 12 },
    b: { name: 'Alex de Minaur', rank: 7 },
  };
  return tennisMatch(early ? hours - 4 : hours, {
    name: 'Daniil Medvedev vs Alex de Minaur',
    ...names,
    status,
    ...(first && { moneyline: [hours > 3 ? first : { ...first, a: -320, b: 260 }] }),
    ...(status === 'final' && {
      result: {
        winner: 'a',
        sets: [
          [7, 6],
          [6, 4],
        ],
        retired: false,
      },
    }),
  });
};

const grandPrix: Make = (hours, status) =>
  race(hours, {
    status,
    ...(status === 'final' && { result: { order: DRIVERS.toReversed(), retired: [] } }),
  });

const open: Make = (hours, status) =>
  tournament(hours, {
    status,
    ...(status === 'final' && {
      result: {
        winner: 'g3',
        order: [FIELD[3], ...FIELD.filter(({ id }) => id !== 'g3')].flatMap((one) => one?.id ?? []),
      },
    }),
  });

/** A round's events: one of each kind, a match that is called off and one whose start is moved and moved back. */
export function someSportEvents(round: number, start: number) {
  const of = (sport: EventSport, name: string, make: Make) =>
    told(sport, `${name}-${round}`, start, make);
  return [
    of('UFC', 'card', card),
    of('Tennis', 'match', match),
    of('Tennis', 'off', offMatch),
    of('Tennis', 'late', lateMatch),
    of('F1', 'race', grandPrix),
    of('Golf', 'golf', open),
  ];
}
