import { boxTotals } from '#engine/players/football/box.ts';
import type { FootballParams } from '#engine/players/football/params.ts';
import { scripted } from '#engine/players/football/script.ts';
import { chanceKey } from '#engine/players/football/state/chance.ts';
import { expectedShares } from '#engine/players/football/state/squadOf.ts';
import type { FootballFiles } from '../games.ts';
import { eachEve, type SideVisit } from '../visits.ts';
import { type BallSample, fitShareSpread } from './shareSpread.ts';
import {
  fitMore,
  fitPlays,
  fitShape,
  type MoreSample,
  type PlaySample,
  type YardSample,
} from './spreads.ts';

/** Cases of an availability below which the report's own words stand. */
const FEWEST_CASES = 60;
/** Part of a side's passes below which who began did not end the game. */
const LEFT = 0.8;

/** Spreads, slopes and chances on a walk with the script that a first one gave. */
export function fitSpreads(
  files: FootballFiles,
  params: FootballParams,
  before: number,
  from: number,
) {
  const targets: BallSample[] = [];
  const carries: BallSample[] = [];
  const catches: YardSample[] = [];
  const runs: YardSample[] = [];
  const plays: PlaySample[] = [];
  const more = {
    completing: [] as MoreSample[],
    gaining: [] as MoreSample[],
    rushing: [] as MoreSample[],
  };
  const cases = new Map<string, { played: number; of: number }>();
  const sum = {
    attempts: 0,
    targets: 0,
    carries: 0,
    restTargets: 0,
    restCarries: 0,
    left: 0,
    sides: 0,
  };
  for (const sides of eachEve(files, params, before))
    for (const visit of sides) {
      const { own, game } = visit;
      if (game.season < from) continue;
      const total = boxTotals(own);
      if (total.attempts === 0) continue;
      countChances(visit, cases);
      const { known, rest } = playedOf(visit, params);
      targets.push(...known.map((one) => one.targets));
      carries.push(...known.map((one) => one.carries));
      const at = [
        own.score,
        visit.other.score,
        total.passingTouchdowns,
        total.rushingTouchdowns,
      ] as const;
      const passer = visit.squad.passers[0];
      const gaining = scripted(params.script.gaining, ...at) * (passer?.gaining ?? 1);
      const rushing = scripted(params.script.rushing, ...at);
      const expectedPlays = scripted(params.script.plays, ...at) + visit.squad.plays;
      const expectedShare = scripted(params.script.passing, ...at) + visit.squad.passing;
      const off = {
        attempts: total.attempts - expectedPlays * expectedShare,
        carries: total.carries - expectedPlays * (1 - expectedShare),
      };
      const expects = { catches: 0, yards: 0, runs: 0 };
      const completing = scripted(params.script.completing, ...at) * (passer?.completing ?? 1);
      for (const { line, player } of known) {
        expects.catches += line.targets * player.catching * completing;
        expects.yards += line.receptions * player.catchYards * gaining;
        expects.runs += line.carries * player.carryYards * rushing;
        const { position } = player;
        catches.push({
          position,
          balls: line.receptions,
          yards: line.receivingYards,
          expected: line.receptions * player.catchYards * gaining,
          more: off.attempts,
        });
        runs.push({
          position,
          balls: line.carries,
          yards: line.rushingYards,
          expected: line.carries * player.carryYards * rushing,
          more: off.carries,
        });
      }
      more.completing.push({
        ratio: rest.caught / expects.catches,
        weight: expects.catches,
        more: off.attempts,
      });
      more.gaining.push({
        ratio: rest.yards / expects.yards,
        weight: expects.yards,
        more: off.attempts,
      });
      more.rushing.push({
        ratio: rest.runs / expects.runs,
        weight: expects.runs,
        more: off.carries,
      });
      plays.push({
        plays: total.attempts + total.carries,
        expectedPlays,
        share: total.attempts / (total.attempts + total.carries),
        expectedShare,
      });
      const threw = own.lines.find((line) => line.playerId === passer?.playerId);
      sum.attempts += total.attempts;
      sum.targets += total.targets;
      sum.carries += total.carries;
      sum.restTargets += rest.targets;
      sum.restCarries += rest.carries;
      sum.sides += 1;
      if ((threw?.attempts ?? 0) < LEFT * total.attempts) sum.left += 1;
    }
  const { RB } = fitShareSpread(
    carries.filter(({ position }) => position === 'RB'),
    'carries',
    {},
  );
  const ofTargets = fitShareSpread(targets, 'targets', { QB: 0, RB: RB.leaves });
  const leavesEarly = {
    QB: 0,
    RB: RB.leaves,
    WR: ofTargets.WR.leaves,
    TE: ofTargets.TE.leaves,
  };
  const ofCarries = { ...fitShareSpread(carries, 'carries', leavesEarly), RB };
  const slopes = {
    completing: fitMore(more.completing),
    gaining: fitMore(more.gaining),
    rushing: fitMore(more.rushing),
  };
  const { passing, ...ofPlays } = fitPlays(plays);
  return {
    targeted: sum.targets / sum.attempts,
    restTargets: Math.max(0.005, sum.restTargets / sum.targets),
    restCarries: Math.max(0.005, sum.restCarries / sum.carries),
    leaves: sum.left / sum.sides / LEFT,
    targetSpread: spreadsOf(ofTargets),
    carrySpread: spreadsOf(ofCarries),
    leavesEarly,
    catchShape: fitShape(catches, 'catch', slopes.gaining),
    carryShape: fitShape(runs, 'run', slopes.rushing),
    ...ofPlays,
    more: { passing, ...slopes },
    chances: Object.fromEntries(
      [...cases]
        .filter(([, { of }]) => of >= FEWEST_CASES)
        .map(([key, { played, of }]) => [key, played / of]),
    ),
  };
}

