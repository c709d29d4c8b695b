import type { Bout, FightCard, Fighter } from '#domain/events/fightCard.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { ageOn } from '#domain/fights/body.ts';
import type { WrittenBout, WrittenFighter } from '#domain/fights/writtenCard.ts';
import { type CalendarDate, easternDate, easternDayRange } from '#domain/time/time.ts';
import { boxingRecord } from '#engine/events/bout.ts';
import { initialFightRatings } from '#engine/fights/fitted.ts';
import { predictFight } from '#engine/fights/predict.ts';
import type { FightRatings } from '#engine/fights/ratingTypes.ts';
import { twoWayQuotes } from './twoWayQuotes.ts';

type Facts = Omit<FightCard, 'kind' | 'bouts' | 'status' | 'timeKnown'>;

function fighterOn(day: CalendarDate, { born, ...fighter }: WrittenFighter): Fighter {
  return born === undefined ? fighter : { ...fighter, age: ageOn(born, day) };
}

const cornerOf = (fighter: Fighter) => ({
  name: fighter.name,
  age: fighter.age,
  reach: fighter.reach,
  record: boxingRecord(fighter),
});

/** The model's chance of side a: the basis of the sample prices. */
function chanceOfA({ league, startTime }: Facts, bout: Bout, ratings: FightRatings): number {
  const { weightClass = '', rounds, women } = bout;
  const corners = { a: cornerOf(bout.a), b: cornerOf(bout.b) };
  const matchup = { league, gameTime: startTime, ...corners, weightClass, rounds, women };
  return predictFight(matchup, ratings, 1).recipe.inputs.winA ?? 0.5;
}

/**
 * A card of sample pairings of real fighters with two sample books' prices.
 * @param id unique among the sample cards of the day
 * @param today Eastern date of the prices
 */
export function sampleCard(
  id: string,
  today: CalendarDate,
  facts: Facts,
  bouts: readonly WrittenBout[],
): FeedEvent {
  const day = easternDate(facts.startTime);
  const ratings = initialFightRatings(facts.league);
  const asOf = easternDayRange(today).from;
  const sourceId = `${id}-${day}`;
  return {
    ...facts,
    kind: 'fights',
    sourceId,
    status: 'scheduled',
    timeKnown: true,
    bouts: bouts.map(({ a, b, ...rest }, index) => {
      const key = `${sourceId}-${index + 1}`;
      const bout = { ...rest, key, a: fighterOn(day, a), b: fighterOn(day, b) };
      return { ...bout, moneyline: twoWayQuotes(chanceOfA(facts, bout, ratings), key, asOf) };
    }),
  };
}
