import { example, type Module } from '#domain/academy/module.ts';
import { chanceOfAtLeast } from '#domain/numbers/binomial.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { samplingInterval } from '#domain/numbers/samplingError.ts';
import { pct } from '../figures.ts';

const range = (share: number, games: number): string => {
  const { low, high } = samplingInterval(100 * share, games);
  return `${percent(low)} to ${percent(high)}`;
};

export const readingAProbability: Module = {
  id: 'reading-a-probability',
  title: 'Reading a probability',
  teaches: 'What 70% promises, what it does not, and how long it takes to check it.',
  text: [
    'A forecast of 70% says: of a hundred games like this one, about seventy go this way and thirty do not. It is not a promise about tonight, and a loss does not show that it was wrong. If 70% favorites never lost, 70% would have been the wrong number.',
    'People round probabilities to yes and no. They hear 70% as “will win” and feel cheated three times in ten. They also overrate small differences: 58% and 61% can be told apart only over thousands of games, and either can be the better forecast on a given night.',
    `What you can check is calibration: gather all the games that were given about 70% and count how many came in. Even a perfect forecaster’s count wanders. Out of 100 such games anything from ${range(0.7, 100)} is within ordinary luck; out of 1,000 it is ${range(0.7, 1000)}.`,
    'Several events at once shrink faster than intuition says. Four favorites of 70% all win less than one time in four. That is why a run of losing picks proves little about a forecaster, and why a parlay of “safe” legs is not safe.',
    'One more distinction helps. How likely a side is to win and how sure we are of that figure are two things. Early in a season we may say 55% and mean “between 48 and 62”.',
  ],
  example: example({ chance: 0.7, games: 5 }, ({ chance, games }) => {
    const all = chanceOfAtLeast(games, games, chance);
    return {
      title: `${games} favorites of ${pct(chance, 0)} each, on one day`,
      lines: [
        `Expected winners: ${games} × ${chance} = ${(games * chance).toFixed(1)}`,
        `All ${games} win: ${pct(chance, 0)} to the power of ${games} = ${pct(all)}`,
        `At least one loses: ${pct(1 - all)}`,
      ],
      answer: `${games - 2} or more of ${games} win: ${pct(chanceOfAtLeast(games - 2, games, chance))}`,
    };
  }),
  seen: {
    text: 'Our own win rates are there, with their 95% range.',
    label: 'Track record',
    href: '/track-record',
  },
  check: [
    {
      ask: 'A model gave a team 80% and the team lost. What follows?',
      answers: [
        { text: 'The model was wrong', why: 'It said that this happens one time in five.' },
        {
          text: 'Nothing yet; ask how its other 80% forecasts did',
          why: 'Only the count over many forecasts can tell.',
        },
        { text: 'The next one is more likely to win', why: 'Games do not make up for each other.' },
      ],
      right: 1,
    },
    {
      ask: 'Two independent favorites win 60% each. How often do both win?',
      answers: [
        {
          text: pct(chanceOfAtLeast(2, 2, 0.6), 0),
          why: '0.6 × 0.6. Most of the time at least one of them loses.',
        },
        { text: '60%', why: 'That is one of them. Both together is rarer.' },
        { text: '50%', why: 'It is not an even chance: multiply the two.' },
      ],
      right: 0,
    },
  ],
};
