import { setTimeout as wait } from 'node:timers/promises';
import { isNamedHost } from '#feeds/joined/fromEnvironment.ts';
import type { ProbeOptions } from '#feeds/probe/runProbe.ts';
import { SITE } from '#site';

/** Slower than any feed's limit: Jolpica four a second, TheSportsDB 30 a minute. */
const GAP_MS = 1_000;

/** The probe's pace from a terminal; FEED_GAP_MS 0 means that the feeds are on this machine. */
export const probeSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): ProbeOptions => ({
  userAgent: `${SITE.name} (+${SITE.url})`,
  gapMs: environment.FEED_GAP_MS === '0' ? 0 : GAP_MS,
  standsFor: isNamedHost(environment),
  wait,
});
