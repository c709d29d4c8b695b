import { expect, test } from 'vitest';
import type { Bout } from '../events/fightCard.ts';
import { cardSections } from './cardSections.ts';
import { lastName, lastNames } from './lastName.ts';

test.each([
  ['Jamahal Hill', 'Hill'],
  ['Khalil Rountree Jr.', 'Rountree Jr.'],
  ['Vergil Ortiz Jr.', 'Ortiz Jr.'],
  ['Rongzhu', 'Rongzhu'],
  ['Rafael dos Anjos', 'Anjos'],
])('%s is %s in a table', (name, expected) => {
  expect(lastName(name)).toBe(expected);
});

test('two of one last name keep their whole names', () => {
  expect(lastNames('Gabriela Fundora', 'Sebastian Fundora')).toEqual([
    'Gabriela Fundora',
    'Sebastian Fundora',
  ]);
  expect(lastNames('Jamahal Hill', 'Khalil Rountree Jr.')).toEqual(['Hill', 'Rountree Jr.']);
});

const bout = (key: string, segment: Bout['segment']): Bout => ({
  key,
  segment,
  rounds: 3,
  titleFight: false,
  women: false,
  a: { name: 'A' },
  b: { name: 'B' },
});

test('main event, main card and preliminary card', () => {
  const parts = cardSections([
    bout('1', 'main'),
    bout('2', 'main'),
    bout('3', 'prelims'),
    bout('4', 'earlyPrelims'),
  ]);
  expect(parts.mainEvent?.key).toBe('1');
  expect(parts.mainCard.map(({ key }) => key)).toEqual(['2']);
  expect(parts.prelims.map(({ key }) => key)).toEqual(['3', '4']);
});

test('a card of preliminaries alone still has a main event; an empty one has none', () => {
  expect(cardSections([bout('9', 'prelims')]).mainEvent?.key).toBe('9');
  expect(cardSections([]).mainEvent).toBeUndefined();
});
