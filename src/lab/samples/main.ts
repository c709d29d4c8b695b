import { writeFileSync } from 'node:fs';
import { clock } from '#clock';
import { AUTHORED } from '#content/samples/authored.ts';
import { sportOf } from '#domain/events/sportEvent.ts';
import { initialEventRatings } from '#engine/events/index.ts';
import { commandLine } from '#local/commandLine/commandLine.ts';
import { runPlainly } from '#local/commandLine/runPlainly.ts';
import { SAMPLES } from '#local/commandLine/scripts/lab.ts';
import { computeSamples } from './compute.ts';
import { SAMPLE_SPORTS, sampleFile } from './files.ts';

/** `npm run samples [-- SPORT]`: simulates the authored sample events and writes them for the site. */
const [only] = commandLine(SAMPLES).words;

async function main(): Promise<void> {
  const ratings = initialEventRatings();
  const asOf = clock.now().toISOString();
  for (const sport of SAMPLE_SPORTS) {
    if (only !== undefined && sport !== only) continue;
    const authored = AUTHORED.filter(({ league }) => sportOf(league) === sport);
    const events = computeSamples(sport, authored, ratings, asOf);
    writeFileSync(sampleFile(sport), `${JSON.stringify(events)}\n`);
    console.log(`${sport}: ${events.length} sample events written`);
  }
}

await runPlainly(main);
