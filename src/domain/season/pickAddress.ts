import { easternDate } from '../time/time.ts';
import { SEASON_RESULTS, type SeasonPick, type SeasonResult } from './seasonPick.ts';
import type { SeasonGame, SeasonTeam } from './seasonView.ts';

type Sides = readonly Pick<SeasonTeam, 'number' | 'abbreviation'>[];
type Listed = Pick<SeasonGame, 'game' | 'home' | 'away' | 'gameTime'>;

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * A name for each game that stays the same from day to day, unlike its place in the inputs: "kc-buf-1206", away side first; the
 * second game of the same sides on a day ends in "-2".
 */
export function pickedGameNames(
  games: readonly Listed[],
  teams: Sides,
): ReadonlyMap<number, string> {
  const short = new Map(teams.map(({ number, abbreviation }) => [number, plain(abbreviation)]));
  const seen = new Map<string, number>();
  return new Map(
    games.map(({ game, home, away, gameTime }) => {
      const day = easternDate(gameTime).slice(5).replace('-', '');
      const name = `${short.get(away) ?? away}-${short.get(home) ?? home}-${day}`;
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return [game, count > 1 ? `${name}-${count}` : name];
    }),
  );
}

const LETTERS: Readonly<Record<SeasonResult, string>> = { home: 'h', draw: 'd', away: 'a' };

/** "kc-buf-1206.h,den-lac-1207.a": the picks as an address keeps them; empty without any. */
export const picksText = (
  picks: readonly SeasonPick[],
  names: ReadonlyMap<number, string>,
): string =>
  picks.map(({ game, result }) => `${names.get(game) ?? game}.${LETTERS[result]}`).join(',');

/** The picks in an address, and how many of its games are not listed any more. Each game counts once, as said last. */
export function picksIn(
  text: string,
  names: ReadonlyMap<number, string>,
): { readonly picks: readonly SeasonPick[]; readonly gone: number } {
  const games = new Map([...names].map(([game, name]) => [name, game]));
  const picks = new Map<number, SeasonPick>();
  const gone = new Set<string>();
  for (const part of text.split(',').filter(Boolean)) {
    const [name = '', letter] = part.split('.');
    const game = games.get(name);
    const result = SEASON_RESULTS.find((each) => LETTERS[each] === letter);
    if (game === undefined || !result) gone.add(name);
    else picks.set(game, { game, result });
  }
  return { picks: [...picks.values()], gone: gone.size };
}
