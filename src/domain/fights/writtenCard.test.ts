import { expect, test } from 'vitest';
import { writtenBouts } from './writtenCard.ts';

test('a bout is three rows, and only what is known of a fighter is said', () => {
  expect(
    writtenBouts(`
main | Women's Flyweight | 5 | title
Ann Able | 9-1-2 (7) | 2000-02-29 | 170 | 175 | Switch | Norway | WLDN | 0 | One; Two | Reach | Age; Hands low
Bea Baker | – | 31 | – | 168
prelims | Heavyweight | 3
Cid Cole
Dan Dirt | 3-0
`),
  ).toEqual([
    {
      ...{ segment: 'main', weightClass: "Women's Flyweight", rounds: 5 },
      ...{ titleFight: true, women: true },
      a: {
        ...{ name: 'Ann Able', record: '9-1-2', knockoutWins: 7, born: '2000-02-29' },
        ...{ height: 170, reach: 175, stance: 'Switch', country: 'Norway', rank: 0 },
        ...{ recentForm: ['W', 'L', 'D', 'N'], titles: ['One', 'Two'] },
        ...{ strengths: ['Reach'], weaknesses: ['Age', 'Hands low'] },
      },
      b: { name: 'Bea Baker', age: 31, reach: 168 },
    },
    {
      ...{ segment: 'prelims', weightClass: 'Heavyweight', rounds: 3 },
      ...{ titleFight: false, women: false },
      a: { name: 'Cid Cole' },
      b: { name: 'Dan Dirt', record: '3-0' },
    },
  ]);
});
