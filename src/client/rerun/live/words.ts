import type { LiveChances, LiveFigures } from '#domain/live/liveFigures.ts';
import { percent } from '#domain/numbers/numbers.ts';

interface Names {
  readonly home: string;
  readonly away: string;
}

interface Again {
  /** As the site said it and as this browser does. */
  readonly said: LiveFigures;
  readonly again: LiveFigures;
  readonly of: Names;
  /** Simulated games. */
  readonly runs: number;
  /** Milliseconds. */
  readonly took: number;
}

/** All that was said, in one order of fields. */
const textOf = (figures: LiveFigures): string => {
  const { chances, meanTotal, toCome, spreadBet, totalBet } = figures;
  const { homeWinProbability, awayWinProbability, drawProbability } = chances;
  const bets = [spreadBet, totalBet].map((bet) => bet && [bet.line, bet.wins, bet.push]);
  return JSON.stringify([
    homeWinProbability,
    awayWinProbability,
    drawProbability,
    meanTotal,
    toCome,
    ...bets,
  ]);
};

const chancesText = ({ awayWinProbability, homeWinProbability }: LiveChances, of: Names): string =>
  `${of.away} ${percent(awayWinProbability, 2)}, ${of.home} ${percent(homeWinProbability, 2)}`;

/** What a re-run of a live chance came to, beside what the site said. */
export function againWords({ said, again, of, runs, took }: Again): string {
  const played = `Your browser played the rest of ${runs.toLocaleString('en-US')} games in ${(took / 1000).toFixed(1)} s: ${chancesText(again.chances, of)}`;
  return textOf(said) === textOf(again)
    ? `${played}. Every figure is the same as ours, to the last digit.`
    : `${played}. Ours differ: ${chancesText(said.chances, of)}. Please tell us.`;
}
