import type * as z from 'zod/mini';

/** What a public endpoint's contract states. */
interface PublicContract {
  readonly method: 'GET';
  /** Path with parameters as the functions declare them: "/api/games/:id". */
  readonly path: string;
  readonly query: z.ZodMiniObject;
  readonly parameters?: z.ZodMiniObject;
  /** Absent if the answer is a text. */
  readonly answer?: z.ZodMiniType;
}

/** Groups of endpoints, in the order of the page for developers. */
export const PUBLIC_GROUPS = {
  Games: 'Games of the team leagues, with our predictions.',
  'Individual sports': 'Fights, races, golf and tennis, with everyone’s chances.',
  Seasons: 'What every team can still reach in its league’s season.',
  Prices: 'Bookmakers’ prices as we last saw them.',
  Record: 'Every graded pick, and what the record says of us.',
  Ledger: 'The append-only ledger of predictions and grades.',
  Site: 'How fresh the site is.',
} as const;
type PublicGroup = keyof typeof PUBLIC_GROUPS;

/** A path or query parameter as others should send it. */
export interface PublicParameter {
  /** The accepted values, in words. */
  readonly words: string;
  /** Their canonical spellings, which do not redirect. */
  readonly schema: z.ZodMiniType;
  readonly example: string | number;
  /** Whether it may be empty, as a form sends it. */
  readonly empty?: true;
  /** Whether a query without it is refused; what is in a path is always required. */
  readonly required?: true;
}

/** An endpoint that others may build on: its path and its fields' meanings stay. */
export interface PublicEndpoint {
  readonly contract: PublicContract;
  /** Name of the operation, and of the method in generated clients. */
  readonly id: string;
  readonly group: PublicGroup;
  /** What it returns, in one line. */
  readonly summary: string;
  readonly parameters?: Readonly<Record<string, PublicParameter>>;
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
  /** When it returns 404, and what it says then; absent if it never does. */
  readonly notFound?: string;
  readonly missing?: string;
}

/** A contract's path as OpenAPI writes it: "/api/games/{id}". */
export const openPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');
