import { joinedAnswers } from '../../eventAnswer.ts';
import type { EventAnswer } from '../../eventSource.ts';
import { type AskOne, askAll, failedAnswer, type Tried, triedAsk } from '../../reading/askAll.ts';
import type { DayRange } from '../../source.ts';
import {
  MAIN_TOURS,
  otherTours,
  type SportsDbOptions,
  tourAsks,
} from '../../thesportsdb/sportsDb.ts';
import { newMatches } from './newMatches.ts';

const orLeft = (item: string, answer: Tried<EventAnswer>): EventAnswer =>
  answer.ok ? answer.value : failedAnswer(item, answer.error);

/**
 * Tennis from two feeds: the scoreboards of the two main tours, and other tours from TheSportsDB, whose lists of the main tours
 * are used only while no scoreboard is reachable. Rejects with the scoreboards' SourceError if nothing is.
 */
export async function tennisEvents(
  scoreboards: readonly AskOne[],
  options: SportsDbOptions,
  days: DayRange,
  now: Date,
): Promise<EventAnswer> {
  const main = await triedAsk(() => askAll(scoreboards));
  const listed = await triedAsk(() => otherTours(options));
  const more = listed.ok ? listed.value : [];
  const tours = main.ok ? more : [...MAIN_TOURS, ...more];
  const asks = tours.flatMap((tour) => tourAsks(options, tour, days, now));
  const others = await triedAsk(() => askAll(asks));
  if (!main.ok && !others.ok) throw main.error;
  const first = orLeft('espn tennis', main);
  const second = orLeft('sportsdb tennis', others);
  return joinedAnswers([
    first,
    { ...second, events: newMatches(first.events, second.events) },
    ...(listed.ok ? [] : [failedAnswer('sportsdb tours', listed.error)]),
  ]);
}
