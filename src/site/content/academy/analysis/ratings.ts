import { example, type Module } from '#domain/academy/module.ts';
import { ratingShare, ratingStep } from '#domain/game/ratingShare.ts';
import { signed } from '#domain/numbers/numbers.ts';
import { wholeFairText } from '#domain/prices/fairPrice.ts';
import { pct } from '../figures.ts';

export const ratings: Module = {
  id: 'ratings',
  title: 'Ratings',
  teaches: 'How a number for each team becomes a probability, and how results move it.',
  text: [
    'Records mislead. A team at 6–2 may have met eight weak opponents. A rating is a number for each team that makes up for that: it goes up for results better than expected and down for worse, and the expectation depends on whom the team met and where.',
    'The oldest such scheme is Arpad Elo’s, made for chess. The difference of two ratings gives an expected result. After the game both move by the surprise times a factor: a favorite that wins gains little, an underdog that wins gains a lot. The size of the factor is the whole art. Large, and the rating chases last Sunday; small, and it still believes in last year’s quarterback.',
    'Better schemes keep more. They rate offense and defense apart, use the margin instead of only the winner, pull everyone toward the middle between seasons, and remember how unsure they are. A team with three games has a wide rating, and its forecasts should be nearer to even than the same figure would be in December. Ours do that, and they learn from closing lines as well as from scores, since a line knows about the injuries that a score does not show.',
    'A rating is a summary of the past. It does not know who is hurt tonight. Compare it with the market, and when the two are far apart suspect the rating first.',
  ],
  example: example(
    { home: 1580, away: 1500, bonus: 50, factor: 20 },
    ({ home, away, bonus, factor }) => {
      const difference = home + bonus - away;
      const chance = ratingShare(difference);
      return {
        title: `Ratings of ${home} and ${away}, ${bonus} points for playing at home`,
        lines: [
          `Difference: ${home} + ${bonus} − ${away} = ${difference}`,
          `Home wins with 1 ÷ (1 + 10^(−${difference} ÷ 400)) = ${pct(chance)}, fair price ${wholeFairText(chance)}`,
          `If home wins it gains ${factor} × ${pct(1 - chance)} = ${signed(ratingStep(factor, 1, chance), 1)} points`,
        ],
        answer: `If it loses: ${signed(ratingStep(factor, 0, chance), 1)}. The surprise costs more than the win brings`,
      };
    },
  ),
  seen: {
    text: 'Each league page ranks its teams with the uncertainty of every rating.',
    label: 'NFL ratings',
    href: '/league/nfl',
  },
  check: [
    {
      ask: 'Two teams have equal ratings and play on neutral ground. What does the rating say?',
      answers: [
        { text: '50%', why: `A difference of 0 gives ${pct(ratingShare(0), 0)}.` },
        { text: 'The team that won its last game', why: 'That game is in the rating already.' },
        { text: 'It cannot say', why: 'It says that the two are even.' },
      ],
      right: 0,
    },
    {
      ask: 'Your rating says 70%, the market without its margin says 58%. What first?',
      answers: [
        {
          text: 'Bet as much as possible',
          why: 'Twelve points in a big league are seldom a gift.',
        },
        {
          text: 'Look for what the market knows',
          why: 'An injury, a rest day, a new quarterback: the rating saw none of it.',
        },
        { text: 'Raise the factor', why: 'One game is no reason to change a method.' },
      ],
      right: 1,
    },
  ],
};
