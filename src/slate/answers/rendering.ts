import type * as z from 'zod/mini';
import type { MovedStart } from '#contract/answers/calendar/entry.ts';
import type { Dated } from '#contract/asOf.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import type { Game } from '#domain/game/game.ts';
import type { GradedRecord } from '#domain/record/platformStats.ts';
import type { TimedPiece, TimedText } from './timedText.ts';

/** What the answers of a slate are rendered from. */
export interface RenderedSlate {
  readonly contentHash: string;
  /** When it was confirmed, ISO 8601 in UTC. */
  readonly asOf: string;
  /** With their predictions, by start and id. */
  readonly games: readonly Game[];
  /** With their predictions, by start and id. */
  readonly events: readonly SportEvent[];
  readonly record: GradedRecord;
  /** Contests whose start was changed, by id; nothing if left out. */
  readonly moved?: {
    readonly games: ReadonlyMap<number, MovedStart>;
    readonly events: ReadonlyMap<number, MovedStart>;
  };
}

/** Rendered answers by key (keys.ts). */
export type Answers = ReadonlyMap<string, TimedText>;

/** Called with what breaks its contract: a mistake of ours, which no reader gets to see. */
export type OnBreach = (what: string, reason: string) => void;

/** A value as its contract sends it; undefined, and reported, if it breaks the contract. */
export function checkedJson(
  schema: z.ZodMiniType,
  value: unknown,
  what: string,
  refused: OnBreach,
): string | undefined {
  const parsed = schema.safeParse(value);
  if (parsed.success) return JSON.stringify(parsed.data);
  const [issue] = parsed.error.issues;
  refused(what, `${issue?.path.join('.')}: ${issue?.message}`);
  return undefined;
}

/**
 * One item of a list, with the times between which it is shown. Nothing if it breaks its contract, so that the other items
 * remain.
 */
export function item(
  schema: z.ZodMiniType,
  value: Dated & { readonly id?: number },
  refused: OnBreach,
  times: Pick<TimedPiece, 'from' | 'until'> = {},
): TimedPiece[] {
  const text = checkedJson(schema, value, `item ${value.id ?? ''}`, refused);
  return text === undefined ? [] : [{ text, asOf: value.asOf, ...times }];
}
