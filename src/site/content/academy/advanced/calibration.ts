import { example, type Module } from '#domain/academy/module.ts';
import { brierScore, logLossOfShare, meanScoringRule } from '#domain/leagues/scoringRules.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { samplingInterval } from '#domain/numbers/samplingError.ts';
import { pct } from '../figures.ts';

const coin = logLossOfShare(0.5);

export const calibration: Module = {
  id: 'calibration-and-log-loss',
  title: 'Calibration and log loss',
  teaches: 'How to score a probability, and why an overconfident one is punished.',
  text: [
    'A win rate cannot judge probabilities. A forecaster who says 51% of every favorite and one who says 90% have the same win rate, and one of the two is badly wrong. Two tools tell them apart.',
    'Calibration compares what was said with what happened. Sort the forecasts into groups, such as all those near 70%, and count. If 70% came in, that group is calibrated. A chart of such groups should follow the diagonal; below it on the right the forecaster is overconfident, which is the commonest fault there is. But calibration alone is easy: saying 55% for every NFL home team is calibrated, and useless.',
    `Log loss scores each forecast by the probability it gave to what then happened: minus its logarithm. A sure and right forecast scores 0, a coin ${coin.toFixed(4)}, and a forecast of 99% that fails scores ${logLossOfShare(0.01).toFixed(2)}. Its average rewards being right and being sure in the proper measure, and nobody can improve it by saying anything but what they believe. The Brier score, the squared error, behaves alike and punishes extremes less.`,
    'Differences are small and still mean something. In the NFL a coin scores .693 and closing lines about .61; the whole contest between good models is fought over the third decimal. So a log loss without a comparison means nothing. Ask for the market’s and a coin’s over the same games, ours included.',
  ],
  example: example({ said: 0.8, happened: 0.65, games: 100 }, ({ said, happened, games }) => {
    const score = (forecast: number) =>
      meanScoringRule(logLossOfShare, forecast, happened).toFixed(3);
    const { low, high } = samplingInterval(100 * said, games);
    return {
      title: `Favorites that win ${pct(happened, 0)}, forecast at ${pct(said, 0)}`,
      lines: [
        `Log loss of ${pct(said, 0)}: −${happened} × ln ${said} − ${(1 - happened).toFixed(2)} × ln ${(1 - said).toFixed(2)} = ${score(said)}`,
        `Log loss of the true ${pct(happened, 0)}: ${score(happened)}. Of a coin: ${score(0.5)}`,
        `Brier score: ${meanScoringRule(brierScore, said, happened).toFixed(3)} against ${meanScoringRule(brierScore, happened, happened).toFixed(3)}`,
      ],
      answer: `${games} games at a true ${pct(said, 0)} would give ${percent(low)} to ${percent(high)}: ${100 * happened < low ? 'this is not luck' : 'this may be luck'}`,
    };
  }),
  check: [
    {
      ask: 'Which forecaster has the better log loss on a game that the favorite wins?',
      answers: [
        { text: 'The one who said 60%', why: `That scores ${logLossOfShare(0.6).toFixed(2)}.` },
        { text: 'They are equal, both had the winner', why: 'Log loss asks how sure they were.' },
        {
          text: 'The one who said 75%',
          why: `That scores ${logLossOfShare(0.75).toFixed(2)}, and lower is better.`,
        },
      ],
      right: 2,
    },
    {
      ask: 'Of 200 forecasts of 80%, 130 came in. What is the fault?',
      answers: [
        { text: 'Overconfidence', why: '65% happened where 80% was said.' },
        { text: 'Underconfidence', why: 'Less happened than was said, not more.' },
        { text: 'Bad luck', why: 'Over 200 forecasts luck does not reach that far.' },
      ],
      right: 0,
    },
  ],
};
