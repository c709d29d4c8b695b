import { LEAGUES, type League } from '#domain/leagues/league.ts';
import type { FixtureStage } from '#domain/season/seasonFixture.ts';
import { exp } from '#engine/rng/exp.ts';
import { type Generator, sfc32, uniform } from '#engine/rng/generator.ts';
import { fnv1a } from '#engine/rng/hash.ts';
import { normal } from '#engine/rng/normal.ts';
import { FEED_FACTS } from '../../leagues/index.ts';

/** A sample game's result. */
type SampleResult = Extract<FixtureStage, { readonly status: 'final' }>;

/** Fewest goals that a soccer side is expected to score in a sample. */
const LEAST_GOALS = 0.3;
/** Share of hockey's level games that a shoot-out decides, roughly. */
const SHOOT_OUTS = 1 / 3;

/** A whole number of events with a mean, by Knuth's product of uniforms (The Art of Computer Programming, vol. 2, 3.4.1). */
function poisson(generator: Generator, mean: number): number {
  const end = exp(-mean);
  let count = 0;
  for (let product = uniform(generator); product > end; product *= uniform(generator)) count += 1;
  return count;
}

/**
 * A sample result: always the same for a game, drawn from both sides' ratings and the scatter of the league's games.
 * @param edge the home side's rating less the away side's, in points, runs or goals
 */
export function sampleResult(league: League, sourceId: string, edge: number): SampleResult {
  const { line, scatter } = FEED_FACTS[league].sample;
  const { sport } = LEAGUES[league];
  const generator = sfc32(fnv1a(`season ${sourceId}`));
  const mean = line.margin + edge;
  if (sport === 'soccer') {
    const goals = (share: number) =>
      poisson(generator, Math.max((line.total + share * mean) / 2, LEAST_GOALS));
    return { status: 'final', score: { home: goals(1), away: goals(-1) }, ended: 'regulation' };
  }
  const margin = mean + normal(generator) * scatter.margin;
  const total = line.total + normal(generator) * scatter.total;
  const home = Math.max(Math.round((total + margin) / 2), 0);
  const away = Math.max(Math.round((total - margin) / 2), 0);
  if (home !== away) return { status: 'final', score: { home, away }, ended: 'regulation' };
  const more = sport === 'football' ? 3 : 1;
  const score = margin > 0 ? { home: home + more, away } : { home, away: away + more };
  const shootout = sport === 'hockey' && uniform(generator) < SHOOT_OUTS;
  return { status: 'final', score, ended: shootout ? 'shootout' : 'overtime' };
}
