import { addDays, easternDayRange } from '#domain/time/time.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import { type Dice, diceOf } from '#feeds/sample/dice.ts';
import type { WorldGame } from './game.ts';
import { HABITS, type Habit } from './habits.ts';
import { makeCard } from './makeCard.ts';
import { INCIDENTS, makeGame } from './makeGame.ts';
import type { World } from './world.ts';

const HOUR = 3_600_000;

/** Share of games with an incident. */
const EVENTFUL = 0.45;

function gamesOf(
  day: string,
  habit: Habit,
  nextId: () => string,
  dice: Dice,
  eventful: number,
): WorldGame[] {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (!habit.days.includes(weekday)) return [];
  const { league, hours, games } = habit;
  const midnight = Date.parse(easternDayRange(day).from);
  const teams = FEED_FACTS[league].teams.length;
  const from = dice.between(0, teams - 1);
  return Array.from({ length: games }, (_, at) => {
    // Baseball's second game of a day has the same teams: a doubleheader.
    const pair = league === 'MLB' ? 0 : 2 * at;
    return makeGame(
      {
        id: nextId(),
        league,
        start: midnight + (hours[at % hours.length] ?? 19) * HOUR,
        sides: [from + pair, from + pair + 1],
        incident: dice.happens(eventful) ? dice.one(INCIDENTS) : undefined,
      },
      dice,
    );
  });
}

/**
 * Everything played on the days from `from` to `to` (YYYY-MM-DD, New York, both included).
 * @param eventful share of games with an incident
 * @param habits of the leagues that play
 */
export function makeSeasonWorld(
  seed: number,
  spans: readonly { from: string; to: string }[],
  eventful = EVENTFUL,
  habits: readonly Habit[] = HABITS,
): World {
  const dice = diceOf(seed, 'world');
  let id = 400_000;
  const nextId = () => String(++id);
  const days = spans.flatMap(({ from, to }) => {
    const list: string[] = [];
    for (let day = from; day <= to; day = addDays(day, 1)) list.push(day);
    return list;
  });
  const games = days.flatMap((day) =>
    habits.flatMap((habit) => gamesOf(day, habit, nextId, dice, eventful)),
  );
  const cards = days
    .filter((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 6)
    .map((day) => makeCard(nextId(), Date.parse(easternDayRange(day).from) + 22 * HOUR, dice));
  return { games, cards };
}
