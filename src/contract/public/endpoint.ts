import type * as z from 'zod/mini';

/** What a contract of a public endpoint says. */
export interface PublicContract {
  readonly method: 'GET';
  /** With parameters as the functions declare them: "/api/games/:id". */
  readonly path: string;
  readonly query: z.ZodMiniObject;
  readonly parameters?: z.ZodMiniObject;
  /** Absent where the answer is a text. */
  readonly answer?: z.ZodMiniType;
}

/** An endpoint that strangers may build on: its path and the meaning of its fields stay. */
export interface PublicEndpoint {
  readonly contract: PublicContract;
  /** Name of the operation; generated clients call their method by it. */
  readonly id: string;
  readonly group: 'Games' | 'Individual sports' | 'Prices' | 'Record' | 'Ledger' | 'Site';
  /** What it answers, in one line. */
  readonly summary: string;
  /** What each parameter of path and query takes. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** A parameter's value that is always there, for the examples: `{ tour: 'pga-tour' }`. */
  readonly example?: Readonly<Record<string, string>>;
  /** Of a text: its media type, and what its lines are. */
  readonly text?: { readonly type: string; readonly description: string };
  /** It is of no slate: no header says as of when. */
  readonly undated?: true;
  /** It is worked out anew: nothing names its answer for If-None-Match, and no other spelling leads to it. */
  readonly unnamed?: true;
  /** When it answers 503 with the same body; absent where that is an error. */
  readonly unwell?: string;
  /** When it answers 404; absent where it never does. */
  readonly notFound?: string;
}

/** A contract's path as OpenAPI writes it: "/api/games/{id}". */
export const openPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');
