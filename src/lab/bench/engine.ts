/** How fast the engine is on this machine, compared with the same algorithm in C. */
import { availableParallelism, cpus, loadavg } from 'node:os';
import process from 'node:process';
import { besideC } from './besideC.ts';
import { besideEvents } from './besideEvents.ts';
import { eventSeedTable } from './eventSeeds.ts';
import { liveTable } from './live.ts';
import { modelTable } from './models.ts';
import { playersTable } from './players.ts';
import { seedTable } from './seeds.ts';
import { slateTable } from './slate.ts';

const processor = cpus()[0]?.model ?? 'unknown processor';
const load = loadavg()[0]?.toFixed(1);
console.log(
  `Node ${process.version}, ${processor}, ${availableParallelism()} cores (one is used), load ${load}.`,
);
console.log(
  'Processor time of one thread, medians of several measurements. A game is prepared and played.\n',
);
console.log(`${modelTable()}\n`);
console.log(`${slateTable()}\nAim: 200 games at 10,000 runs under 2,000 ms.\n`);
console.log(`${await playersTable()}\n`);
console.log(`${liveTable()}\n`);
console.log(`How far a seed alone moves a share, points:\n${seedTable()}\n`);
console.log(`The same of events, as published:\n${eventSeedTable()}\n`);
console.log(`${besideC()}\n`);
console.log(`${besideEvents()}\nAim: at most 1.5 times C.\n`);
const { heapUsed, arrayBuffers } = process.memoryUsage();
const mb = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);
console.log(
  `Memory: heap ${mb(heapUsed)} MB and arrays ${mb(arrayBuffers)} MB now, whole process ${mb(process.resourceUsage().maxRSS * 1024)} MB at its peak.`,
);
