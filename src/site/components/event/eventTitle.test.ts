import { expect, test } from 'vitest';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '#domain/events/exampleEvents.fixture.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { eventLeagueTitle, fighterTitle, listingTitle, sportTitle } from './eventTitle.ts';

const NOW = '2026-11-20T16:00:00Z';
const titled = (...events: readonly SportEvent[]): string => sportTitle('Plain', events, NOW);

test('the next event with a prediction is named with its figures', () => {
  expect(titled(EXAMPLE_CARD)).toBe('Able vs. Baker: odds and method, 67–33 | Simcast');
  expect(titled(EXAMPLE_MATCH)).toMatch(/^Clay vs\. \w+: odds and set scores, 70–30 \| Simcast$/);
  expect(titled(EXAMPLE_RACE)).toMatch(/: odds and podium, Able 50% \| Simcast$/);
  expect(titled(EXAMPLE_TOURNAMENT)).toMatch(/: odds and top 10, Pine 60% \| Simcast$/);
});

test('without one the title is the page’s own', () => {
  expect(titled()).toBe('Plain | Simcast');
  expect(titled({ ...EXAMPLE_RACE, prediction: undefined })).toBe('Plain | Simcast');
  expect(sportTitle('Plain', [EXAMPLE_CARD], '2026-12-24T00:00:00Z')).toBe('Plain | Simcast');
});

test('a league’s page and a tour’s have their own name first', () => {
  expect(eventLeagueTitle('UFC predictions', 'UFC predictions', [EXAMPLE_CARD], NOW)).toBe(
    'UFC predictions: Able vs. Baker, 67–33 | Simcast',
  );
});

test('a listing without shares names the next event alone', () => {
  expect(listingTitle('Golf', [EXAMPLE_TOURNAMENT], NOW)).toMatch(
    /^Golf predictions: .+, odds and top 10 \| Simcast$/,
  );
  expect(listingTitle('Golf', [], NOW)).toBe('Golf predictions | Simcast');
});

test('a fighter’s page names the next bout, each side its own chance', () => {
  const bouts = EXAMPLE_CARD.bouts.map((bout) => ({ bout }));
  expect(fighterTitle('Ann Able', bouts)).toBe('Ann Able vs. Baker: 67% to win | Simcast');
  const [main] = EXAMPLE_CARD.bouts;
  expect(fighterTitle(main?.b.name ?? '', bouts)).toMatch(/ vs\. Able: 33% to win \| Simcast$/);
  expect(fighterTitle('Ann Able', [])).toBe('Ann Able predictions | Simcast');
});
