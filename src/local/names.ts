/**
 * `npm run names`: the feeds' names that are unknown to the ratings, in the running start or the hosted project of the
 * environment.
 */

import process from 'node:process';
import { clock } from '#clock';
import { counted } from '#domain/words/counted.ts';
import { eventRatings } from '#slate/refresh/eventRatings.ts';
import { createStore } from '#slate/store.ts';
import { connect } from '#store/client.ts';
import { commandLine } from './commandLine/commandLine.ts';
import { NAMES } from './commandLine/scripts/owner.ts';
import { namesText } from './names/text.ts';
import { unresolvedPeople, unresolvedTeams } from './names/unresolved.ts';
import { runSession } from './session.ts';
import { needsProject } from './steps/store.ts';

commandLine(NAMES);

const DAYS = 14;
const DAY_MS = 86_400_000;

async function names(): Promise<void> {
  await needsProject();
  const store = createStore(connect(process.env));
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
}

await runSession(names, { stays: false });
