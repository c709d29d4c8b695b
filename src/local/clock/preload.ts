/** Loaded before anything else (`node --import`) into every process of a stack whose clock is moved. */
import process from 'node:process';
import { OFFSET } from './at.ts';
import { moveDate } from './moveDate.ts';

const offsetMs = Number(process.env[OFFSET] ?? 0);
if (Number.isFinite(offsetMs) && offsetMs !== 0) moveDate(offsetMs);
