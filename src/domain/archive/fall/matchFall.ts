import { surname } from '../../events/tennis/names.ts';
import type { TennisMatch, TennisResult } from '../../events/tennisMatch.ts';
import { splitAt } from '../../game/scoreGrid.ts';
import { sum } from '../../numbers/numbers.ts';
import { matchesIn, setScoreShares, type TennisOutcome } from '../../outcomes/tennis.ts';
import { ordinal } from '../../words/ordinal.ts';
import { endedSo, type Fall, percentile } from './fall.ts';

/** "2-1": sets of the winner and of the loser; undefined if it was not played out. */
function setScore({ winner, sets, retired }: TennisResult): string | undefined {
  if (retired || sets.length === 0) return undefined;
  const won = sets.filter(([a, b]) => (winner === 'a' ? a > b : b > a)).length;
  return `${won}-${sets.length - won}`;
}

/** "23 games in all: the 61st percentile." */
function gamesWords({ games }: TennisOutcome, { sets }: TennisResult): string {
  const total = sum(sets.map(([a, b]) => a + b));
  const { below, at } = splitAt(games, total);
  return `${total} games in all: the ${ordinal(percentile(below, at))} percentile.`;
}

function wordsOf(
  label: string | undefined,
  share: number,
  match: TennisMatch,
  outcome: TennisOutcome,
) {
  if (!match.result) return undefined;
  if (match.result.retired) return 'It was not played out, so no score in sets counts.';
  const so =
    label === undefined ? [] : [`${label}: ${endedSo(share, matchesIn(outcome), 'matches')}`];
  return [...so, gamesWords(outcome, match.result)].join(' ');
}

/** The score in sets, and the games in all. */
export function matchFalls(match: TennisMatch): readonly Fall[] {
  const { a, b, result, prediction } = match;
  if (!prediction) return [];
  const { outcome } = prediction;
  const score = result && setScore(result);
  const bars = setScoreShares(outcome).map(({ winner, score: sets, share }) => {
    const side = winner === 'A' ? ('a' as const) : ('b' as const);
    const label = `${surname(side === 'a' ? a.name : b.name)} ${sets.replace('-', '–')}`;
    return { label, share, side, isResult: result?.winner === side && score === sets };
  });
  const came = bars.find(({ isResult }) => isResult);
  return [
    { title: 'Score in sets', bars, words: wordsOf(came?.label, came?.share ?? 0, match, outcome) },
  ];
}
