import { expect, test } from 'vitest';
import { EXAMPLE_CARD, EXAMPLE_MATCH } from '#domain/events/exampleEvents.fixture.ts';
import { isPredictedMatch } from '#domain/events/tennis/predictedMatch.ts';
import { eventCard } from './eventCard.ts';
import { matchCard } from './matchCard.ts';

const said = (figures: readonly { readonly label: string; readonly value: string }[]) =>
  figures.map(({ label, value }) => `${label} ${value}`);

test('a match’s card has both chances and the likeliest score in sets', () => {
  if (!isPredictedMatch(EXAMPLE_MATCH)) throw new Error('the example is predicted');
  const card = matchCard(EXAMPLE_MATCH);
  expect(said(card.figures)).toEqual([
    'Clay wins 70.0%',
    'Dirt wins 30.0%',
    'most often 2–0 40.0%',
  ]);
  expect(card.kicker).toBe('Halle · Saturday, November 21');
});

test('a sport’s card says how its next event most likely ends', () => {
  const card = eventCard('UFC', [EXAMPLE_CARD], new Date('2026-11-21T12:00:00Z'));
  expect(said(card.figures)).toEqual([
    'Able wins 66.7%',
    'Baker wins 33.3%',
    'most often by decision 30%',
  ]);
});
