import type { BringToLife } from './bringToLife.tsx';

/** The islands of pages with predictions, by their names in `data-island`, with how to load each. */
export const ISLANDS = {
  analyzer: async () => (await import('./alive/analyzer.ts')).bringToLife,
  boxing: async () => (await import('./alive/boxing.ts')).bringToLife,
  counters: async () => (await import('./alive/events.ts')).counters,
  events: async () => (await import('./alive/events.ts')).events,
  sessions: async () => (await import('./alive/events.ts')).sessions,
  tennis: async () => (await import('./alive/tennis.ts')).bringToLife,
  tour: async () => (await import('./alive/golf.ts')).tour,
  tours: async () => (await import('./alive/golf.ts')).tours,
} satisfies Readonly<Record<string, () => Promise<BringToLife>>>;

export type IslandName = keyof typeof ISLANDS;

/** The island named by a place in a page, if there is one. */
export const islandName = (name: string | undefined): IslandName | undefined =>
  Object.keys(ISLANDS).find((known): known is IslandName => known === name);
