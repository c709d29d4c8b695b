import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AUTHORED } from '#content/samples/authored.ts';
import { sportOf } from '#domain/events/sportEvent.ts';
import { initialEventRatings } from '#engine/events/index.ts';
import { computeSamples } from './compute.ts';
import { SAMPLE_SPORTS, sampleFile } from './files.ts';

test.each(SAMPLE_SPORTS)(
  'the sample events of %s are what this engine computes, digit for digit',
  (sport) => {
    const computed: { asOf: string }[] = JSON.parse(readFileSync(sampleFile(sport), 'utf8'));
    const authored = AUTHORED.filter(({ league }) => sportOf(league) === sport);
    const again = computeSamples(sport, authored, initialEventRatings(), computed[0]?.asOf ?? '');
    expect(JSON.parse(JSON.stringify(again))).toEqual(computed);
  },
);
