import { expect, test } from 'vitest';
import { madeSeason } from './madeSeason.fixture.ts';
import { bubblePlayIn, nbaPlayIn } from './nbaPlayIn.ts';

const TEAMS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];

/** Seeds after a play-in in which the named teams win wherever they play, and the games asked for, "G–H" with G at home. */
function seeds(
  playIn: typeof nbaPlayIn,
  winners: string,
  results = '',
): { readonly order: string; readonly games: string } {
  const games: string[] = [];
  const named = winners.split(' ');
  const { run, names, numbers } = madeSeason({ East: { '': TEAMS } }, results, {
    league: 'NBA',
    unplayed: {
      uniform: () => 0,
      playOne(home, away) {
        games.push(`${TEAMS[home]}–${TEAMS[away]}`);
        return named[games.length - 1] === TEAMS[home];
      },
    },
  });
  return { order: names(playIn(run, numbers(TEAMS.join(' ')))), games: games.join(' ') };
}

test('the seventh and the eighth each need one win of two', () => {
  expect(seeds(nbaPlayIn, 'G I H')).toEqual({ order: 'A B C D E F G H', games: 'G–H I–J H–I' });
  expect(seeds(nbaPlayIn, 'H I G')).toEqual({ order: 'A B C D E F H G', games: 'G–H I–J G–I' });
});

test('the ninth and the tenth need two, the second away', () => {
  expect(seeds(nbaPlayIn, 'H J J')).toEqual({ order: 'A B C D E F H J', games: 'G–H I–J G–J' });
});

test('in 2020 the ninth had to win twice, and to be within four games', () => {
  expect(seeds(bubblePlayIn, 'H')).toEqual({ order: 'A B C D E F G H', games: 'H–I' });
  expect(seeds(bubblePlayIn, 'I I')).toEqual({ order: 'A B C D E F G I', games: 'H–I H–I' });
  expect(seeds(bubblePlayIn, 'I H').order).toBe('A B C D E F G H');
  const ahead = Array.from({ length: 5 }, () => 'H 90 I 80').join(', ');
  expect(seeds(bubblePlayIn, 'I I', ahead).games).toBe('');
});
