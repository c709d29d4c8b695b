import type { AskedLeg } from '#domain/check/asked.ts';
import type { GameChoice } from '#domain/check/shown/gameChoice.ts';
import { fittingGames, legOfWords, typedWords } from '#domain/check/shown/typedBet.ts';
import { betChoice, type UpcomingGame } from './upcoming.ts';

/** What typed words come to: a leg, games to choose from, or why neither. */
export type Meant =
  | { readonly leg: AskedLeg }
  | { readonly choices: readonly GameChoice[] }
  | { readonly problem: string };

const MOST = 8;
const NO_TEAM = 'Name a team, then a line or “to win”, and a price: Knicks −4.5 −105.';

/** Reads a bet in words. Without a team it is of the last leg's game, as "over 224.5" is. */
export function wordsMeant(
  typed: string,
  legs: readonly AskedLeg[],
  games: readonly UpcomingGame[],
  now: Date,
): Meant {
  const words = typedWords(typed);
  if (words.names.length === 0) {
    const last = games.find(({ id }) => id === legs.at(-1)?.game);
    const isBet = words.side !== undefined;
    return last && isBet
      ? { leg: legOfWords(words, { game: last }, last.lines) }
      : { problem: NO_TEAM };
  }
  const fits = fittingGames(words, games);
  const [first] = fits;
  if (!first)
    return {
      problem: `No game to come fits “${words.names.join(' ')}”. Check the spelling, or choose a game.`,
    };
  const legOf = (fit: typeof first): AskedLeg => legOfWords(words, fit, fit.game.lines);
  const sideNamed = ({ game, side }: typeof first): string => (side ? game[side][0] : '') ?? '';
  // Several games of one team: the next one is meant.
  const oneTeam = fits.every((fit) => fit.side && sideNamed(fit) === sideNamed(first));
  if (fits.length === 1 || oneTeam) return { leg: legOf(first) };
  return {
    choices: fits.slice(0, MOST).map((fit) => betChoice(fit.game, legOf(fit), now, legs)),
  };
}
