import { expect, test } from 'vitest';
import type { FightCard } from '#domain/events/fightCard.ts';
import { fakeFeeds } from '../../../joined/fakeFeeds.fixture.ts';
import { readLeague } from '../askScoreboard.ts';
import { EVENTS_AS_OF, eventsFixtureText } from '../payloads.fixture.ts';
import { completeCards } from './askCore.ts';
import { cardReader } from './card.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const CARD = 'events/600000001';
const MAIN = 'events/600000001/competitions/406';

function board() {
  const found = readLeague(JSON.parse(eventsFixtureText('ufc')), 'UFC', cardReader(EVENTS_AS_OF));
  if (!found.ok) throw new Error(found.reason);
  return found.value.events;
}

async function completedWith(answers: Readonly<Record<string, unknown>>) {
  const { fetch, asked } = fakeFeeds(answers);
  const answer = await completeCards({ fetch, delay: async () => undefined }, NOW)(board());
  const card = answer.events.find(({ sourceId }) => sourceId === 'ufc-600000001') as FightCard;
  return { card, asked, quarantined: answer.quarantined };
}

const item = (id: string, change: object) => ({ id, types: [{ text: 'Lightweight' }], ...change });

test('a numbered card’s main event is no title fight where the core API’s types name no belt', async () => {
  const { card, asked } = await completedWith({ [CARD]: { competitions: [item('406', {})] } });
  expect(asked).toEqual([
    'https://sports.core.api.espn.com/v2/sports/mma/leagues/ufc/events/600000001',
  ]);
  expect(card.bouts[0]).toMatchObject({ key: '406', titleFight: false, rounds: 5 });
});

test('order, parts and rounds are the core API’s where it has those of all bouts', async () => {
  const { card } = await completedWith({
    [CARD]: {
      competitions: [
        item('401', { matchNumber: 3, cardSegment: { name: 'prelims1' } }),
        item('403', { matchNumber: 2, cardSegment: { name: 'main' }, description: '5 Rnd' }),
        item('405', { matchNumber: 1, cardSegment: { name: 'main' } }),
        item('406', { matchNumber: 4, cardSegment: { name: 'prelims1' } }),
      ],
    },
  });
  expect(card.bouts.map(({ key, segment, rounds }) => [key, segment, rounds])).toEqual([
    ['405', 'main', 5],
    ['403', 'main', 5],
    ['401', 'prelims', 3],
    ['406', 'prelims', 5],
  ]);
});

test.each([
  ['addresses alone', { competitions: [{ $ref: 'http://sports.core.api.espn.com/…' }] }],
  ['bouts without types', { competitions: [{ id: '406', matchNumber: 1 }] }],
  ['an error', 404],
])('where the card is of %s the main event is asked for by itself', async (_, whole) => {
  const { card, asked, quarantined } = await completedWith({
    [MAIN]: item('406', { types: [{ text: 'UFC Lightweight Title' }], description: '5 Rnd' }),
    [CARD]: whole,
  });
  expect(asked.map((url) => url.replace(/^.*ufc\//, ''))).toEqual([CARD, MAIN]);
  expect(card.bouts[0]).toMatchObject({ key: '406', titleFight: true, rounds: 5 });
  expect(quarantined).toEqual([]);
});

test.each([[{}], [{ [CARD]: 500 }], [{ [CARD]: 'broken' }]])(
  'with %j the card stays as the board has it',
  async (answers) => {
    const { card, quarantined } = await completedWith(answers);
    expect(card).toEqual(board()[0]);
    expect(quarantined.map((one) => one.item)).toEqual(['ufc-600000001 core']);
  },
);
