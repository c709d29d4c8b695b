import type { FieldCurve, FieldLive } from '#contract/live/fieldLive.ts';
import type { GolferFigures, GolfFigures } from '#domain/live/eventFigures.ts';
import { golfBoardOf, playedPercent } from '#domain/live/golfBoard.ts';
import type { GolfState } from '#domain/live/golfState.ts';

/** By place; and so many more who are likeliest to win. */
const LEADERS = 10;
const FAVORITES = 5;
/** Largest gains and losses of a chance to win. */
const MOVED = 3;
/** Lines of a curve. */
const LINES = 5;
/** A smaller change, points, is noise of the runs or no news. */
const LEAST_MOVE = 1;
/** Less likely places of the cut are left out, percent. */
const LEAST_LINE = 1;

const byId = (figures: GolfFigures | undefined): ReadonlyMap<string, GolferFigures> =>
  new Map(figures?.players.map((player) => [player.id, player]));

const sharesOf = ({ id: _, ...shares }: GolferFigures) => shares;

const likeliest = (figures: GolfFigures, most: number): readonly string[] =>
  figures.players
    .toSorted((one, other) => other.win - one.win)
    .slice(0, most)
    .map(({ id }) => id);

const change = (move: FieldLive['movers'][number]): number => move.winNow - move.winBefore;

function movedOf(before: GolfFigures, now: GolfFigures): FieldLive['movers'] {
  const then = byId(before);
  const moves = now.players.flatMap(({ id, win }) => {
    const known = then.get(id);
    return known ? [{ golfer: id, winBefore: known.win, winNow: win }] : [];
  });
  const large = moves
    .filter((move) => Math.abs(change(move)) >= LEAST_MOVE)
    .toSorted((one, other) => change(other) - change(one));
  const gains = large.filter((move) => change(move) > 0).slice(0, MOVED);
  return [...gains, ...large.filter((move) => change(move) < 0).slice(-MOVED)];
}

/** A tournament as it was last told: its leaders with their chances. Before its first state those likeliest to win. */
export function fieldLive(
  before: GolfFigures,
  state: GolfState | null,
  now: GolfFigures | undefined,
): FieldLive {
  const { rounds } = before;
  const [then, told] = [byId(before), byId(now)];
  const players = before.players.length;
  const shown = new Set(likeliest(now ?? before, FAVORITES));
  const board = state ? golfBoardOf(state) : [];
  const leaders = board.filter(({ id, place }, at) => place && (at < LEADERS || shown.has(id)));
  return {
    ...(state && { round: state.round }),
    rounds,
    entered: state?.players.length ?? players,
    stillIn: state?.players.filter(({ out }) => out === undefined).length ?? players,
    leaders: leaders.map(({ id, ...line }) => {
      const [said, says] = [then.get(id), told.get(id)];
      return {
        golfer: id,
        ...line,
        ...(said && { before: sharesOf(said) }),
        ...(says && { now: sharesOf(says) }),
      };
    }),
    movers: now ? movedOf(before, now) : [],
    ...(now &&
      now.cutLines.length > 0 && {
        cutLines: now.cutLines
          .filter(([, share]) => share >= LEAST_LINE)
          .map(([at, share]) => [at, share]),
      }),
    ...(state?.winner !== undefined && { champion: state.winner }),
  };
}

/** Chances to win by moment, of those who were likeliest at any. */
export function fieldCurve(
  before: GolfFigures,
  moments: readonly { readonly state: GolfState; readonly figures: GolfFigures }[],
): FieldCurve {
  const said = [before, ...moments.map(({ figures }) => figures)].map(byId);
  const best = new Map<string, number>();
  for (const one of said) {
    for (const { id, win } of one.values()) best.set(id, Math.max(win, best.get(id) ?? 0));
  }
  const curves = [...best]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, LINES)
    .map(([id]) => ({ golfer: id, chancesToWin: said.map((one) => one.get(id)?.win ?? 0) }));
  return {
    holesPlayed: [0, ...moments.map(({ state }) => playedPercent(state, before.rounds))],
    inRound: [1, ...moments.map(({ state }) => state.round)],
    curves,
  };
}
