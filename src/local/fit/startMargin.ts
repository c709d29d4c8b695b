import { dayOf } from '#engine/ratings/day.ts';
import type { MarginParams } from '#engine/ratings/marginParams.ts';
import type { MarginInWork, TeamInWork } from '#engine/ratings/marginState.ts';
import type { MarginLeague } from '#engine/ratings/marginTypes.ts';
import { LOWER_DIVISION } from './marginConstants.ts';
import type { FileGame } from './row.ts';

/** The state before the first game: every team of the files at its division's level. */
export function startMargin(
  league: MarginLeague,
  params: MarginParams,
  games: readonly FileGame[],
): MarginInWork {
  const [first] = games;
  if (!first) throw new RangeError('No games to start from');
  const teams: Record<string, TeamInWork> = {};
  for (const game of games) {
    teams[game.homeKey] ??= team(params, level(league, game.homeKey, game.homeTop), game.homeGroup);
    teams[game.awayKey] ??= team(params, level(league, game.awayKey, game.awayTop), game.awayGroup);
  }
  return {
    league,
    season: first.season,
    day: dayOf(first.date) - 1,
    lineShare: 0,
    homeLine: params.homePrior,
    homeLineVar: params.homeVariance,
    homeScore: params.homePrior,
    homeScoreVar: params.homeVariance,
    baseTotal: params.total.basePrior,
    baseTotalVar: params.total.baseVariance,
    params,
    shapes: {},
    teams,
  };
}

/** Key of the college teams that the files name too rarely to rate on their own. */
export const OTHERS = 'Other teams';
const FEW = 20;

/** Basketball teams with fewer than 20 games become one team. */
export function poolRare(league: MarginLeague, games: readonly FileGame[]): FileGame[] {
  if (league !== 'NCAAB') return [...games];
  const counts = new Map<string, number>();
  for (const { homeKey, awayKey } of games) {
    for (const key of [homeKey, awayKey]) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const pooled = (key: string) => ((counts.get(key) ?? 0) < FEW ? OTHERS : key);
  return games.map((game) => ({
    ...game,
    homeKey: pooled(game.homeKey),
    awayKey: pooled(game.awayKey),
  }));
}

function level(league: MarginLeague, key: string, top: boolean): number {
  return key === OTHERS || !top ? (LOWER_DIVISION[league] ?? 0) : 0;
}

function team(params: MarginParams, rating: number, group: string): TeamInWork {
  return {
    line: rating,
    lineVar: params.prior,
    score: rating,
    scoreVar: params.prior,
    total: 0,
    totalVar: params.total.prior,
    park: 0,
    parkVar: params.total.parkVariance,
    lineProgram: 0,
    scoreProgram: 0,
    seasons: 0,
    group,
    season: 0,
    games: 0,
    seasonGames: 0,
    seasonWins: 0,
    lastDay: 0,
    residuals: [],
  };
}
