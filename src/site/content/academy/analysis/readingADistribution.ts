import { example, type Module } from '#domain/academy/module.ts';
import { histogramMean, quantile, splitAt } from '#domain/game/scoreGrid.ts';
import { bellHistogram } from '#domain/numbers/bellHistogram.ts';
import { signed } from '#domain/numbers/numbers.ts';
import { samplingErrorText } from '#domain/numbers/samplingError.ts';
import { coverSharesIn } from '#domain/prices/lineProbability.ts';
import { pct, wholeText } from '../figures.ts';

export const readingADistribution: Module = {
  id: 'reading-a-distribution',
  title: 'Reading a distribution',
  teaches: 'What 10,000 simulated games say that one predicted score does not.',
  text: [
    'A predicted score is one number out of thousands that could come up. The most likely exact score of an NFL game comes up about one time in a hundred. What carries information is the pile: how often each margin and each total occurred when the game was played 10,000 times.',
    'Read a pile in three steps. Where is its middle? That is the expected margin, and half the runs lie on each side of the median. How wide is it? Eight of ten results lie between the 10% and the 90% quantile, and in football that band is more than thirty points wide. And how much of it lies beyond the line? That share, without the pushes, is the chance that a bet wins, whatever the line is.',
    'All markets come from the one pile, so they agree. Slide the line and you read off the chance of any spread. This is what the analyzer on a game page does.',
    'Two errors have to be kept apart. The sampling error comes from a limited number of runs and is small: with 10,000 runs a share is exact to about one point if each run is drawn by itself. (Ours are spread evenly over the scores, which leaves a tenth of that and less.) The model error comes from ratings, injuries and everything a model cannot know. It is several times larger, and no number of runs makes it smaller. A page that prints 58.31% after a million runs has told you only about the first.',
  ],
  example: example(
    { expected: 2.6, deviation: 12.8, runs: 10_000, line: -3.5 },
    ({ expected, deviation, runs, line }) => {
      const pile = bellHistogram(expected, deviation, runs);
      const { above, at, below } = splitAt(pile, 0);
      const home = above / (above + below);
      const cover = coverSharesIn(pile, 'home', line).win;
      const [low, high] = [quantile(pile, 0.1), quantile(pile, 0.9)];
      return {
        title: `${wholeText(runs)} games, home by ${expected} on average, drawn from a bell curve`,
        lines: [
          `Home wins ${pct(home)} ± ${samplingErrorText(100 * home, runs).slice(1)}, tied ${pct(at)} before overtime`,
          `Eight of ten margins lie between ${signed(low)} and ${signed(high)}`,
          `Mean ${signed(histogramMean(pile), 1)}, median ${signed(quantile(pile, 0.5))}`,
        ],
        answer: `Home ${signed(line)} covers ${pct(cover)}, though home is favored`,
        figure: {
          kind: 'pile',
          pile: pile.filter(([margin]) => Math.abs(margin - expected) < 3 * deviation),
          line: { at: -line, label: signed(line) },
          ends: ['Away wins by more', 'Home wins by more'],
          alt: `Margins pile up around ${signed(expected)}; ${pct(cover)} lie beyond the line at ${signed(line)}, ${pct(below)} are away wins.`,
          caption: `Home covers to the right of the red line. A smooth curve for the example: real football piles have peaks at 3 and 7.`,
        },
      };
    },
  ),
  seen: {
    text: 'Move the line through a real pile in the analyzer of a game page.',
    label: 'Today’s games',
    href: '/predictions',
  },
  check: [
    {
      ask: 'A team is favored to win 55%. Can its spread of −3.5 be a bad bet at even money?',
      answers: [
        {
          text: 'No, it is the likelier winner',
          why: 'Winning and winning by four are different shares of the pile.',
        },
        {
          text: 'Yes, if fewer than half the runs lie beyond 3.5',
          why: 'Only the share beyond the line counts.',
        },
        { text: 'Only in overtime', why: 'Overtime is in the runs already.' },
      ],
      right: 1,
    },
    {
      ask: 'What do a hundred times as many runs change?',
      answers: [
        {
          text: 'The sampling error, by a factor of ten',
          why: 'Drawn one by one, it falls with the square root of the runs.',
        },
        { text: 'The model error', why: 'A wrong rating stays wrong, however often it is run.' },
        { text: 'Both', why: 'Only one of the two comes from the number of runs.' },
      ],
      right: 0,
    },
  ],
};
