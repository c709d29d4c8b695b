import type { TwoWayMarket } from '#domain/events/event.ts';
import type { Bout, BoutPrediction, FightCard, Fighter } from '#domain/events/fightCard.ts';
import { isPlaceholder } from '#domain/events/placeholder.ts';
import { careerRecord } from '#domain/fights/record.ts';
import { predictFight } from '../fights/predict.ts';
import type { BoxingRecord, FightCorner } from '../fights/types.ts';
import { isoDay } from '../ratings/day.ts';
import type { EventRatings } from './ratings.ts';

type SimulatedBout = Omit<BoutPrediction, 'id' | 'asOf'> & {
  readonly seedParts: readonly string[];
};

/** Parses "20-4-1" into wins and losses; undefined if the text is not a record. */
export function boxingRecord({ record, knockoutWins }: Fighter): BoxingRecord | undefined {
  const parsed = careerRecord(record);
  if (!parsed) return undefined;
  const { wins, losses } = parsed;
  if (knockoutWins === undefined || knockoutWins > wins) return { wins, losses };
  return { wins, losses, knockoutWins };
}

const within = (value: number | undefined, low: number, high: number): number | undefined =>
  value !== undefined && value >= low && value <= high ? value : undefined;

/** An age or reach no fighter can have is a feed's mistake and left out. */
export const fightCornerOf = (fighter: Fighter): FightCorner => ({
  name: fighter.name,
  age: within(fighter.age, 15, 60),
  reach: within(fighter.reach, 120, 240),
  record: boxingRecord(fighter),
});

/** Simulates one bout of a card; undefined while an opponent is not named. Throws as predictFight does. */
export function predictBout(
  card: FightCard,
  bout: Bout,
  ratings: EventRatings,
  runs: number,
  market?: TwoWayMarket,
  drawn?: number,
): SimulatedBout | undefined {
  if (isPlaceholder(bout.a.name) || isPlaceholder(bout.b.name)) return undefined;
  if (bout.a.name === bout.b.name) return undefined;
  const simulated = predictFight(
    {
      league: card.league,
      gameTime: card.startTime,
      a: fightCornerOf(bout.a),
      b: fightCornerOf(bout.b),
      weightClass: bout.weightClass ?? '',
      rounds: bout.rounds,
      women: bout.women,
    },
    ratings.fights[card.league],
    runs,
    market,
    drawn,
  );
  const learnedTo = isoDay(ratings.fights[card.league].day);
  return { ...simulated, learnedTo, ...(market && { anchor: market }) };
}
