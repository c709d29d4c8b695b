import * as z from 'zod/mini';
import type { Game } from '#domain/game.ts';
import type { LineHistory } from '#domain/prices/lineHistory.ts';

/** The ledger entry of a published prediction. */
export interface LedgerContent {
  readonly seq: number;
  readonly hash: string;
  readonly previousHash: string;
  /** ISO 8601 in UTC */
  readonly appendedAt: string;
}

type ById<Value> = readonly (readonly [id: number, Value])[];

/** What an entry of each of these collections holds: of `games` one game, of the others all of a slate. */
export interface Stored {
  readonly games: Game;
  /** Every change of its prices that we have seen, oldest first, by game. */
  readonly lines: ById<LineHistory>;
  /** By prediction id. */
  readonly ledger: ById<LedgerContent>;
  /** When the ledger took the first prediction of each game, by game. */
  readonly firstSaid: ById<string>;
  /** Of fights and matches, by prediction id. */
  readonly eventLedger: ById<LedgerContent>;
}

/** An entry's data: one text, since a build walks through all values of an entry four times before a page is drawn. */
export const stored = <Name extends keyof Stored>(_: Name, value: Stored[Name]) => ({
  text: JSON.stringify(value),
});

const entrySchema = z.object({ text: z.string() });

/** What an entry of a collection holds. The store's schemas have parsed it in the same build: it is not parsed again. */
export const storedIn = <Name extends keyof Stored>(_: Name, data: unknown): Stored[Name] =>
  JSON.parse(entrySchema.parse(data).text);
