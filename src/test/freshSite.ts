import { beforeEach } from 'vitest';
import { placeSite } from '#wiring';

// No test has the tools of the one before: it may have had other settings, another database or another hour.
beforeEach(() => placeSite(undefined));
