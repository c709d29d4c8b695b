import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { PartKey } from '#domain/events/parts.ts';

/** RFC 8785 canonical JSON; throws on what JSON cannot hold. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('nothing to write as JSON');
  return text;
}

/** SHA-256 of a text, UTF-8, hex. */
export const sha256 = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('hex');

/** SHA-256 of a value's canonical JSON, hex. */
export const contentHash = (value: unknown): string => sha256(canonicalJson(value));

/** What a slate is the hash of: all that a reader sees of each game and event. */
interface SlateContent {
  readonly sample: boolean;
  readonly games: readonly {
    readonly gameId: number;
    readonly predictionId: number | undefined;
    readonly game: object;
  }[];
  readonly events?:
    | readonly {
        readonly event: { readonly id: number };
        readonly predictionIds: ReadonlyMap<PartKey, number>;
      }[]
    | undefined;
}

/** As JSON, without the times of confirmation, which change while a slate is up. */
const untimed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner) => (key === 'asOf' ? null : inner));

/** The hash of a slate, independent of the order of its lists. */
export function slateHash({ sample, games, events = [] }: SlateContent): string {
  const ordered = games
    .map(({ gameId, predictionId, game }) => ({
      gameId,
      predictionId: predictionId ?? null,
      game: untimed(game),
    }))
    .sort((a, b) => a.gameId - b.gameId);
  const others = events
    .map(({ event, predictionIds }) => ({
      id: event.id,
      event: untimed(event),
      predictions: Object.fromEntries(predictionIds),
    }))
    .sort((a, b) => a.id - b.id);
  return contentHash({ sample, games: ordered, events: others });
}
