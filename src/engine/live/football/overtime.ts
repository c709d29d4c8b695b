import type { FootballState, LiveSide } from '#domain/live/gameState.ts';
import { driveFrom } from './drive.ts';
import type { DriveStrengths } from './flat.ts';
import type { FootballParameters } from './parameters.ts';

/** What an overtime adds to the score. */
export interface Extra {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/** With more than this left, seconds, nobody is taken to have had the ball before in a level overtime. */
const FIRST_DRIVE = 400;
/** A drive's length in overtime, seconds. */
const DRIVE = 170;

/** How games level after regulation end, the sides being equal; the published table says who is better. */
export function levelEnds({ overtime }: FootballParameters): Extra[] {
  const { tie, three, six } = overtime;
  const won = (points: number, share: number): Extra[] => {
    const chance = ((1 - tie) * share) / 2;
    return [
      { home: points, away: 0, chance },
      { home: 0, away: points, chance },
    ];
  };
  return [
    { home: 0, away: 0, chance: tie },
    ...won(3, three),
    ...won(6, six),
    ...won(2, 1 - three - six),
  ];
}

/** An overtime from its clock, score and ball on. `timed` is false where overtimes have no clock: both sides then get the ball. */
export class Overtime {
  private readonly params: FootballParameters;
  private readonly strengths: DriveStrengths;
  private readonly timed: boolean;

  constructor(params: FootballParameters, strengths: DriveStrengths, timed: boolean) {
    this.params = params;
    this.strengths = strengths;
    this.timed = timed;
  }

  from(state: FootballState): Extra[] {
    const { possession, home, away } = state;
    const lead = home - away;
    const seconds = this.timed ? state.secondsLeft : 2 * FIRST_DRIVE;
    if (lead !== 0) return this.answered(state, lead > 0 ? 'away' : 'home', Math.abs(lead));
    if (seconds <= 0) return [{ home: 0, away: 0, chance: 1 }];
    if (possession === undefined) {
      return [
        ...weighed(this.level(state, 'home', seconds), 0.5),
        ...weighed(this.level(state, 'away', seconds), 0.5),
      ];
    }
    return this.level(state, possession, seconds);
  }

  /** The side behind has its drive, unless the other has the ball or no time is left. */
  private answered(state: FootballState, side: LiveSide, behind: number): Extra[] {
    const none = { home: 0, away: 0, chance: 1 };
    if ((state.possession ?? side) !== side) return [none];
    if (this.timed && state.secondsLeft <= 0) return [none];
    const { fieldGoal, touchdown } = this.driveOf(state, side);
    const goals = behind > 3 ? 0 : fieldGoal;
    const level = behind === 3 ? goals : 0;
    return [
      { ...none, chance: 1 - goals - touchdown },
      scored(side, 3, goals - level),
      ...levelEnds(this.params).map((extra) => ({
        home: extra.home + (side === 'home' ? 3 : 0),
        away: extra.away + (side === 'away' ? 3 : 0),
        chance: extra.chance * level,
      })),
      scored(side, behind < 6 ? 6 : behind + 1, touchdown),
    ];
  }

  /** The score is level: drives in turn until somebody scores or the clock has run out. */
  private level(state: FootballState, side: LiveSide, seconds: number): Extra[] {
    const ends: Extra[] = [];
    let chance = 1;
    let team = side;
    let now = state;
    for (let left = seconds; left > 0 && chance > 1e-6; left -= DRIVE) {
      const { fieldGoal, touchdown } = this.driveOf(now, team);
      const part = chance * Math.min(left / DRIVE, 1);
      ends.push(scored(team, 6, part * touchdown));
      ends.push(...this.kicked(team, part * fieldGoal, left === seconds && seconds > FIRST_DRIVE));
      chance -= part * (touchdown + fieldGoal);
      team = other(team);
      now = started(now, team);
    }
    ends.push({ home: 0, away: 0, chance });
    return ends;
  }

  /** A field goal: of a first drive it is answered, of a later one it ends the game. */
  private kicked(side: LiveSide, chance: number, first: boolean): Extra[] {
    if (!first) return [scored(side, 3, chance)];
    const [home, away] = side === 'home' ? [3, 0] : [0, 3];
    const state = { sport: 'football', home, away, period: 5, secondsLeft: FIRST_DRIVE } as const;
    const answer = this.answered(state, other(side), 3);
    return weighed(answer, chance).map((extra) => ({
      home: extra.home + home,
      away: extra.away + away,
      chance: extra.chance,
    }));
  }

  private driveOf({ possession, down, yardsToGoal, distance }: FootballState, side: LiveSide) {
    const here = possession === side && down !== undefined;
    const spot = {
      yards: (here ? yardsToGoal : undefined) ?? (this.timed ? 72 : 25),
      down: here ? down : 1,
      distance: (here ? distance : undefined) ?? 10,
      seconds: 1800,
      second: false,
      lead: 0,
    };
    return driveFrom(this.params, spot, this.strengths[side]);
  }
}

const other = (side: LiveSide): LiveSide => (side === 'home' ? 'away' : 'home');

const started = (state: FootballState, possession: LiveSide): FootballState => ({
  ...state,
  possession,
  down: undefined,
});

const scored = (side: LiveSide, points: number, chance: number): Extra => ({
  home: side === 'home' ? points : 0,
  away: side === 'away' ? points : 0,
  chance,
});

const weighed = (extras: readonly Extra[], weight: number): Extra[] =>
  extras.map((extra) => ({ ...extra, chance: extra.chance * weight }));
