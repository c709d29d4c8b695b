import { expect, test } from 'vitest';
import { exampleAnswer } from './exampleAnswer.ts';

test('an example is the answer itself, its long lists cut where it says so', () => {
  const text = exampleAnswer([{ id: 1, margins: [-3, [1, 2, 3, 4, 5, 6]], odds: [] }, { id: 2 }]);
  expect(JSON.parse(text)).toEqual([{ id: 1, margins: [-3, '…'], odds: [] }, '…']);
  expect(exampleAnswer({ counts: [1, 2, 3, 4, 5, 6] })).toBe('{\n  "counts": [1, 2, 3, 4, "…"]\n}');
});
