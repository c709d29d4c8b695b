/** Loaded before anything else (`node --import`) into every process of a stack whose clock is moved. */
import process from 'node:process';
import { clockOffsetMs } from './at.ts';
import { moveDate } from './moveDate.ts';
import { PATIENCE, stretchLimits } from './stretchLimits.ts';

const offsetMs = clockOffsetMs(process.env);
if (offsetMs !== 0) moveDate(offsetMs);
if (process.env[PATIENCE] !== undefined) stretchLimits();
