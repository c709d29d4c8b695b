import { signed } from '../numbers/numbers.ts';
import { seasonShareText } from '../season/oddsText.ts';
import type { TeamGame, TeamSeason } from './teamSeason.ts';

const PLACES: Readonly<Record<TeamGame['at'], string>> = {
  home: 'against',
  away: 'at',
  neutral: 'against',
};

/** "at Jets", "against Jets" */
export const opponentWords = ({ at, opponent }: Pick<TeamGame, 'at' | 'opponent'>): string =>
  `${PLACES[at]} ${opponent}`;

/** "Bills 94% to make the playoffs, +3": the change is since a week ago. */
export function followedSeasonWords({
  shortName,
  share,
  goal,
  moved,
}: Pick<TeamSeason, 'shortName' | 'share' | 'goal' | 'moved'>): string {
  const change = moved === undefined ? '' : `, ${signed(moved)}`;
  return `${shortName} ${seasonShareText(share)} to ${goal}${change}`;
}

/**
 * "97% with a win at Jets, 88% with a loss": the season's odds after each result of a game; undefined where the difference is no
 * more than luck.
 */
export function changeWords(
  game: Pick<TeamGame, 'at' | 'opponent' | 'changes'>,
): string | undefined {
  const { changes } = game;
  if (!changes) return undefined;
  const { win, draw, lose } = changes;
  return [
    `${seasonShareText(win)} with a win ${opponentWords(game)}`,
    ...(draw === undefined ? [] : [`${seasonShareText(draw)} with a draw`]),
    `${seasonShareText(lose)} with a loss`,
  ].join(', ');
}
