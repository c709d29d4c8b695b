import { writeFileSync } from 'node:fs';
import { AUTHORED } from '#content/samples/authored.ts';
import { initialEventRatings } from '#engine/events/index.ts';
import { computeSamples } from './compute.ts';

/** `npm run samples`: simulates the authored sample events and writes them for the site. */
const file = new URL('../../content/samples/computed.json', import.meta.url);
const events = computeSamples(AUTHORED, initialEventRatings(), new Date().toISOString());
writeFileSync(file, `${JSON.stringify(events)}\n`);
console.log(`${events.length} sample events written`);
