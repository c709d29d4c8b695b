import { z } from 'zod';
import type { FeedChance } from '#domain/product/feedChance.ts';
import { lenientObject, looseNumber, looseText, raw, usableList } from '../../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem } from '../../reading/items.ts';

/** A side: in the core API its figures are a list, in a game's summary they are named fields. */
const sideSchema = lenientObject({
  gameProjection: raw,
  statistics: usableList(z.object({ name: looseText, value: raw, displayValue: raw })),
});
const predictorSchema = z.object({ homeTeam: sideSchema, awayTeam: sideSchema });

type PredictorSide = z.output<typeof sideSchema>;

/** ESPN's name for the chance of a side, %. */
const CHANCE = 'gameProjection';

function chanceOf(side: PredictorSide): number | undefined {
  const named = side?.statistics?.find(({ name }) => name?.toLowerCase() === CHANCE.toLowerCase());
  return (
    looseNumber(named?.value) ??
    looseNumber(named?.displayValue) ??
    looseNumber(side?.gameProjection)
  );
}

/** Both sides' sum plus, in football, a tie; within rounding. */
const isWhole = (sum: number): boolean => sum >= 97 && sum <= 101;

/**
 * Each side's chance by ESPN's matchup predictor, %. Undefined without a forecast; refused if its figures cannot be one game's.
 */
export function parsePredictor(answer: unknown): Parsed<FeedChance | undefined> {
  const { data } = predictorSchema.safeParse(answer);
  if (!data) return refusedItem('sent no predictor');
  const [home, away] = [chanceOf(data.homeTeam), chanceOf(data.awayTeam)];
  if (home === undefined && away === undefined) return parsedItem(undefined);
  if (home === undefined || away === undefined) return refusedItem('gave one side alone a chance');
  const possible = home > 0 && away > 0 && isWhole(home + away);
  return possible
    ? parsedItem({ home, away })
    : refusedItem(`gave the sides ${home}% and ${away}%`);
}
