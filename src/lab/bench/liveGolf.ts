import type { GolferState, GolfState } from '#domain/live/golfState.ts';
import { exampleInputs } from '#engine/golf/inputs.fixture.ts';
import { GOLF_LIVE_RUNS, golfLive } from '#engine/live/golf/golfLive.ts';
import { medianMs, warmUp } from './measure.ts';
import { benchColumns } from './table.ts';

/** A full field of a major. */
const FIELD = 156;
const inputs = exampleInputs(FIELD);

/** Everyone in a round of which half the field has played nine holes; after the cut the first 70 alone. */
function stateIn(round: number): GolfState {
  const players = inputs.players.map(({ id }, at): GolferState => {
    if (round > 2 && at >= 70) return { id, rounds: [1, 2], out: 'cut' };
    const rounds = Array.from({ length: round - 1 }, (_, before) => ((at + before) % 5) - 2);
    return { id, rounds, ...(at % 2 === 0 && { thru: 9, toPar: (at % 3) - 1 }) };
  });
  return { sport: 'golf', round, players };
}

/** What it costs to say one state of a golf tournament: looked at every five minutes. */
export function liveGolfTable(): string {
  const live = golfLive(inputs, 7, 1);
  const each = [1, 2, 4].map((round) => {
    const state = stateIn(round);
    const say = () => live.after(state);
    warmUp(say);
    return medianMs(say);
  });
  const head = ['golf, ms a state', 'round 1', 'round 2', 'round 4'];
  const row = [`${FIELD} players, ${GOLF_LIVE_RUNS} runs`, ...each.map((one) => one.toFixed(0))];
  return `${benchColumns([head, row])}\nAim: at most 500 ms, because a leaderboard is read every five minutes.`;
}
