import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { clock } from '#clock';
import type { Log } from '#domain/operation/log.ts';
import { type EspnLive, espnLive } from '#feeds/espn/live/espnLive.ts';
import { feedNames } from '#feeds/joined/fromEnvironment.ts';
import type { LiveFeed } from '#feeds/liveFeed.ts';
import { baseUrl, settingsOf } from '#feeds/reading/baseUrl.ts';
import { createCourtesy } from '#feeds/reading/courtesy.ts';
import { SITE } from '#site';
import { promptStore } from '#slate/tools.ts';
import type { Site } from '#wiring';

const schema = z.object({
  ESPN_BASE_URL: baseUrl,
  /** Pause between two requests to one host. */
  FEED_GAP_MS: z.coerce.number().int().min(0).max(10_000).default(150),
});

/** Of all that is asked in one look: the function has 30 seconds. */
const TIMEOUT_MS = 6_000;

/**
 * ESPN's boards for one look, asked as politely as by a refresh: not while it has asked to be left alone, of which it is told if a look
 * is what hears it. No answer is kept: the next minute's is another.
 */
async function boards(site: Site, log: Log): Promise<EspnLive> {
  const { ESPN_BASE_URL, FEED_GAP_MS } = settingsOf(schema, site.env);
  const store = site.use(promptStore);
  const courtesy = createCourtesy({
    userAgent: `${SITE.name} (+${SITE.url})`,
    feedOf: feedNames(site.env),
    gapMs: FEED_GAP_MS,
    now: clock.now,
    wait,
    log: (line) => log(line, { level: 'warn' }),
  });
  await courtesy.begin({
    readFeedStates: () => store.readFeedStates(),
    noteFeed: (state) => store.noteFeed(state),
    readFeedParts: async () => [],
    noteFeedPart: async () => {},
    readValidators: async () => new Map(),
    keepFeedAnswers: async () => {},
    takeFeedAnswer: async () => undefined,
  });
  return espnLive({ baseUrl: ESPN_BASE_URL, courtesy, timeoutMs: TIMEOUT_MS });
}

/** Of samples our own: nobody is asked. Loaded where it is needed, because a deployed site shows none. */
async function samples(): Promise<LiveFeed> {
  const { sampleLive } = await import('#feeds/sample/live/sampleLive.ts');
  return sampleLive(clock.now());
}

/** What tells of a slate's games, and of events, for one look. @param sample whether the games are samples */
export async function liveFeed(site: Site, sample: boolean, log: Log): Promise<EspnLive> {
  const real = await boards(site, log);
  return sample ? { ...real, ...(await samples()) } : real;
}
