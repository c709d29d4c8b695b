import { closingMargin, closingTotal } from './closing.ts';
import type { RatedResult } from './game.ts';
import { forecastMargin } from './marginForecast.ts';
import {
  filterOf,
  type MarginInWork,
  newTeam,
  type TeamInWork,
  type Which,
} from './marginState.ts';
import { type Circumstances, circumstances } from './situation.ts';
import { slotPoints, withResidual } from './slot.ts';
import { learnTotal } from './totalLearn.ts';

/** Weight of the newest result in the share of results that come with a line. */
const SHARE_PACE = 0.02;

/** The team of a key, made new where the ratings do not know it. */
export function teamOf(state: MarginInWork, key: string): TeamInWork {
  const known = state.teams[key];
  if (known) return known;
  const fresh = newTeam(state);
  state.teams[key] = fresh;
  return fresh;
}

/** Folds one finished game into a state that stands at its season and day. */
export function learn(state: MarginInWork, result: RatedResult, day: number): void {
  const home = teamOf(state, result.homeKey);
  const away = teamOf(state, result.awayKey);
  const game = circumstances(state, home, away, result, day);
  const margin = result.homeScore - result.awayScore;
  const line = closingMargin(state.league, state.params.scale, result.closing);
  const residuals = residualsAfter(state, home, away, game, line);
  learnMargin(state, 'line', home, away, game, margin, line);
  learnMargin(state, 'score', home, away, game, margin, undefined);
  learnTotal(
    state,
    home,
    away,
    game,
    result.homeScore + result.awayScore,
    closingTotal(result.closing),
  );
  state.lineShare += SHARE_PACE * ((line === undefined ? 0 : 1) - state.lineShare);
  count(state, home, day, margin);
  count(state, away, day, -margin);
  [home.residuals, away.residuals] = residuals;
}

/** Both teams' line residuals with this game's, the rotation's slot counted in; unchanged where none are used. */
function residualsAfter(
  state: MarginInWork,
  home: TeamInWork,
  away: TeamInWork,
  game: Circumstances,
  line: number | undefined,
): [home: readonly number[], away: readonly number[]] {
  const { slot } = filterOf(state.params, 'line');
  if (slot === 0) return [home.residuals, away.residuals];
  const gap = line === undefined ? 0 : line - forecastMargin(state, 'line', home, away, game).mean;
  const forHome = line === undefined ? 0 : gap + slotPoints(home, slot);
  const forAway = line === undefined ? 0 : slotPoints(away, slot) - gap;
  return [withResidual(home.residuals, forHome), withResidual(away.residuals, forAway)];
}

function count(state: MarginInWork, team: TeamInWork, day: number, margin: number): void {
  team.games += 1;
  team.seasonGames += 1;
  team.seasonWins += margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
  team.season = state.season;
  team.lastDay = day;
}

const clip = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** Kalman step on the closing line where there is one, then a share of the surprise; else on the score. */
function learnMargin(
  state: MarginInWork,
  which: Which,
  home: TeamInWork,
  away: TeamInWork,
  game: Circumstances,
  margin: number,
  line: number | undefined,
): void {
  const filter = filterOf(state.params, which);
  const { scoreSd } = state.params;
  const limit = filter.clip * scoreSd;
  const forecast = forecastMargin(state, which, home, away, game);
  const noise = line === undefined ? scoreSd : filter.lineSd;
  const gap = line === undefined ? clip(margin - forecast.mean, limit) : line - forecast.mean;
  const step = gap / (forecast.variance + noise * noise);
  const shrink = 1 / (forecast.variance + noise * noise);
  const homeVar = home[`${which}Var`];
  const awayVar = away[`${which}Var`];
  home[which] += homeVar * step;
  away[which] -= awayVar * step;
  home[`${which}Var`] = homeVar - homeVar * homeVar * shrink;
  away[`${which}Var`] = awayVar - awayVar * awayVar * shrink;
  if (!game.neutralSite) learnAdvantage(state, which, step, shrink);
  if (line === undefined) return;
  const surprise = clip(margin - line, limit);
  home[which] += surpriseGain(filter, home) * surprise;
  away[which] -= surpriseGain(filter, away) * surprise;
}

function learnAdvantage(state: MarginInWork, which: Which, step: number, shrink: number): void {
  if (which === 'line') {
    const before = state.homeLineVar;
    state.homeLine += before * step;
    state.homeLineVar = before - before * before * shrink;
  } else {
    const before = state.homeScoreVar;
    state.homeScore += before * step;
    state.homeScoreVar = before - before * before * shrink;
  }
}

function surpriseGain(
  filter: { surprise: number; early: number; earlyGames: number },
  team: TeamInWork,
): number {
  return filter.surprise * (1 + filter.early * 0.5 ** (team.seasonGames / filter.earlyGames));
}
