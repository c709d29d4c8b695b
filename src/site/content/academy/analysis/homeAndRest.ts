import { example, type Module } from '#domain/academy/module.ts';
import { normalShare } from '#domain/analyzer/bellShare.ts';
import { wholeFairText } from '#domain/prices/fairPrice.ts';
import { pct } from '../figures.ts';

export const homeAndRest: Module = {
  id: 'home-and-rest',
  title: 'Home advantage and rest',
  teaches: 'How many points a place and a schedule are worth, and how points become a chance.',
  text: [
    'Playing at home helps in every sport, by less than most people think and by less than it used to. In the NFL seasons 2015 to 2024 the home team won 55% of games that were not on neutral ground, by 1.9 points on average; the old rule of three points is out of date. In the NBA it is a little over two points, in baseball and hockey a few points of probability.',
    'To use such a figure, turn points into a chance. Results miss a good forecast by a bell-shaped error whose standard deviation is about 13 points in the NFL and in the NBA. Divide the expected margin by it, and the bell curve gives the chance of winning. Near even one point is worth about three points of probability in both leagues; at a spread of ten it is worth less.',
    'Rest works the same way. The second night in a row, a cross-country flight, a short week: each costs a fraction of a point to two points, never a game. Altitude in Denver and Salt Lake City is real and is part of those teams’ home advantage.',
    'The trap is counting twice. Home, rest and travel are the first things a bookmaker looks up, so they are in the line. They matter to you when you build a forecast from nothing, or when the schedule changes after the line was made. “They are at home” is never an edge by itself.',
  ],
  example: example(
    { advantage: 1.9, rest: -0.8, deviation: 12.8 },
    ({ advantage, rest, deviation }) => {
      const chance = (margin: number) => normalShare(margin / deviation);
      const both = advantage + rest;
      return {
        title: `Two equal NFL teams, home advantage ${advantage} points`,
        lines: [
          `${advantage} ÷ ${deviation} = ${(advantage / deviation).toFixed(2)} deviations, so home wins ${pct(chance(advantage))}, fair price ${wholeFairText(chance(advantage))}`,
          `A short week costs ${Math.abs(rest)}: ${both.toFixed(1)} points are left, ${pct(chance(both))}, ${wholeFairText(chance(both))}`,
          `One more point near even: ${pct(chance(both + 1) - chance(both))}`,
        ],
        answer: `One more point when already 10 ahead: ${pct(chance(11) - chance(10))}`,
      };
    },
  ),
  check: [
    {
      ask: 'An equal team plays at home in the NFL. About how often does it win?',
      answers: [
        { text: '65%', why: 'That would be an advantage of five points.' },
        {
          text: pct(normalShare(1.9 / 12.8), 0),
          why: 'About two points, and three points of chance for each.',
        },
        { text: '50%', why: 'Home advantage is smaller than it was, but it is there.' },
      ],
      right: 1,
    },
    {
      ask: 'A road team plays the second night in a row and its line looks too high. What is likely?',
      answers: [
        { text: 'The book forgot the schedule', why: 'It is the first thing that it looks up.' },
        {
          text: 'Tired teams never cover',
          why: 'They cover about half the time, because the line knows.',
        },
        { text: 'The schedule is in the line', why: 'You would count it a second time.' },
      ],
      right: 2,
    },
  ],
};
