import type { FeedGame, Game } from '#domain/game/game.ts';
import { sampleEventSource } from '#feeds/sample/events/index.ts';
import { sampleSource } from '#feeds/sample/sampleSource.ts';
import type { Source } from '#feeds/source.ts';
import { refreshSlate } from '#slate/refresh/refreshSlate.ts';
import { nflGame } from '../refreshExample.ts';
import { runningStore } from './stack.ts';
import { expect } from './test.ts';

/** Distinguishes this run's games: a reused stack also has those of earlier runs. */
const RUN = Date.now();
const games = new Map<string, FeedGame>();

/**
 * Publishes a slate with one more game than the built pages: last in its list at any hour, because parallel tests read the first
 * games' pages. A reused name changes its game.
 */
export async function publishLate(name: string, change: Partial<FeedGame> = {}): Promise<Game> {
  const sample = sampleSource();
  const { homeTeam, awayTeam } = nflGame(name, 0);
  const facts = {
    // The sample's names: another name would rename the team in all its games.
    homeTeam: { ...homeTeam, shortName: 'Bills' },
    awayTeam: { ...awayTeam, shortName: 'Chiefs' },
    venue: { name: `Field of ${name}` },
    ...change,
  };
  games.set(name, nflGame(`${name}-${RUN}`, 7 * 24, facts));
  const source: Source = {
    ...sample,
    async games(league, days, now) {
      const answer = await sample.games(league, days, now);
      return league === 'NFL' ? { ...answer, games: [...answer.games, ...games.values()] } : answer;
    },
  };
  const store = runningStore();
  const run = {
    store,
    source,
    events: sampleEventSource(),
    trigger: 'manual',
    log: () => {},
  } as const;
  const refreshed = async () => (await refreshSlate({ ...run, now: new Date() })).status;
  // Another test's refresh may be under way, which takes as long as the machine is busy.
  await expect.poll(refreshed, { timeout: 120_000 }).toBe('done');
  const wanted = games.get(name)?.venue?.name;
  const [game] = (await store.readPublishedGames())
    .filter(({ venue }) => venue?.name === wanted)
    .sort((a, b) => b.id - a.id);
  if (!game) throw new Error('The late game was not published');
  return game;
}
