import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventBodySchema } from '#contract/events/sportEvent.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { checkEvent } from '#domain/plausible/event.ts';
import { badNumbers, badTexts, mutate, mutations } from '../../reading/mutations.fixture.ts';
import { completeTournament } from './golf/askBoard.ts';
import { golfReader } from './golf/tournament.ts';
import { EVENTS_AS_OF, eventsFixtureText, parseEventsText } from './payloads.fixture.ts';
import { completeCards } from './ufc/askCore.ts';
import { cardReader } from './ufc/card.ts';
import type { Completing } from './withCompletion.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

const CORE = {
  id: '600000001',
  competitions: ['401', '403', '405', '406'].map((id, at) => ({
    id,
    description: '5 Rnd (5-5-5-5-5)',
    types: [{ text: 'Lightweight' }, { text: 'UFC Lightweight Title' }],
    matchNumber: at + 1,
    cardSegment: { name: 'main', description: 'Main Card' },
    format: { regulation: { periods: 3 } },
  })),
};

/** Every request gets the same document, so that its content is fuzzed. */
const answering = (document: unknown) => ({
  fetch: async () => new Response(JSON.stringify(document)),
  delay: async () => undefined,
});

const FEEDS = [
  [
    'core',
    CORE,
    parseEventsText(eventsFixtureText('ufc'), cardReader(EVENTS_AS_OF)).events,
    completeCards,
  ],
  [
    'leaderboard',
    JSON.parse(eventsFixtureText('golf')),
    parseEventsText(eventsFixtureText('golf'), golfReader('pga-tour')).events,
    (http: Parameters<typeof completeCards>[0], now: Date): Completing =>
      completeTournament('pga-tour', http, now),
  ],
] as const;

const isSound = (event: FeedEvent): boolean => {
  const { sourceId: _, ...body } = event;
  return (
    eventBodySchema.safeParse(body).success &&
    badTexts(event).length === 0 &&
    badNumbers(event).length === 0 &&
    checkEvent(event).problems.length === 0
  );
};

test.each(FEEDS)(
  'mutations of the %s never throw, lose no event and let no nonsense through',
  async (_, document, events, complete) => {
    await fc.assert(
      fc.asyncProperty(mutations, async (changes) => {
        const changed = structuredClone(document);
        mutate(changed, changes);
        const answer = await complete(answering(changed), NOW)(events);
        expect(answer.events.map(({ sourceId }) => sourceId)).toEqual(
          events.map(({ sourceId }) => sourceId),
        );
        expect(answer.events.filter((event) => !isSound(event))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  },
);
