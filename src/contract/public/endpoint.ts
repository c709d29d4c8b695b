import type * as z from 'zod/mini';

/** What a public endpoint's contract states. */
export interface PublicContract {
  readonly method: 'GET';
  /** Path with parameters as the functions declare them: "/api/games/:id". */
  readonly path: string;
  readonly query: z.ZodMiniObject;
  readonly parameters?: z.ZodMiniObject;
  /** Absent if the answer is a text. */
  readonly answer?: z.ZodMiniType;
}

/** An endpoint that others may build on: its path and its fields' meanings stay. */
export interface PublicEndpoint {
  readonly contract: PublicContract;
  /** Name of the operation, and of the method in generated clients. */
  readonly id: string;
  readonly group: 'Games' | 'Individual sports' | 'Prices' | 'Record' | 'Ledger' | 'Site';
  /** What it returns, in one line. */
  readonly summary: string;
  /** The accepted values of each path and query parameter. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** A parameter value that always exists, for the examples: `{ tour: 'pga-tour' }`. */
  readonly example?: Readonly<Record<string, string>>;
  /** For a text: its media type, and a description of its lines. */
  readonly text?: { readonly type: string; readonly description: string };
  /** The answer is not from a slate: no header states its time. */
  readonly undated?: true;
  /** The answer is computed at each request: it has no entity tag, and other spellings do not redirect to it. */
  readonly unnamed?: true;
  /** When it returns 503 with the same body; absent if 503 is always an error. */
  readonly unwell?: string;
  /** When it returns 404; absent if it never does. */
  readonly notFound?: string;
}

/** A contract's path as OpenAPI writes it: "/api/games/{id}". */
export const openPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');
