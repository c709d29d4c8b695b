import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventBodySchema } from '#contract/events/sportEvent.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { checkEvent } from '#domain/plausible/event.ts';
import {
  badNumbers,
  badReasons,
  badTexts,
  mutate,
  mutations,
} from '../../reading/mutations.fixture.ts';
import { readLeague } from './askScoreboard.ts';
import { golfReader } from './golf/tournament.ts';
import { EVENTS_AS_OF, eventsFixtureText } from './payloads.fixture.ts';
import { f1Reader } from './racing/f1.ts';
import { nascarReader } from './racing/nascar.ts';
import { tournamentReader } from './tennis/tournament.ts';
import { cardReader } from './ufc/card.ts';

const FEEDS = [
  ['ufc', 'UFC', cardReader(EVENTS_AS_OF)],
  ['tennis', 'WTA', tournamentReader('women')],
  ['golf', 'pga-tour', golfReader('pga-tour')],
  ['f1', 'F1', f1Reader],
  ['nascar', 'NASCAR-Truck', nascarReader('NASCAR-Truck')],
] as const;

/** Properties of every event, whatever the input. */
function isSound(event: FeedEvent): boolean {
  const { sourceId, ...body } = event;
  return (
    eventBodySchema.safeParse(body).success &&
    /^[a-z0-9]+-[a-z0-9-]+$/i.test(sourceId) &&
    new Date(event.startTime).toISOString() === event.startTime &&
    badTexts(event).length === 0 &&
    badNumbers(event).length === 0 &&
    checkEvent(event).problems.length === 0
  );
}

test.each(FEEDS)(
  'mutations of %s never throw and never let nonsense through',
  (name, league, read) => {
    const text = eventsFixtureText(name);
    fc.assert(
      fc.property(mutations, (changes) => {
        const answer = JSON.parse(text);
        mutate(answer, changes);
        const found = readLeague(answer, league, read);
        if (found.ok) {
          expect(found.value.events.filter((event) => !isSound(event))).toEqual([]);
          expect(badReasons(found.value.quarantined)).toEqual([]);
        } else
          expect(found.reason).toMatch(/^(sent no list of events|answered for another league)/);
      }),
      { numRuns: 200 },
    );
  },
);

test.each(FEEDS)('%s: one mutated event costs no other', (name, league, read) => {
  const text = eventsFixtureText(name);
  fc.assert(
    fc.property(fc.nat(), mutations, (at, changes) => {
      const answer = JSON.parse(text);
      const others = JSON.parse(text);
      const place = at % answer.events.length;
      others.events.splice(place, 1);
      mutate(answer.events[place], changes);
      const expected = readLeague(others, league, read);
      const found = readLeague(answer, league, read);
      const after = found.ok ? found.value.events : [];
      for (const other of expected.ok ? expected.value.events : []) {
        expect(after).toContainEqual(other);
      }
    }),
    { numRuns: 60 },
  );
});
