import { footballPlayers } from '#engine/players/football/model.ts';
import type {
  ByFootballPosition,
  FootballParams,
  ShareSpread,
} from '#engine/players/football/params.ts';
import { AT, FOOTBALL_STATS } from '#engine/players/football/stats.ts';
import { sfc32 } from '#engine/rng/generator.ts';
import { insideShare } from '../../scoreOf.ts';
import type { FootballFiles } from '../games.ts';
import { saidOfSquad } from '../said.ts';
import { eachEve, type SideVisit } from '../visits.ts';

/** Newest seasons that are looked at. */
const SEASONS = 3;
const ROUNDS = 5;
const RUNS = 250;
/** The central range whose share of games is set. */
const LEVEL = 0.8;
/** How fast that share grows with the logarithm of a normal's spread: 2 · φ(1.2816) · 1.2816. */
const SLOPE = 0.45;
const WIDEST = 3;
const NARROWEST = 0.2;
const WIDTH = FOOTBALL_STATS.length;

/** Stats that a width is set by, in the order in which they come about. */
const LOOKED_AT = ['targets', 'carries', 'receivingYards', 'rushingYards', 'passingYards'] as const;
type Looked = (typeof LOOKED_AT)[number];

/** Factors on the variances behind these stats. */
type Factors = Readonly<Record<Looked, number>>;
type Eve = readonly [home: SideVisit, away: SideVisit];

/**
 * Widens or narrows the spreads until four out of five games lie inside the central 80 %, by randomized PIT on the newest seasons
 * given their final scores. The spreads themselves come from one number's residuals at a time; here everything is drawn together.
 */
export function fitWidths(
  files: FootballFiles,
  params: FootballParams,
  before: number,
): FootballParams {
  const eves: Eve[] = [];
  for (const eve of eachEve(files, params, before))
    if (eve[0].game.season >= before - SEASONS) eves.push(eve);
  let factors = toAll(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const inside = insideShares(eves, params, factors);
    const last = factors;
    factors = toAll((name) =>
      Math.min(
        WIDEST,
        Math.max(NARROWEST, last[name] * Math.exp((2 * (LEVEL - inside[name])) / SLOPE)),
      ),
    );
  }
  return widened(params, factors);
}

const toAll = (of: (name: Looked) => number): Factors => ({
  targets: of('targets'),
  carries: of('carries'),
  receivingYards: of('receivingYards'),
  rushingYards: of('rushingYards'),
  passingYards: of('passingYards'),
});

/** Share of what came that lies inside the range, by stat. */
function insideShares(eves: readonly Eve[], params: FootballParams, factors: Factors): Factors {
  const wide = widened(params, factors);
  const inside = new Map<Looked, { sum: number; of: number }>();
  const generator = sfc32(11);
  for (const eve of eves) {
    const [home, away] = eve;
    const lines = footballPlayers.prepare(
      widerSquad(home, wide, factors),
      widerSquad(away, wide, factors),
    );
    const asked = askedOf(eve, lines.players);
    const out = new Int32Array(lines.players.length * WIDTH);
    for (let run = 0; run < RUNS; run++) {
      lines.draw(generator, home.own.score, away.own.score, out);
      for (const one of asked) {
        if (out[one.row + AT.plays] !== 1) continue;
        const value = out[one.row + AT[one.name]] ?? 0;
        one.runs += 1;
        one.below += Number(value < one.actual);
        one.upTo += Number(value <= one.actual);
      }
    }
    for (const { name, below, upTo, runs } of asked) {
      if (runs === 0) continue;
      const sum = inside.get(name) ?? { sum: 0, of: 0 };
      sum.sum += insideShare([below / runs, upTo / runs], LEVEL);
      sum.of += 1;
      inside.set(name, sum);
    }
  }
  return toAll((name) => {
    const found = inside.get(name);
    return found ? found.sum / found.of : LEVEL;
  });
}

/** The stats to look at of everybody who played, with where each stands in `out` and what came. */
function askedOf(
  [home, away]: Eve,
  players: readonly { readonly playerId: string }[],
): { name: Looked; row: number; actual: number; runs: number; below: number; upTo: number }[] {
  const came = new Map([...home.own.lines, ...away.own.lines].map((one) => [one.playerId, one]));
  const said = [...saidOfSquad(home.squad), ...saidOfSquad(away.squad)];
  return players.flatMap(({ playerId }, at) => {
    const line = came.get(playerId);
    if (!line) return [];
    return LOOKED_AT.filter((name) => said[at]?.includes(AT[name])).map((name) => ({
      name,
      row: at * WIDTH,
      actual: line[name],
      runs: 0,
      below: 0,
      upTo: 0,
    }));
  });
}

const widerSquad = (
  { squad }: SideVisit,
  params: FootballParams,
  factors: Factors,
): SideVisit['squad'] => ({
  ...squad,
  params,
  players: squad.players.map((player) => ({
    ...player,
    targetSpread: player.targetSpread * factors.targets,
    carrySpread: player.carrySpread * factors.carries,
  })),
});

const each = <A, B>(all: ByFootballPosition<A>, of: (one: A) => B): ByFootballPosition<B> => ({
  QB: of(all.QB),
  RB: of(all.RB),
  WR: of(all.WR),
  TE: of(all.TE),
});

function widened(params: FootballParams, factors: Factors): FootballParams {
  const times =
    (factor: number) =>
    ([fixed, perBall, perUnknown]: ShareSpread): ShareSpread => [
      fixed * factor,
      perBall * factor,
      perUnknown * factor,
    ];
  return {
    ...params,
    targetSpread: each(params.targetSpread, times(factors.targets)),
    carrySpread: each(params.carrySpread, times(factors.carries)),
    catchShape: each(params.catchShape, (shape) => shape / factors.receivingYards),
    carryShape: each(params.carryShape, (shape) => shape / factors.rushingYards),
    gainsTogether: Math.sqrt(Math.min(1, factors.passingYards)),
  };
}
