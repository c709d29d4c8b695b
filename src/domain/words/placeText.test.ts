import { expect, test } from 'vitest';
import { placeText } from './placeText.ts';

test.each([
  [['UFC Apex', 'Las Vegas', 'NV, USA'], 'UFC Apex, Las Vegas, NV, USA'],
  [['Los Cabos, Mexico', 'Los Cabos', 'Mexico'], 'Los Cabos, Mexico'],
  [['Monaco', 'Monaco'], 'Monaco'],
  [[undefined, 'Paris', null], 'Paris'],
  [['', undefined], ''],
] as const)('%j is %j', (parts, text) => {
  expect(placeText(...parts)).toBe(text);
});
