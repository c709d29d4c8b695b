/**
 * `npm run names`: the feeds' names that are unknown to the ratings, in the running start or the hosted project of the
 * environment.
 */

import process from 'node:process';
import { clock } from '#clock';
import { PLAYER_LEAGUES } from '#domain/players/statNames.ts';
import { counted } from '#domain/words/counted.ts';
import { leaguePlayersOf } from '#engine/players/leagues/index.ts';
import { eventRatings } from '#slate/refresh/eventRatings.ts';
import { createStore, type Store } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { commandLine } from './commandLine/commandLine.ts';
import { NAMES_SCRIPT } from './commandLine/scripts/owner.ts';
import { namesText } from './names/text.ts';
import { unresolvedPeople, unresolvedTeams } from './names/unresolved.ts';
import {
  type UnresolvedPlayer,
  unresolvedPlayers,
  unresolvedPlayersText,
} from './names/unresolvedPlayers.ts';
import { runSession } from './session.ts';
import { needsProject } from './steps/store.ts';

commandLine(NAMES_SCRIPT);

const DAYS = 14;
const DAY_MS = 86_400_000;

/** Players of the leagues whose states have begun. */
async function playersOfLeagues(store: Store): Promise<readonly UnresolvedPlayer[]> {
  const found: UnresolvedPlayer[] = [];
  for (const league of PLAYER_LEAGUES) {
    const kept = await store.readPlayerState(league);
    if (!kept) continue;
    const model = await leaguePlayersOf(league);
    const players = await store.readLeaguePlayers(league);
    const rosters = await store.readRosters(league);
    found.push(
      ...unresolvedPlayers({
        league,
        known: model.known(model.stateOf(kept.state)),
        nameOf: (playerId) => players.get(playerId)?.name,
        rosters: new Map([...rosters].map(([team, roster]) => [team, roster.players])),
      }),
    );
  }
  return found;
}

async function names(): Promise<void> {
  await needsProject();
  const store = createStore(connectStore(process.env));
  const sample = (await store.readCurrentSlate())?.sample ?? false;
  const now = clock.now().getTime();
  const window = { from: new Date(now - DAYS * DAY_MS), to: new Date(now + DAYS * DAY_MS), sample };
  const games = await store.readGames(window);
  const events = (await store.readKnownEvents(window)).map(({ event }) => event);
  const unresolved = [
    ...unresolvedTeams(games),
    ...unresolvedPeople(events, await eventRatings(store)),
  ];
  const looked = `${counted(games.length, 'game')} and ${counted(events.length, 'event')} within ${DAYS} days${sample ? ', samples' : ''}`;
  console.log(namesText(unresolved, looked));
  const players = unresolvedPlayersText(await playersOfLeagues(store));
  if (players !== '') console.log(`\n${players}`);
}

await runSession(names, { stays: false });
