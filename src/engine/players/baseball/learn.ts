import { ratingDay } from '../../ratings/day.ts';
import type { BaseballBox, BaseballBoxSide, BatterBox, StarterBox } from './box.ts';
import { isFar, TURNS } from './groups.ts';
import {
  type BaseballPlayersState,
  type BatterMemory,
  noBatter,
  noPitcher,
  type PitcherMemory,
  weightAfter,
} from './memory.ts';
import type { BaseballParams } from './params.ts';
import { strikeoutsOf } from './pitching.ts';

/** Weights of the last start's outs in what is left of a memory: of a few starts, and of many. */
const RECENT = 0.75;
const LONG = 0.95;

/** Learns from a game that has ended; the state given is changed. Games in the order of play. */
export function learnBaseball(
  state: BaseballPlayersState,
  box: BaseballBox,
  params: BaseballParams,
): void {
  const day = ratingDay(box.date);
  const { home, away } = box;
  if (state.season.year !== box.season) {
    state.season.year = box.season;
    state.season.firstDay = day;
  }
  learnSide(state, home, away, day, params);
  learnSide(state, away, home, day, params);
  learnStarter(state, home.starter, away.team, box, params);
  learnStarter(state, away.starter, home.team, box, params);
}

function learnSide(
  state: BaseballPlayersState,
  side: BaseballBoxSide,
  other: BaseballBoxSide,
  day: number,
  params: BaseballParams,
): void {
  const appearances = side.batters.reduce((sum, { plateAppearances: one }) => sum + one, 0);
  const faced = other.starter?.battersFaced ?? appearances;
  const far = isFar(side.runs, other.runs);
  for (const box of side.batters) {
    state.batters[box.playerId] ??= noBatter(day);
    const memory = state.batters[box.playerId];
    const place = state.places[box.started ? box.slot - 1 : 9];
    if (!(memory && place)) continue;
    addBatter(memory, box, day, params.lives.batter);
    addBatter(place, box, day, params.lives.league);
    if (box.started) addBatter(state.slow.batters, box, day, params.lives.batter);
    if (box.started) addLeaving(memory, box, { appearances, faced, far }, params);
  }
}

function addBatter(memory: BatterMemory, box: BatterBox, day: number, life: number): void {
  const kept = weightAfter(day - memory.day, life);
  const add = (name: Exclude<keyof BatterMemory, 'day'>, amount: number): void => {
    memory[name] = memory[name] * kept + amount;
  };
  memory.day = Math.max(memory.day, day);
  add('plateAppearances', box.plateAppearances);
  add('walk', box.walks);
  add('single', box.hits - box.doubles - box.triples - box.homeRuns);
  add('double', box.doubles);
  add('triple', box.triples);
  add('homeRun', box.homeRuns);
  add('strikeout', box.strikeouts);
  add('hitByPitch', box.hitByPitch);
  add('steals', box.stolenBases);
  add('left', 0);
  add('leftExpected', 0);
}

/** Whether another batted in his place later on, beside how often that is the league's habit. */
function addLeaving(
  memory: BatterMemory,
  { slot, plateAppearances }: BatterBox,
  game: { readonly appearances: number; readonly faced: number; readonly far: boolean },
  { tables }: BaseballParams,
): void {
  const turns = Math.floor((game.appearances - slot) / 9) + 1;
  const factor = tables.decided[Number(game.far)] ?? 1;
  for (let turn = 1; turn < Math.min(turns, plateAppearances + 1); turn++) {
    const phase = slot + 9 * turn > game.faced ? 1 : 0;
    memory.leftExpected += (tables.replaced[Math.min(turn, TURNS) - 1]?.[phase] ?? 0) * factor;
  }
  if (plateAppearances < turns) memory.left += 1;
}

function learnStarter(
  state: BaseballPlayersState,
  starter: StarterBox | undefined,
  batting: string,
  { date, season, home }: BaseballBox,
  params: BaseballParams,
): void {
  if (!starter) return;
  const day = ratingDay(date);
  const { lives } = params;
  state.pitchers[starter.playerId] ??= noPitcher(day);
  const memory = state.pitchers[starter.playerId];
  if (!memory) return;
  const rest = starter.battersFaced - starter.hits - starter.walks;
  const expected = rest * strikeoutsOf(state, memory, params);
  const { teams, parks } = state;
  addStrikeouts(teams, batting, day, lives.team, starter.strikeouts, expected);
  addStrikeouts(parks, home.team, day, lives.park, starter.strikeouts, expected);
  addStart(memory, starter, day, lives.pitcher);
  addStart(state.starters, starter, day, lives.league);
  addStart(state.slow.starters, starter, day, lives.pitcher);
  if (memory.season !== season) {
    memory.season = season;
    memory.seasonStarts = 0;
    memory.seasonOuts = 0;
  }
  memory.seasonStarts += 1;
  memory.seasonOuts += starter.outs;
}

function addStrikeouts(
  of: BaseballPlayersState['teams'],
  name: string,
  day: number,
  life: number,
  strikeouts: number,
  expected: number,
): void {
  const memory = of[name] ?? { day, strikeouts: 0, expected: 0 };
  const kept = weightAfter(day - memory.day, life);
  of[name] = {
    day,
    strikeouts: memory.strikeouts * kept + strikeouts,
    expected: memory.expected * kept + expected,
  };
}

function addStart(memory: PitcherMemory, box: StarterBox, day: number, life: number): void {
  const kept = weightAfter(day - memory.day, life);
  memory.day = Math.max(memory.day, day);
  memory.faced = memory.faced * kept + box.battersFaced;
  memory.reached = memory.reached * kept + box.hits + box.walks;
  memory.walk = memory.walk * kept + box.walks;
  memory.homeRun = memory.homeRun * kept + box.homeRuns;
  memory.strikeout = memory.strikeout * kept + box.strikeouts;
  memory.recent = memory.recent * RECENT + 1;
  memory.recentOuts = memory.recentOuts * RECENT + box.outs;
  memory.recentFaced = memory.recentFaced * RECENT + box.battersFaced;
  memory.lastFaced = box.battersFaced;
  memory.long = memory.long * LONG + 1;
  memory.longOuts = memory.longOuts * LONG + box.outs;
  memory.starts += 1;
}
