import { expect, test } from 'vitest';
import { placesText } from './placesText.ts';

test('a strip of places is said in words', () => {
  expect(placesText('Arsenal', [0.41, 0.29, 0.15, 0.1, 0.05])).toBe(
    'Arsenal: most often 1st (41%), eight in ten between 1st and 4th',
  );
  expect(placesText('Bills', [0, 0.95, 0.05])).toBe('Bills: most often 2nd (95%)');
  expect(placesText('Jets', [0, 0, 0])).toBe('Jets: in no place in any season');
});
