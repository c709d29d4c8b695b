import type { PublishedSlate } from '#domain/game/publishedSlate.ts';
import { keptGlobally } from './kept.ts';

/** The slate of a store before its first refresh. */
export const NO_SLATE: PublishedSlate = {
  games: [],
  lines: new Map(),
  events: [],
  ledger: new Map(),
  firstSaid: new Map(),
  eventLedger: new Map(),
};

/**
 * What a loader has read, for the pages of the same build. Astro's own store would write all of it into a module and bundle it:
 * some hundred megabytes for ten thousand games.
 */
export const { keep: keepSlate, kept: keptSlate } = keptGlobally<PublishedSlate>('slate');
