import type { GolfLiveCounts } from '#domain/live/golfFigures.ts';
import { type GolfState, totalToPar } from '#domain/live/golfState.ts';
import { HOLES } from '#engine/live/golf/readState.ts';
import type { RivalMoment } from '../rivals.ts';
import type { FollowedTournament, GolfEnd } from './types.ts';

/** What is asked of every player. */
export const GOLF_QUESTIONS = ['win', 'top 10', 'cut'] as const;
export type GolfQuestion = (typeof GOLF_QUESTIONS)[number];

/** Chance of yes by player id; what never occurred has half a run. */
export function golfSaid(
  { players, runs }: GolfLiveCounts,
  question: GolfQuestion,
): ReadonlyMap<string, number> {
  const field = { win: 'wins', 'top 10': 'top10', cut: 'madeCut' } as const;
  const key = field[question];
  return new Map(players.map((player) => [player.id, (player[key] + 0.5) / (runs + 1)]));
}

/** Weight of yes in what happened to a player. */
function happenedTo({ won, top, madeCut }: GolfEnd, id: string, question: GolfQuestion): number {
  if (question === 'win') return won.get(id) ?? 0;
  return (question === 'cut' ? madeCut : top[10])?.has(id) ? 1 : 0;
}

/** The place that a question is about. */
function placeOf({ inputs }: FollowedTournament, question: GolfQuestion): number {
  if (question === 'win') return 1;
  return question === 'cut' ? (inputs.cut?.places ?? 0) : 10;
}

/**
 * A question of every player who is in, as a plain rival sees it: strokes ahead of the place that counts (of its holder: of the next
 * one), and the share of his holes that are left. A cut is asked in the rounds before it alone.
 * @param start what was said before, by id
 */
export function askedOfGolf(
  tournament: FollowedTournament,
  state: GolfState,
  question: GolfQuestion,
  start: ReadonlyMap<string, number>,
): readonly (RivalMoment & { readonly id: string })[] {
  const { inputs, result } = tournament;
  const last = question === 'cut' ? (inputs.cut?.after ?? 0) : inputs.rounds;
  const alive = state.players.filter(({ out }) => out === undefined);
  if (question === 'cut') {
    if (!result.madeCut || state.players.some(({ out }) => out === 'cut')) return [];
    if (alive.some(({ rounds }) => rounds.length > last)) return [];
  }
  const place = placeOf(tournament, question);
  const totals = alive.map(totalToPar).sort((one, other) => one - other);
  const paid = totals[place - 1] ?? totals.at(-1) ?? 0;
  return alive.map((player) => {
    const own = totalToPar(player);
    const beyond = totals[place] ?? paid;
    const played = player.rounds.length * HOLES + (player.thru ?? 0);
    const said = start.get(player.id) ?? 0;
    const yes = happenedTo(result, player.id, question);
    return {
      id: player.id,
      part: question,
      left: 1 - played / (last * HOLES),
      margin: (own <= paid ? beyond : paid) - own,
      start: [said, 1 - said],
      happened: [yes, 1 - yes],
    };
  });
}
