import { readFileSync } from 'node:fs';
import type { EventAnswer } from '../../eventSource.ts';
import { type EventReader, readScoreboard } from './scoreboard.ts';

export const EVENTS_AS_OF = '2026-11-20T12:00:00.000Z';

/** Hand-written scoreboard answers in the feed's shape. */
export const eventsFixtureText = (name: string): string =>
  readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8');

export function parseEventsText(text: string, read: EventReader): EventAnswer {
  const answer = readScoreboard(JSON.parse(text), read);
  if (!answer) throw new Error('not a scoreboard');
  return answer;
}
