import { gameRank } from '#domain/follow/followRank.ts';
import {
  followedTeamSeasons,
  nextGame,
  type TeamGame,
  type TeamSeason,
} from '#domain/follow/teamSeason.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import type { League } from '#domain/leagues/league.ts';
import { gamesOfLeague, type VoiceBoard } from './board.ts';
import { spokenName } from './names.ts';
import type { Scene } from './scene.ts';
import { cardinal } from './words.ts';

/** Teams that are told of: a caller cannot skip what is said. */
const MOST = 3;
/** Games of the day. */
const AHEAD_MS = 24 * 3_600_000;

/** "ninety-four percent", "more than ninety-nine percent", "less than one percent": a share of seasons is whole for the ear. */
function spokenShareOfSeasons(share: number): string {
  const whole = Math.round(100 * share);
  if (whole >= 100) return 'more than ninety-nine percent';
  return whole <= 0 ? 'less than one percent' : `${cardinal(whole)} percent`;
}

/** "up three points since a week ago" */
const movedText = (moved: number): string => {
  const points = `${cardinal(Math.abs(moved))} ${Math.abs(moved) === 1 ? 'point' : 'points'}`;
  return `, ${moved > 0 ? 'up' : 'down'} ${points} since a week ago`;
};

function changesText({ at, opponent, changes }: TeamGame): string {
  if (!changes) return '';
  const where = `${at === 'away' ? 'at' : 'against'} ${spokenName(opponent)}`;
  const draw =
    changes.draw === undefined ? '' : `, ${spokenShareOfSeasons(changes.draw)} with a draw`;
  return ` That is ${spokenShareOfSeasons(changes.win)} with a win ${where}${draw}, and ${spokenShareOfSeasons(changes.lose)} with a loss.`;
}

/** "finish in the top five" */
const spokenGoal = (goal: string): string =>
  spokenName(goal.replaceAll(/\d+/g, (digits) => cardinal(Number(digits))));

/** "Buffalo Bills: ninety-four percent to make the playoffs, up three points since a week ago. That is … with a win at Jets, …" */
function sentenceOf(season: TeamSeason, now: Date): string {
  const { name, share, goal, moved } = season;
  const next = nextGame(season, now, AHEAD_MS);
  const change = moved === undefined ? '' : movedText(moved);
  const after = next ? changesText(next) : '';
  return `${spokenName(name)}: ${spokenShareOfSeasons(share)} to ${spokenGoal(goal)}${change}.${after}`;
}

/** How the member's teams stand: those that play within a day first, then in the order of following. */
export function followSentences({ open, follows = [], seasons, now }: Scene): readonly string[] {
  if (!open || !seasons) return [];
  const plays = (season: TeamSeason) => Number(nextGame(season, now, AHEAD_MS) !== undefined);
  return followedTeamSeasons(follows, seasons, now)
    .toSorted((one, other) => plays(other) - plays(one))
    .slice(0, MOST)
    .map((season) => sentenceOf(season, now));
}

/** A league's games, those of followed teams first. */
export function followedInCall(
  board: VoiceBoard,
  league: League,
  follows: readonly string[] = [],
): readonly CardGame[] {
  const ids = new Set(follows);
  return gamesOfLeague(board, league).toSorted(
    (one, other) => gameRank(ids, one) - gameRank(ids, other),
  );
}

/** The board's leagues: with a followed team's game first, then followed ones, each kind in the site's order. */
export function leaguesFirst(
  board: VoiceBoard,
  follows: readonly string[] = [],
): readonly League[] {
  const ids = new Set(follows);
  const rankOf = (league: League) =>
    Math.min(...gamesOfLeague(board, league).map((game) => gameRank(ids, game)));
  return board.leagues.toSorted((one, other) => rankOf(one) - rankOf(other));
}
