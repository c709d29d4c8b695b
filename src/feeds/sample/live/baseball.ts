import type { Score } from '#domain/game/game.ts';
import { ordinal } from '#domain/words/ordinal.ts';
import type { Dice } from '../dice.ts';
import { type Course, diceOfGame, type SampleGame } from './course.ts';
import { type AtBat, halfInning } from './innings.ts';

const INNINGS = 9;
/** A half-inning, and the rest after it, minutes. */
const TAKES = 7;
const REST = 2;
/** The runner whom the rules put on second base in extra innings. */
const RUNNER = 2;

interface Half {
  readonly inning: number;
  readonly bottom: boolean;
  readonly stands: readonly AtBat[];
  /** The score before it. */
  readonly before: Score;
}

/** Runs spread over innings, most of them with none. */
function spread(runs: number, innings: number, dice: Dice): readonly number[] {
  const list = new Array<number>(innings).fill(0);
  for (let left = runs; left > 0; ) {
    const some = Math.min(left, dice.between(1, 3));
    const at = dice.between(0, innings - 1);
    list[at] = (list[at] ?? 0) + some;
    left -= some;
  }
  return list;
}

/** Runs by half-inning, the visitors first. The home side does not bat when it is ahead; extra innings decide by one. */
function lines(game: SampleGame): readonly (readonly [away: number, home: number | undefined])[] {
  const { score, ended } = game;
  const isLong = ended !== 'regulation';
  const level = Math.min(score.home, score.away);
  const homeWins = score.home > score.away;
  const ofAway = spread(isLong ? level : score.away, INNINGS, diceOfGame(game, 'away'));
  const bats = isLong || !homeWins ? INNINGS : INNINGS - 1;
  const ofHome = spread(isLong ? level : score.home, bats, diceOfGame(game, 'home'));
  const more: [number, number][] = isLong ? [[score.away - level, score.home - level]] : [];
  return [...ofAway.map((runs, at) => [runs, ofHome[at]] as const), ...more];
}

function halves(game: SampleGame): readonly Half[] {
  const found: Half[] = [];
  let before: Score = { home: 0, away: 0 };
  for (const [at, [away, home]] of lines(game).entries()) {
    const inning = at + 1;
    const start = inning > INNINGS ? RUNNER : 0;
    const dice = diceOfGame(game, `inning ${inning}`);
    found.push({ inning, bottom: false, stands: halfInning(dice, away, start), before });
    before = { ...before, away: before.away + away };
    if (home === undefined) break;
    const wins = inning > INNINGS && home > away;
    found.push({ inning, bottom: true, stands: halfInning(dice, home, start, wins), before });
    before = { ...before, home: before.home + home };
  }
  return found;
}

/** A game of baseball, batter by batter. */
export function baseballCourse(game: SampleGame): Course {
  const { score } = game;
  const played = halves(game);
  return (minutes) => {
    const place = Math.floor(Math.max(0, minutes) / (TAKES + REST));
    const half = played[place];
    const last = played.at(-1);
    const since = minutes - place * (TAKES + REST);
    const batter = Math.floor((since / TAKES) * (half?.stands.length ?? 0));
    if (!half || (half === last && batter >= half.stands.length - 1)) {
      const inning = last?.inning ?? INNINGS;
      return {
        stage: 'ended',
        detail: inning > INNINGS ? `Final/${inning}` : 'Final',
        between: false,
        state: { sport: 'baseball', ...score, inning, bottom: true, outs: 0, bases: 0 },
      };
    }
    const { inning, bottom, stands, before } = half;
    const after = stands[batter] ?? stands.at(-1);
    const { runs = 0, outs = 0, bases = 0 } = after ?? {};
    const side = bottom ? 'home' : 'away';
    const common = { sport: 'baseball', ...before, [side]: before[side] + runs } as const;
    if (since < TAKES && outs < 3) {
      return {
        stage: 'playing',
        detail: `${bottom ? 'Bottom' : 'Top'} ${ordinal(inning)}`,
        between: false,
        state: { ...common, inning, bottom, outs, bases },
      };
    }
    return {
      stage: 'playing',
      detail: `${bottom ? 'End' : 'Middle'} ${ordinal(inning)}`,
      between: true,
      state: {
        ...common,
        inning: bottom ? inning + 1 : inning,
        bottom: !bottom,
        outs: 0,
        bases: 0,
      },
    };
  };
}
