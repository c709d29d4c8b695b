import { isDeepStrictEqual } from 'node:util';
import { clock } from '#clock';
import type { LiveTold } from '#domain/live/liveTold.ts';
import type { Log } from '#domain/operation/log.ts';
import type { EspnLive } from '#feeds/espn/live/espnLive.ts';
import { jobLog } from '#jobLog';
import { readPredictions } from '#slate/archive/predictions.ts';
import type { Client } from '#store/client.ts';
import { promptClient } from '#store/tools.ts';
import type { Site } from '#wiring';
import { askBoards, type ToldGames } from './boards.ts';
import { findEvents } from './events/lookEvents.ts';
import { type DueEvent, readEventsDue } from './events/store/due.ts';
import { storeLiveEvents, thinLiveEvents } from './events/store/save.ts';
import { liveFeed } from './liveFeed.ts';
import { beginGame, liveFiguresOf } from './liveFiguresOf.ts';
import { saidBeforeStart } from './saidBefore.ts';
import { type DueGame, readLiveDue } from './store/due.ts';
import { claimLook, endLook } from './store/lease.ts';
import { readRecipes } from './store/recipes.ts';
import { type LookedAt, storeLive, thinLive } from './store/save.ts';
import { type BegunGame, begunGames, liveSports } from './tools.ts';

const LEASE_SECONDS = 55;
/** A scheduled function has 30 seconds; after so many ms no further figure is begun. Those games are said in the next look. */
const SAY_WITHIN_MS = 20_000;

/** What one look came to. idle: no game or event of ours is on. busy: another look is at work. */
type LiveRun =
  | { readonly status: 'idle' | 'busy' }
  | {
      readonly status: 'done';
      readonly requests: number;
      readonly games: number;
      readonly events: number;
      /** New states of both. */
      readonly changes: number;
    };

type Found = readonly [game: DueGame, told: LiveTold];

const isSame = ({ stage, state, figures }: DueGame, told: LiveTold): boolean =>
  stage === told.stage && figures !== null && isDeepStrictEqual(state, told.state);

/** Recipes of the games whose figure is to be said, prepared as far as this process has not done so. */
async function begin(
  site: Site,
  client: Client,
  found: readonly Found[],
): Promise<Map<number, BegunGame>> {
  const begun = site.use(begunGames);
  const wanted = new Set(found.map(([{ predictionId }]) => predictionId));
  for (const id of begun.keys()) if (!wanted.has(id)) begun.delete(id);
  const recipes = await readRecipes(
    client,
    [...wanted].filter((id) => !begun.has(id)),
  );
  for (const [{ league, predictionId }] of found) {
    const recipe = recipes.get(predictionId);
    if (recipe) begun.set(predictionId, beginGame(site.use(liveSports), league, recipe));
  }
  return begun;
}

/** Games as found, with what is said of each. */
async function say(
  site: Site,
  client: Client,
  found: readonly Found[],
  until: number,
): Promise<LookedAt[]> {
  const first = found.filter(([{ stage }]) => stage === null);
  const predictions = await readPredictions(
    client,
    first.map(([game]) => game.predictionId),
  );
  const begun = await begin(site, client, found);
  return found.flatMap(([game, { sourceId: _, ...told }]) => {
    const { gameId, league, predictionId, figures: last } = game;
    const published = predictions.get(predictionId);
    if (game.stage === null && !published) return [];
    const common = {
      ...told,
      gameId,
      predictionId,
      ...(game.stage === null && published && saidBeforeStart(league, published)),
    };
    if (isSame(game, { ...told, sourceId: game.sourceId }))
      return [{ ...common, figures: last ?? undefined }];
    const from = begun.get(predictionId);
    if (!from || !told.state || performance.now() > until) return [common];
    return [{ ...common, figures: liveFiguresOf(league, from, told.stage, told.state) }];
  });
}

const foundOf = (due: readonly DueGame[], told: ToldGames): readonly Found[] =>
  due.flatMap((game) => {
    const one = told.of(game);
    return one ? [[game, one] as const] : [];
  });

interface Looked {
  readonly requests: number;
  readonly found: number;
  readonly changes: number;
  /** Of ours that are on. */
  readonly untold: number;
}

/** What both looks are made with. */
interface Tools {
  readonly site: Site;
  readonly client: Client;
  readonly feed: EspnLive;
  readonly token: number;
  /** ms of the process's clock: after it no further figure is begun. */
  readonly until: number;
  readonly log: Log;
}

async function lookAtGames(due: readonly DueGame[], tools: Tools): Promise<Looked> {
  const { site, client, feed, token, until, log } = tools;
  const told = await askBoards(feed, due, log);
  const found = foundOf(due, told);
  const games = await say(site, client, found, until);
  const changes = games.length > 0 ? await storeLive(client, token, clock.now(), games) : 0;
  const untold = due.filter(({ on }) => on).length - found.filter(([{ on }]) => on).length;
  return { requests: told.requests, found: games.length, changes, untold };
}

async function lookAtEvents(due: readonly DueEvent[], tools: Tools): Promise<Looked> {
  const { site, client, feed, token, until, log } = tools;
  const { events, requests, untold } = await findEvents(site, client, feed, { due, until, log });
  const changes = events.length > 0 ? await storeLiveEvents(client, token, clock.now(), events) : 0;
  return { requests, found: events.length, changes, untold };
}

/**
 * Looks once at the games and events of ours that are on: one board a league, new states with what is said of them. Nothing is asked
 * while none is on; one look at a time. Rejects only if the store does.
 */
export async function lookLive(site: Site, log: Log = jobLog('live')): Promise<LiveRun> {
  const client = site.use(promptClient);
  const [due, dueEvents] = await Promise.all([readLiveDue(client), readEventsDue(client)]);
  if (![...due, ...dueEvents].some(({ on }) => on)) return { status: 'idle' };
  const token = await claimLook(client, LEASE_SECONDS);
  if (token === undefined) return { status: 'busy' };
  try {
    const isSample = due.some(({ sample }) => sample);
    const feed = await liveFeed(site, isSample, log);
    const tools = { site, client, feed, token, until: performance.now() + SAY_WITHIN_MS, log };
    const games = await lookAtGames(due, tools);
    const events = await lookAtEvents(dueEvents, tools);
    await thinLive(client, token);
    await thinLiveEvents(client, token);
    const counts = {
      requests: games.requests + events.requests,
      games: games.found,
      events: events.found,
      changes: games.changes + events.changes,
    };
    log('looked at games', { counts: { ...counts, untold: games.untold + events.untold } });
    return { status: 'done', ...counts };
  } finally {
    await endLook(client, token);
  }
}
