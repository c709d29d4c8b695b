import type { FootballParams } from '#engine/players/football/params.ts';
import type { FootballFiles } from '../games.ts';
import { eachEve } from '../visits.ts';
import { fitGroups, fitPriors } from './priors.ts';
import { fitScoring } from './scoring.ts';
import { fitScript, scriptSample } from './script.ts';
import { fitSpreads } from './secondWalk.ts';
import { START_FOOTBALL } from './start.ts';
import { fitWidths } from './widths.ts';

/**
 * Parameters of the football players' model from the games before a season: priors by position, how plays follow the score (on what
 * a first walk expects of each player), then spreads on a second walk.
 */
export function fitFootballPlayers(files: FootballFiles, before: number): FootballParams {
  const games = files.games.filter(({ season }) => season < before);
  const first: FootballParams = {
    ...START_FOOTBALL,
    scoring: fitScoring(games),
    targetGroup: fitGroups(games, 'targets'),
    carryGroup: fitGroups(games, 'carries'),
    priors: fitPriors(files, games),
  };
  const from = (games[0]?.season ?? 0) + 1;
  const samples = [];
  for (const sides of eachEve(files, first, before))
    for (const visit of sides)
      if (visit.game.season >= from) samples.push(scriptSample(visit, first));
  const second = { ...first, script: fitScript(samples) };
  return fitWidths(files, { ...second, ...fitSpreads(files, second, before, from) }, before);
}
