import type { FileGame } from '../../../fit/row.ts';
import type { KnownSeason } from './knownSeasons.ts';

/** Champions of the finals that were level after 90 minutes or by penalties in the file; general knowledge. */
const CHAMPIONS: Readonly<Record<number, string>> = {
  2013: 'Sporting Kansas City',
  2016: 'Seattle Sounders',
  2021: 'New York City',
  2022: 'Los Angeles FC',
};

/**
 * The file has MLS's scores without shoot-outs. So that each game has a winner: a pair's games are won by who went on, whom the later
 * rounds show; of a best of three with three games the first two are won by one side each, as their scores say.
 */
export function withWinners(known: KnownSeason): KnownSeason {
  const { season, postseason } = known;
  const games = postseason.map((game): FileGame => {
    const pair = postseason.filter((other) => samePair(game, other));
    const through = whoWentOn(pair, postseason, CHAMPIONS[season]);
    const winner = season >= 2023 ? winnerOfThree(game, pair, through) : through;
    return wonBy(game, winner);
  });
  return { ...known, postseason: games };
}

const sides = ({ homeKey, awayKey }: FileGame): string => [homeKey, awayKey].sort().join('|');

const samePair = (one: FileGame, other: FileGame): boolean => sides(one) === sides(other);

/** The side that plays somebody else later; in the final the champion. */
function whoWentOn(
  pair: readonly FileGame[],
  all: readonly FileGame[],
  champion: string | undefined,
): string {
  const last = pair.at(-1);
  if (!last) return '';
  const later = all.find(
    (game) =>
      game.date > last.date &&
      [game.homeKey, game.awayKey].some((key) => key === last.homeKey || key === last.awayKey),
  );
  if (!later) return champion ?? (last.homeScore > last.awayScore ? last.homeKey : last.awayKey);
  return [later.homeKey, later.awayKey].includes(last.homeKey) ? last.homeKey : last.awayKey;
}

function winnerOfThree(game: FileGame, pair: readonly FileGame[], through: string): string {
  const at = pair.indexOf(game);
  if (pair.length < 3 || at === 2) return through;
  const other = pair[1 - at];
  const outright = ({ homeKey, awayKey, homeScore, awayScore }: FileGame) =>
    homeScore === awayScore ? undefined : homeScore > awayScore ? homeKey : awayKey;
  const notThrough = game.homeKey === through ? game.awayKey : game.homeKey;
  const won = outright(game);
  if (won) return won;
  return other && outright(other) === through ? notThrough : through;
}

/** The game with a score that `winner` won. */
const wonBy = (game: FileGame, winner: string): FileGame => ({
  ...game,
  homeScore: game.homeKey === winner ? 1 : 0,
  awayScore: game.homeKey === winner ? 0 : 1,
});
