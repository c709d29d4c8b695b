import { OUTSIDE } from '#domain/season/outside.ts';
import type { SeasonFixture } from '#domain/season/seasonFixture.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { GameLeftFacts } from '#domain/season/seasonViewOf.ts';
import { addDays, easternDate } from '#domain/time/time.ts';

const keyOf = (home: string, away: string, day: string): string => `${home}\n${away}\n${day}`;

/** The schedule's facts of each game left that has a day, by its place in the inputs: two games of a day in order of start. */
export function gamesLeftOf(
  { teams, left, day: today }: SeasonInputs,
  fixtures: readonly SeasonFixture[],
): ReadonlyMap<number, GameLeftFacts> {
  const waiting = new Map<string, GameLeftFacts[]>();
  const open = fixtures
    .flatMap(({ status, start, ...rest }) =>
      status === 'final' || start === undefined ? [] : [{ ...rest, start }],
    )
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
  for (const { home, away, start, timeKnown, gameId } of open) {
    const date = easternDate(start);
    const day = date < today ? today : date;
    const key = keyOf(home.key ?? OUTSIDE, away.key ?? OUTSIDE, day);
    const facts = { gameTime: start, timeKnown, ...(gameId !== undefined && { id: gameId }) };
    waiting.set(key, [...(waiting.get(key) ?? []), facts]);
  }
  const found = new Map<number, GameLeftFacts>();
  for (const [game, home] of left.home.entries()) {
    const days = left.days[game] ?? -1;
    const [homeKey, awayKey] = [teams[home], teams[left.away[game] ?? -1]];
    if (days < 0 || homeKey === undefined || awayKey === undefined) continue;
    const facts = waiting.get(keyOf(homeKey, awayKey, addDays(today, days)))?.shift();
    if (facts) found.set(game, facts);
  }
  return found;
}
