import { type Belief, covariance, varianceOf } from '../belief.ts';
import { freezeAbsences } from './absences/stored.ts';
import { beliefRow, type MarginFilter } from './filter.ts';
import type { Preseason } from './preseason.ts';
import type { Roster } from './roster.ts';
import type { StarterRecord } from './starters/roster.ts';
import type { MarginInWork } from './state.ts';
import { parkRowOf, totalRowOf } from './total.ts';
import type { MarginStarter, MarginState, MarginTeam } from './types.ts';

/** Ratings in their stored form: teams in order of key, without those that `keep` rejects. */
export function freeze(
  state: MarginInWork,
  keep: (season: number) => boolean = () => true,
): MarginState {
  const { league, params, shapes, roster, score, total } = state;
  const line = state.line ?? score;
  const kept = [...roster.records.entries()]
    .filter(([, { season }]) => keep(season))
    .sort(([, one], [, other]) => (one.key < other.key ? -1 : 1));
  const starters = keptStarters(state, keep);
  const absences = freezeAbsences(roster.absences);
  const rowsIn = (filter: MarginFilter) => [
    0,
    ...kept.map(([team]) => beliefRow(filter, team)),
    ...starters.map(([starter]) => filter.starters.rows[starter] ?? 0),
  ];
  return {
    league,
    season: roster.season,
    day: roster.day,
    lineShare: roster.lineShare,
    homeLine: line.belief.mean[0] ?? 0,
    homeLineVar: varianceOf(line.belief, 0),
    homeScore: score.belief.mean[0] ?? 0,
    homeScoreVar: varianceOf(score.belief, 0),
    baseTotal: total.belief.mean[0] ?? 0,
    baseTotalVar: varianceOf(total.belief, 0),
    ...(params.total.spreadPace !== undefined && { totalSpread: total.spread }),
    ...(params.full && state.line && { lineCovariance: packed(line.belief, rowsIn(line)) }),
    ...(params.full && { scoreCovariance: packed(score.belief, rowsIn(score)) }),
    params,
    shapes,
    preseason: coming(roster),
    teams: Object.fromEntries(kept.map(([team, { key }]) => [key, storedTeam(state, team)])),
    ...(absences && { absences }),
    ...(starters.length > 0 && {
      starters: Object.fromEntries(
        starters.map(([starter, record]) => [record.key, storedStarter(state, starter, record)]),
      ),
    }),
  };
}

/** Facts of coming seasons, if any are known; those of other seasons have been used. */
function coming({ season, preseason }: Roster): Preseason | undefined {
  const later = Object.entries(preseason).filter(([of]) => Number(of) > season);
  return later.length > 0 ? Object.fromEntries(later) : undefined;
}

function storedTeam(state: MarginInWork, team: number): MarginTeam {
  const { score, total, roster } = state;
  const line = state.line ?? score;
  const { key: _, starters = [], ...record } = roster.records[team] ?? { key: '' };
  const lineRow = beliefRow(line, team);
  const scoreRow = beliefRow(score, team);
  const totalRow = totalRowOf(total, team);
  const parkRow = parkRowOf(total, team);
  return {
    line: line.belief.mean[lineRow] ?? line.level,
    lineVar: varianceOf(line.belief, lineRow),
    score: score.belief.mean[scoreRow] ?? score.level,
    scoreVar: varianceOf(score.belief, scoreRow),
    total: total.belief.mean[totalRow] ?? 0,
    totalVar: varianceOf(total.belief, totalRow),
    park: total.belief.mean[parkRow] ?? 0,
    parkVar: varianceOf(total.belief, parkRow),
    lineProgram: line.program[team] ?? 0,
    scoreProgram: score.program[team] ?? 0,
    residuals: line.residuals[team] ?? [],
    group: '',
    season: 0,
    games: 0,
    seasonGames: 0,
    seasonWins: 0,
    seasons: 0,
    lastDay: 0,
    ...record,
    ...(starters.length > 0 && {
      starters: starters.flatMap((starter) => roster.starters.records[starter]?.key ?? []),
    }),
  };
}

/** Starters whom the filters know and whose last start's season is kept, in order of key. */
function keptStarters(
  { score, roster }: MarginInWork,
  keep: (season: number) => boolean,
): [number, StarterRecord][] {
  return [...roster.starters.records.entries()]
    .filter(([at, { season }]) => keep(season) && (score.starters.rows[at] ?? -1) >= 0)
    .sort(([, one], [, other]) => (one.key < other.key ? -1 : 1));
}

function storedStarter(
  state: MarginInWork,
  starter: number,
  { name, season }: StarterRecord,
): MarginStarter {
  const { score, total } = state;
  const line = state.line ?? score;
  const totalRow = total.starters.rows[starter] ?? -1;
  const lineRow = line.starters.rows[starter] ?? 0;
  const scoreRow = score.starters.rows[starter] ?? 0;
  return {
    name,
    season,
    line: line.belief.mean[lineRow] ?? 0,
    lineVar: varianceOf(line.belief, lineRow),
    score: score.belief.mean[scoreRow] ?? 0,
    scoreVar: varianceOf(score.belief, scoreRow),
    ...(totalRow >= 0 && {
      total: total.belief.mean[totalRow] ?? 0,
      totalVar: varianceOf(total.belief, totalRow),
    }),
  };
}

function packed(belief: Belief, numbers: readonly number[]): number[] {
  const values: number[] = [];
  for (let row = 1; row < numbers.length; row++) {
    for (let column = 0; column < row; column++) {
      values.push(covariance(belief, numbers[row] ?? 0, numbers[column] ?? 0));
    }
  }
  return values;
}
