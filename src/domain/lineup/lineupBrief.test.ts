import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '../game/exampleGame.fixture.ts';
import type { PredictedGame } from '../game/game.ts';
import type { KnownStarter } from '../starters/availability.ts';
import { BASKETBALL_LINES, FOOTBALL_LINES, withLines } from './drawn.fixture.ts';
import { lineupBrief } from './lineupBrief.ts';

const AS_OF = '2026-11-22T23:05:00Z';
const brief = (rest: object, prediction: object = {}) =>
  lineupBrief({
    ...EXAMPLE_GAME,
    asOf: AS_OF,
    ...rest,
    prediction: { ...EXAMPLE_PREDICTION, ...prediction },
  } as PredictedGame);
const starter = (name: string, rest: Partial<KnownStarter> = {}) => ({
  starter: { name, status: 'announced', ...rest },
});
const recipe = (...notes: string[]) => ({ recipe: { ...EXAMPLE_PREDICTION.recipe, notes } });
const LOCK =
  'Kansas City Chiefs: quarterback not certain yet, rated with Drew Lock, the last to start in our results; wider range';

test('the first player of each side with his range, away before home, and how many are in doubt', () => {
  expect(lineupBrief(withLines('NFL', FOOTBALL_LINES))).toBe(
    'Mahomes 268 pass yds (213–322), Allen 241 pass yds (186–295); 1 questionable, 1 doubtful',
  );
  expect(lineupBrief(withLines('NBA', BASKETBALL_LINES))).toBe(
    'Jokić 28.3 pts (22–34), Tatum 27.1 pts (21–33)',
  );
});

test('a side without lines is named, and who is listed out is counted', () => {
  const away = FOOTBALL_LINES.filter(({ team }) => team === 'away');
  const out = (asOf: string) => ({ out: { names: ['A', 'B'], asOf } });
  const availability = { away: out(AS_OF), home: out('2026-11-20T14:00:00Z') };
  expect(lineupBrief(withLines('NFL', away, { asOf: AS_OF, availability }))).toBe(
    'Mahomes 268 pass yds (213–322), Bills not named; 1 questionable; 2 listed out',
  );
});

test('else who starts, and a side without one is named', () => {
  const away = starter('Patrick Mahomes II', { status: 'expected' });
  expect(brief({ availability: { away, home: starter('Josh Allen') } }, recipe(LOCK))).toBe(
    'Quarterbacks: Mahomes II (expected), Allen',
  );
  expect(brief({ league: 'NHL', availability: { home: starter('Igor Shesterkin') } })).toBe(
    'Goalies: Chiefs not named, Shesterkin',
  );
});

test('else whom the teams are rated with, until the start; else that nobody is named', () => {
  expect(brief({}, recipe(LOCK))).toBe('Quarterbacks not announced; we assume Lock');
  expect(brief({ status: 'final', score: { home: 1, away: 0 } }, recipe(LOCK))).toBe('No lineups');
  expect(brief({ league: 'EPL' })).toBe('Lineups not out yet');
  expect(brief({ league: 'MLS' })).toBe('We forecast no players of this league');
});
