import { example, type Module } from '#domain/academy/module.ts';
import { normalShare } from '#domain/analyzer/bellShare.ts';
import { wholeFairText } from '#domain/prices/fairPrice.ts';
import { pct } from '../figures.ts';

export const injuries: Module = {
  id: 'injuries-and-lineups',
  title: 'Injuries and lineups',
  teaches: 'What one player is worth in points, and how to price “questionable”.',
  text: [
    'Few players move a line. In the NFL it is the quarterback: the step from a good starter to his backup is worth three to seven points, everyone else rarely more than one. In the NBA a star is worth two to six, because five play and they play most of the game. In baseball it is the starting pitcher, and many bets are void when he changes. In hockey it is the goalie.',
    'What counts is the difference to the replacement, not the name. A good receiver behind whom two others wait costs little. Several absences in one unit cost more than each added up: the third cornerback can be covered for, the third and the fourth cannot.',
    'For a player who may or may not play, weigh both cases. With a 60% chance to play and a worth of four points, the team is 1.6 points below its full strength: that is where the line should be, and it is where it usually is. When the news comes the line jumps the rest of the way, up or down.',
    'News has a half-life of minutes. A price that still ignores it is either late or knows that the player is overrated. Follow team reporters rather than shows, know the hour of the official injury report, and remember that by the time a push alert reaches you it has reached everyone.',
  ],
  example: example(
    { margin: 6.5, worth: 4, plays: 0.6, deviation: 12.8 },
    ({ margin, worth, plays, deviation }) => {
      const chance = (points: number) => normalShare(points / deviation);
      const weighed = margin - (1 - plays) * worth;
      const show = (points: number) =>
        `${pct(chance(points))}, fair price ${wholeFairText(chance(points))}`;
      return {
        title: `A favorite by ${margin}, its quarterback worth ${worth} points and ${pct(plays, 0)} likely to play`,
        lines: [
          `With him: ${show(margin)}`,
          `Without him, by ${margin - worth}: ${show(margin - worth)}`,
          `Weighed: ${margin} − ${pct(1 - plays, 0)} × ${worth} = ${weighed.toFixed(1)} points, ${show(weighed)}`,
        ],
        answer: `When he is ruled out the chance falls by ${pct(chance(weighed) - chance(margin - worth))}`,
      };
    },
  ),
  check: [
    {
      ask: 'A star is ruled out, and ten minutes later the line has moved four points. What now?',
      answers: [
        { text: 'Bet against the team', why: 'That price is gone.' },
        { text: 'Nothing, unless four points are too many', why: 'The news is in the line.' },
        {
          text: 'Bet on the team, the move is always too large',
          why: 'Sometimes it is; not as a rule.',
        },
      ],
      right: 1,
    },
    {
      ask: 'A player worth three points has a 50% chance to play. Where should the line be?',
      answers: [
        { text: 'As if he plays', why: 'It would be too high half the time.' },
        { text: 'As if he does not', why: 'It would be too low half the time.' },
        { text: 'In the middle, 1.5 points below full strength', why: 'Half of three.' },
      ],
      right: 2,
    },
  ],
};
