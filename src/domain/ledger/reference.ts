import { objectOf } from './line.ts';

/**
 * What a grade or a list of edges refers to: a prediction by its id and its game or part, so that it cannot be confused with
 * another prediction.
 */
export interface Reference {
  readonly of: 'game' | 'event';
  readonly predictionId: number;
  /** Id of the game or event. */
  readonly id: number;
  /** Id of the game, or id and part of the event. */
  readonly what: string;
}

const idOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

/** A prediction contains the whole game or event, a grade and edges only its id; undefined if there is none, or both. */
export function referenceOf(
  type: string,
  payload: Readonly<Record<string, unknown>>,
): Reference | undefined {
  const { prediction, game, event, part, predictionId, gameId, eventId } = payload;
  const byId = type === 'grade' || type === 'edges';
  if (byId ? isThere(gameId) === isThere(eventId) : isThere(game) === isThere(event))
    return undefined;
  const ofPrediction = idOf(byId ? predictionId : objectOf(prediction).id);
  const ofGame = idOf(byId ? gameId : objectOf(game).id);
  const ofEvent = idOf(byId ? eventId : objectOf(event).id);
  if (ofPrediction === undefined) return undefined;
  if (ofGame !== undefined) {
    return { of: 'game', predictionId: ofPrediction, id: ofGame, what: String(ofGame) };
  }
  if (ofEvent === undefined || typeof part !== 'string') return undefined;
  return { of: 'event', predictionId: ofPrediction, id: ofEvent, what: `${ofEvent} ${part}` };
}

/** "prediction 101 of game 1", for use in a sentence. */
export const referenceText = ({ of, predictionId, what }: Reference): string =>
  `prediction ${predictionId} of ${of} ${what}`.trim();
