import type { StatLine } from '../leagues/figures.ts';

/** How a figure is printed. */
interface StatWord {
  readonly stat: string;
  readonly word: string;
  readonly digits: number;
}

const word = (stat: string, text: string, digits = 1): StatWord => ({ stat, word: text, digits });

/** The specification's fields of a projected line, in reading order, plus the goals of other sports. */
const WORDS: readonly StatWord[] = [
  word('points', 'pts'),
  word('rebounds', 'reb'),
  word('goals', 'goals', 2),
  word('assists', 'ast'),
  word('passingYards', 'pass yds', 0),
  word('rushingYards', 'rush yds', 0),
  word('receivingYards', 'rec yds', 0),
  word('battingAverage', 'AVG', 3),
  word('homeRuns', 'HR', 2),
  word('rbis', 'RBI', 2),
  word('runs', 'R', 2),
  word('era', 'ERA', 2),
  word('strikeouts', 'K'),
  word('wins', 'W', 2),
];

/** Goals and assists of low-scoring games need a second decimal. */
const digitsOf = ({ stat, digits }: StatWord, line: StatLine): number =>
  stat === 'assists' && line.points === undefined ? 2 : digits;

/** ".243" rather than "0.243" */
const batting = (text: string): string => text.replace(/^0/, '');

/** "17.1 pts, 4.0 reb, 5.8 ast"; "" if a line has no figures. */
export function statText(line: StatLine): string {
  return WORDS.flatMap((each) => {
    const value = line[each.stat];
    if (value === undefined) return [];
    const text = value.toFixed(digitsOf(each, line));
    return [`${each.stat === 'battingAverage' ? batting(text) : text} ${each.word}`];
  }).join(', ');
}
