import { GOLF_TOURS } from '#domain/leagues/eventLeague.ts';
import type { GolfOutcome } from '#domain/outcomes/golf.ts';
import type { Simulation, SportModel } from '../model.ts';
import type { Generator } from '../rng/generator.ts';
import { makeCut } from './cut.ts';
import { newField } from './field.ts';
import { finish } from './finish.ts';
import { countFirstRound } from './firstRound.ts';
import { splitsOf } from './heat.ts';
import { checkGolf, type GolfInputs } from './inputs.ts';
import { countGroups, countPairs } from './matchups.ts';
import { mergeGolf } from './merge.ts';
import { golfOutcome } from './outcome.ts';
import { playRound, tee, withdrawPlayers } from './playRound.ts';
import { newScoreboard } from './scoreboard.ts';
import { binsOf, newTally } from './tally.ts';
import { addRound, countTeams, newTeams } from './teams.ts';

/**
 * Golf: a stroke-play tournament of a whole field, round by round.
 *
 * A player's round is a whole number drawn from a normal distribution around the course's difficulty minus his
 * skill; skill itself is drawn once per run from its posterior, so that a player who is better than thought is so
 * in all four rounds. Rounds are otherwise independent: beyond skill their correlation in results of 2018–2024 is
 * about zero. Then withdrawals, the cut, a play-off. In a small share of runs (`upset`) skill counts for nothing.
 *
 * Sources: Broadie and Rendleman (2013), "Are the official world golf rankings biased?", J. Quant. Anal. Sports
 * 9(2) (scores as skill + round difficulty + normal noise); Connolly and Rendleman (2008), "Skill, luck, and
 * streaky play on the PGA Tour", JASA 103 (time-varying skill, noise of about 2.7 strokes).
 * Inputs: strokes; ranges in inputs.ts. Fitted on the PGA Tour alone; other tours use its noise and its rates.
 * Limits: one noise for all players and courses; no course history, weather waves, match play or Stableford;
 * no second cut after 54 holes; a play-off is a coin toss; teams are scored as LIV does, a reserve of equal skill
 * playing for whoever withdraws.
 */
export const golfModel: SportModel<GolfInputs, GolfOutcome> = {
  id: 'golf',
  leagues: GOLF_TOURS,
  prepare,
  merge: mergeGolf,
};

function prepare(inputs: GolfInputs): Simulation<GolfOutcome> {
  checkGolf(inputs);
  const field = newField(inputs);
  const board = newScoreboard(inputs.rounds);
  const tally = newTally(inputs);
  const teams = newTeams(inputs);
  const tables = { splits: splitsOf(field.count), bins: binsOf(field.count) };
  const { rounds, cut, withdrawal } = inputs;
  const hasTeams = inputs.teams.length > 0;

  function tournament(generator: Generator): void {
    tee(field, inputs, generator);
    for (let round = 0; round < rounds; round++) {
      playRound(field, inputs, tally, generator);
      if (hasTeams) addRound(teams, field, inputs, round);
      if (round === 0) countFirstRound(field, tally, tables.splits);
      if (cut !== null && round + 1 === cut.after) makeCut(field, cut, board);
      const afterCut = cut !== null && round + 1 >= cut.after;
      if (round + 1 < rounds) withdrawPlayers(field, withdrawal, afterCut, generator);
    }
    const winner = finish(field, board, tally, tables, cut !== null, generator);
    countPairs(field, inputs, tally);
    countGroups(field, inputs, winner, tally, tables.splits);
    if (hasTeams) countTeams(teams, tally, generator);
  }

  return {
    play(generator, runs) {
      for (let run = 0; run < runs; run++) tournament(generator);
      tally.runs += runs;
    },
    outcome: () => golfOutcome(tally, inputs),
  };
}
