import { counted } from '../words/counted.ts';

/** Fewer seasons of equal weight than these give odds that are rough: off by several points. */
const ROUGH = 500;
/** As good as this share of them: not worth a word. */
const NEARLY_ALL = 0.9;

/**
 * How many seasons odds with results set are from: "From 10,000 seasons with 5 results set, as good as 3,200 that count alike."
 * @param effective how many seasons of equal weight the weighted ones are as good as
 */
export function setWords(runs: number, results: number, effective: number): string {
  const from = `From ${runs.toLocaleString('en-US')} seasons with ${counted(results, 'result')} set`;
  // A reader compares one result with the hinge of its game.
  const hinge =
    results === 1 ? ' What a game changes is counted apart, and may say a point more or less.' : '';
  if (effective >= NEARLY_ALL * runs) return `${from}.${hinge}`;
  const digits = Math.max(0, Math.floor(Math.log10(Math.max(effective, 1))) - 1);
  const about = Math.round(effective / 10 ** digits) * 10 ** digits;
  const worth = `${from}, as good as ${about.toLocaleString('en-US')} that count alike.${hinge}`;
  return effective < ROUGH ? `${worth} Rough: so many results seldom come together.` : worth;
}