const spreadsOf = (found: ReturnType<typeof fitShareSpread>): FootballParams['targetSpread'] => ({
  QB: found.QB.spread,
  RB: found.RB.spread,
  WR: found.WR.spread,
  TE: found.TE.spread,
});

/** The announced who played, with what they could expect among themselves; and what went to others. */
function playedOf(visit: SideVisit, params: FootballParams) {
  const { own, squad, state } = visit;
  const lines = new Map(own.lines.map((line) => [line.playerId, line]));
  const starter = squad.passers[0]?.playerId;
  const there = squad.players.filter(
    ({ playerId, position }) => lines.has(playerId) && (position !== 'QB' || playerId === starter),
  );
  const among = { ...squad, players: there.map((player) => ({ ...player, chance: 1 })) };
  const shares = {
    targets: expectedShares(among, 'targets'),
    carries: expectedShares(among, 'carries'),
  };
  const total = boxTotals(own);
  const rest = { targets: total.targets, carries: total.carries, caught: 0, yards: 0, runs: 0 };
  const known = there.flatMap((player, index) => {
    const line = lines.get(player.playerId);
    if (!line) return [];
    rest.targets -= line.targets;
    rest.carries -= line.carries;
    rest.caught += line.receptions;
    rest.yards += line.receivingYards;
    rest.runs += line.rushingYards;
    const ball = (name: 'targets' | 'carries'): BallSample => {
      const share = shares[name][index] ?? 0;
      return {
        position: player.position,
        got: line[name],
        total: total[name],
        share,
        known: state.players[player.playerId]?.snaps[1] ?? 0,
      };
    };
    return [{ line, player, targets: ball('targets'), carries: ball('carries') }];
  });
  return { known, rest, params };
}

/** Who of the candidates played, by what his chance is read by. Quarterbacks who wait are left out: they dress and do not play. */
function countChances(
  { candidates, own }: SideVisit,
  cases: Map<string, { played: number; of: number }>,
): void {
  const played = new Set(own.lines.map(({ playerId }) => playerId));
  for (const { playerId, position, availability } of candidates) {
    if (position === 'QB') continue;
    const key = chanceKey(availability);
    const one = cases.get(key) ?? { played: 0, of: 0 };
    one.of += 1;
    if (played.has(playerId)) one.played += 1;
    cases.set(key, one);
  }
}
