import { type GolfState, totalToPar } from '#domain/live/golfState.ts';
import { initialGolf } from '#engine/golf/fitted.ts';
import { predictTournament } from '#engine/golf/predict.ts';
import { readLeague } from '#feeds/espn/events/askScoreboard.ts';
import { isTournament } from '#feeds/espn/events/golf/currentTournament.ts';
import { golfReader } from '#feeds/espn/events/golf/tournament.ts';
import { parseGolfBoard } from '#feeds/espn/live/golfBoard.ts';
import { GOLF_TOPS, type GolfTop } from '../../fit/golf/results.ts';
import { recordedBoards } from './recordedBoards.ts';
import type { FollowedTournament, GolfEnd, GolfMoment } from './types.ts';

/** The outcome of the forecast itself is not used. */
const FEW_RUNS = 1000;

/** "R2" while its second round is played, "after R2" until the third begins. */
function partOf({ round, players }: GolfState): string {
  const ended = players.every(({ rounds, out }) => out !== undefined || rounds.length === round);
  return ended ? `after R${round}` : `R${round}`;
}

function endOf({ players, winner, round }: GolfState): GolfEnd {
  const finished = players.filter(
    ({ rounds, out }) => out === undefined && rounds.length === round,
  );
  const totals = finished.map(totalToPar).sort((one, other) => one - other);
  const within = (top: GolfTop): ReadonlySet<string> =>
    new Set(
      finished.filter((one) => totalToPar(one) <= (totals[top - 1] ?? 0)).map(({ id }) => id),
    );
  const [five, ten, twenty] = GOLF_TOPS;
  return {
    won: new Map(winner === undefined ? [] : [[winner, 1]]),
    top: { 5: within(five), 10: within(ten), 20: within(twenty) },
    madeCut: new Set(players.filter(({ rounds }) => rounds.length > 2).map(({ id }) => id)),
  };
}

/**
 * The one recorded tournament of the PGA Tour, with the forecast that the committed ratings give of it; undefined where its boards are
 * missing or its end is not among them.
 */
export function recordedTournament(folder: string): FollowedTournament | undefined {
  const boards = recordedBoards(folder);
  const told = boards.flatMap((board) => {
    const read = parseGolfBoard(board, 'pga-tour');
    return read.ok ? read.value.events : [];
  });
  const end = told.findLast(({ stage, state }) => stage === 'ended' && state !== undefined)?.state;
  const fields = boards.flatMap((board) => {
    const read = readLeague(board, 'pga-tour', golfReader('pga-tour'));
    return read.ok ? read.value.events.filter(isTournament) : [];
  });
  const [event] = fields;
  if (!end || !event) return undefined;
  const { name, startTime: date, field } = event;
  const season = Number(date.slice(0, 4));
  const facts = { name, season, date };
  const { recipe } = predictTournament(field, 'pga-tour', facts, initialGolf(), FEW_RUNS);
  return {
    id: `${date.slice(0, 10)} ${name}`,
    season,
    inputs: recipe.inputs,
    seed: Number.parseInt(recipe.seed, 16),
    moments: told.flatMap(({ stage, state }): GolfMoment[] =>
      state && stage !== 'ended' ? [{ part: partOf(state), state }] : [],
    ),
    result: endOf(end),
  };
}
