import {
  filterOf,
  leagueMean,
  type MarginInWork,
  type TeamInWork,
  type Which,
} from './marginState.ts';

/** Longest gap that widens a rating within a season, days. */
const LONGEST_GAP = 14;
const FILTERS: readonly Which[] = ['line', 'score'];

/** Carries a state to a later season and day: off-season reversion, then daily drift. Never back in time. */
export function advance(state: MarginInWork, season: number, day: number): void {
  const rolled = season > state.season;
  while (state.season < season) rollSeason(state);
  if (!rolled) drift(state, day - state.day);
  if (day > state.day) state.day = day;
}

function drift(state: MarginInWork, days: number): void {
  if (days <= 0) return;
  const gap = Math.min(days, LONGEST_GAP);
  const { params } = state;
  for (const team of Object.values(state.teams)) {
    for (const which of FILTERS) team[`${which}Var`] += filterOf(params, which).drift * gap;
    team.totalVar += params.total.drift * gap;
  }
  state.baseTotalVar += params.total.baseDrift * gap;
}

function rollSeason(state: MarginInWork): void {
  for (const which of FILTERS) revert(state, which);
  revertTotals(state);
  for (const team of Object.values(state.teams)) {
    if (team.seasonGames > 0) team.seasons += 1;
    team.seasonGames = 0;
    team.seasonWins = 0;
    team.residuals = [];
  }
  state.season += 1;
}

function revert(state: MarginInWork, which: Which): void {
  const filter = filterOf(state.params, which);
  const teams = Object.values(state.teams);
  const means = new Map<string, number>();
  for (const { group } of teams) {
    if (!means.has(group)) means.set(group, leagueMean(state, which, group));
  }
  for (const team of teams) {
    const target = longRun(team, which, means.get(team.group) ?? 0, filter);
    team[which] = target + filter.carry * (team[which] - target);
    team[`${which}Var`] = team[`${which}Var`] * filter.carry * filter.carry + filter.offseason;
  }
  state[which === 'line' ? 'homeLineVar' : 'homeScoreVar'] += filter.homeSeason;
}

/** What a team reverts to: its group's mean, in part its own long-run level. */
function longRun(
  team: TeamInWork,
  which: Which,
  mean: number,
  filter: { programWeight: number; programPace: number },
): number {
  if (filter.programWeight === 0) return mean;
  if (team.seasonGames > 0) {
    const pace = Math.max(filter.programPace, 1 / (team.seasons + 1));
    team[`${which}Program`] += pace * (team[which] - team[`${which}Program`]);
  }
  return mean + filter.programWeight * (team[`${which}Program`] - mean);
}

function revertTotals(state: MarginInWork): void {
  const { total } = state.params;
  const mean = leagueMean(state, 'total');
  for (const team of Object.values(state.teams)) {
    team.total = mean + total.carry * (team.total - mean);
    team.totalVar = team.totalVar * total.carry * total.carry + total.offseason;
    team.parkVar += total.parkOffseason;
  }
  state.baseTotalVar += total.baseOffseason;
}
