import { gameRank } from '#domain/follow/followRank.ts';
import { changeWords, followedSeasonWords, opponentWords } from '#domain/follow/seasonWords.ts';
import { followedTeamSeasons, nextGame, type TeamSeason } from '#domain/follow/teamSeason.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { SayableDay } from '#domain/prices/sayableDay.ts';
import { timeIn } from '#members/account/rules/hours.ts';

/** A followed team as a digest tells of it. */
export interface FollowLine {
  /** "Bills 94% to make the playoffs, +3; 97% with a win at Jets, 88% with a loss" */
  readonly short: string;
  /** The same with the game's start and chance, for an e-mail. */
  readonly long: string;
}

/** Games that start before the next digest. */
const AHEAD_MS = 24 * 3_600_000;

const gameOf = ({ games, now }: SayableDay, id: string): CardGame | undefined =>
  games.find((game) => {
    const until = Date.parse(game.gameTime) - now.getTime();
    return until > 0 && until < AHEAD_MS && gameRank(new Set([id]), game) === 0;
  });

/** "Bills at Jets, 8:15 PM EST: 64% to win. " */
function gameWords({ id, shortName }: TeamSeason, game: CardGame, zone: string): string {
  const isHome = gameRank(new Set([id]), { ...game, awayTeam: { name: '' } }) === 0;
  const { prediction, homeTeam, awayTeam, neutralSite } = game;
  const at = neutralSite ? 'neutral' : isHome ? 'home' : 'away';
  const opponent = (isHome ? awayTeam : homeTeam).shortName;
  const time = game.timeKnown ? timeIn(zone, new Date(game.gameTime)) : 'time to be announced';
  const share = isHome ? prediction?.homeWinProbability : prediction?.awayWinProbability;
  const chance = share === undefined ? '' : `: ${percent(share)} to win`;
  return `${shortName} ${opponentWords({ at, opponent })}, ${time}${chance}. `;
}

function lineOf(day: SayableDay, season: TeamSeason, zone: string) {
  const game = gameOf(day, season.id);
  const next = nextGame(season, day.now, AHEAD_MS);
  const changes = next && changeWords(next);
  const after = changes ? `; ${changes}` : '';
  const week = season.moved === undefined ? '' : ' since a week ago';
  return {
    playsToday: game !== undefined || next !== undefined,
    short: `${followedSeasonWords(season)}${after}`,
    long: `${game ? gameWords(season, game, zone) : ''}${followedSeasonWords(season)}${week}${after}.`,
  };
}

/** The followed teams, those that play before the next digest first. Nothing of what has no season odds. */
export function followLines(
  day: SayableDay,
  {
    follows = [],
    zone,
  }: { readonly follows?: readonly string[] | undefined; readonly zone: string },
): readonly FollowLine[] {
  const lines = followedTeamSeasons(follows, day.seasons ?? new Map(), day.now).map((season) =>
    lineOf(day, season, zone),
  );
  return lines
    .toSorted((one, other) => Number(other.playsToday) - Number(one.playsToday))
    .map(({ short, long }) => ({ short, long }));
}
