import type { EventPart } from '#domain/events/parts.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { contenders } from '#domain/events/winners.ts';
import { drawShare } from '#domain/outcomes/fight.ts';
import { eventPicks } from '#domain/record/picks/eventPicks.ts';
import type { EventPredictionRow } from '#slate/archive/eventRow.ts';
import { contentHash } from '#slate/archive/hash.ts';

/** Share of drawn fights, %; undefined if draws are impossible. */
function drawn(event: SportEvent, part: EventPart): number | undefined {
  if (event.kind !== 'fights') return undefined;
  const outcome = event.bouts.find(({ key }) => key === part.key)?.prediction?.outcome;
  return outcome && 100 * drawShare(outcome);
}

/**
 * A published event prediction in its ledger form: enough to run it again, the picks to grade, and their prices.
 * @param event with the prediction
 * @param others events with a part of the same two within a day of it
 */
export function eventPayload(
  event: SportEvent,
  part: EventPart,
  row: EventPredictionRow,
  others: readonly number[] = [],
) {
  return {
    type: 'prediction',
    event: {
      id: event.id,
      league: event.league,
      name: event.name,
      startTime: event.startTime,
      sample: event.sample,
      ...(!event.timeKnown && { timeKnown: false }),
      ...(others.length > 0 && { sameSides: others }),
    },
    part: part.key,
    ...(part.names && { names: part.names }),
    prediction: {
      id: row.id,
      asOf: row.created_at,
      winProbabilities: (contenders(event, part.key) ?? []).map(({ name, probability }) => ({
        name,
        probability,
      })),
      drawProbability: drawn(event, part),
      outcomeHash: contentHash(row.outcome),
      ...(row.rated_from && { ratedFrom: row.rated_from }),
      ...(row.own !== null && { own: row.own }),
      ...(row.anchor !== null && { anchor: row.anchor }),
      ...(row.learned_to !== null && { learnedTo: row.learned_to }),
      recipe: row.recipe,
    },
    picks: eventPicks(event, part, row.market ?? undefined),
    odds: row.market,
  };
}
