import type { BacktestContent } from '#content/backtest/backtest.ts';
import { signed } from '#domain/numbers/numbers.ts';

type Row = BacktestContent['edges'][number]['rows'][number];

/** Rows of the rule that is in use: by season, or by league. Left rules are named "(i)" and so on. */
const isTheRule = ({ name }: Row): boolean => /[,:] the rule(,|$)/.test(name);

const percent = (share: number): string => signed(100 * share, 1);

const rowText = ({ name, claimed, realised, measure, bets }: Row): string => {
  const range = realised
    ? `${percent(realised.mean)} [${percent(realised.low)}, ${percent(realised.high)}]`
    : '';
  const against = measure === 'close' ? 'against the close' : 'of the stakes';
  return `${name.replace(', the rule', '')} (claimed ${percent(claimed)}, then ${range} % ${against}, ${bets} bets)`;
};

/** Where the rule for an edge came to less than is claimed, on past prices; one sentence. */
export function shortOfClaim(edges: BacktestContent['edges']): string {
  const rows = edges.flatMap((table) => table.rows.filter(isTheRule)).filter((row) => row.realised);
  const short = rows.filter(({ claimed, realised }) => realised && realised.mean < claimed);
  if (rows.length === 0) return '';
  const all = `The rule in use came to at least what is claimed in ${rows.length - short.length} of ${rows.length} rows below`;
  return short.length === 0 ? `${all}.` : `${all}; to less in ${short.map(rowText).join(', ')}.`;
}
