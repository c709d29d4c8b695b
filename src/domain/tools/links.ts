/**
 * Addresses of the calculators with their inputs. Parameters are the fields' names in each calculator's file; a price row links
 * with these functions, so that a renamed field does not compile elsewhere unnoticed: a test reads each link back.
 */
export const TOOLS_PATH = '/tools';

export const TOOL_IDS = [
  'odds-converter',
  'no-vig',
  'expected-value',
  'kelly',
  'hedge',
  'parlay',
  'half-point',
  'middle',
] as const;
export type ToolId = (typeof TOOL_IDS)[number];

/** An address with the inputs that have a value, in the order given. */
export function toolPath(
  id: ToolId,
  inputs: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const query = Object.entries(inputs)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return `${TOOLS_PATH}/${id}${query === '' ? '' : `?${query}`}`;
}

/** A market's prices, American: two sides, or three with a draw. */
export const noVigPath = (prices: readonly number[]): string => {
  const [a, b, c] = prices;
  return toolPath('no-vig', { a, b, c });
};

/** A price with the chance (0–1) that its bet wins. */
export const expectedValuePath = (american: number, chance: number, push = 0): string =>
  toolPath('expected-value', {
    price: american,
    chance: (100 * chance).toFixed(1),
    push: push > 0 ? (100 * push).toFixed(1) : undefined,
  });

export const kellyPath = (american: number, chance: number, push = 0): string =>
  toolPath('kelly', {
    price: american,
    chance: (100 * chance).toFixed(1),
    push: push > 0 ? (100 * push).toFixed(1) : undefined,
    part: 0.25,
  });

/** A bet at a line, to be compared with other lines in a game of ours. */
export const halfPointPath = (of: {
  readonly league: string;
  readonly bet: 'spread' | 'over' | 'under';
  readonly line: number;
  readonly american: number;
  readonly otherAmerican?: number | undefined;
  readonly game?: number | undefined;
  readonly team?: 'home' | 'away' | undefined;
}): string =>
  toolPath('half-point', {
    league: of.league,
    bet: of.bet,
    line: of.line,
    price: of.american,
    other: of.otherAmerican,
    to: of.line + (of.bet === 'over' ? -0.5 : 0.5),
    game: of.game,
    team: of.team,
  });
