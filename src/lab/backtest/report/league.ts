import type { PoolWeights } from '#engine/market/pool.ts';
import type { Walked } from '../types.ts';
import { quantityReport, shapeReports } from './quantity.ts';
import { questionReport } from './question.ts';
import type { LeagueReport, SeasonReport } from './types.ts';

/** Question name → season → pool weights. */
export type Pools = ReadonlyMap<string, ReadonlyMap<number, PoolWeights>>;

/** The report of a league: every season, then all of them together. */
export function leagueReport(
  walked: Walked,
  seasons: readonly number[],
  pools: Pools,
): LeagueReport {
  const each = seasons.map((season) => seasonReport(walked, [season], pools));
  const together = seasons.length > 1 ? [seasonReport(walked, seasons, pools)] : [];
  return { league: walked.league, seasons: [...each, ...together], notes: walked.notes };
}

function seasonReport(walked: Walked, seasons: readonly number[], pools: Pools): SeasonReport {
  const asked = ({ season }: { readonly season: number }): boolean => seasons.includes(season);
  const name = seasons.join('+');
  const questions = walked.questions
    .map((question) => ({ question, answers: question.answers.filter(asked) }))
    .filter(({ answers }) => answers.length > 0)
    .map(({ question, answers }) =>
      questionReport(
        question,
        answers,
        pools.get(question.name) ?? new Map(),
        `${walked.league}|${name}`,
      ),
    );
  const quantities = walked.quantities
    .map((quantity) => ({ name: quantity.name, values: quantity.values.filter(asked) }))
    .filter(({ values }) => values.length > 0)
    .map((quantity) => quantityReport(quantity.name, quantity.values));
  const shapes = shapeReports(walked.shapes.filter(asked), seasons.at(-1) ?? 0);
  return { season: name, questions, quantities, shapes };
}
