import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AUTHORED } from '#content/samples/authored.ts';
import { initialEventRatings } from '#engine/events/index.ts';
import { computeSamples } from './compute.ts';

const file = new URL('../../content/samples/computed.json', import.meta.url);

test('the sample events are what this engine computes from their authored facts, digit for digit', () => {
  const computed: { asOf: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  const again = computeSamples(AUTHORED, initialEventRatings(), computed[0]?.asOf ?? '');
  expect(JSON.parse(JSON.stringify(again))).toEqual(computed);
});
