import type { FieldCurve, FieldLive } from '#contract/live/fieldLive.ts';
import type { GolferFigures, GolfFigures } from '#domain/live/eventFigures.ts';
import { boardOf, playedPercent } from '#domain/live/golfBoard.ts';
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

function movedOf(before: GolfFigures, now: GolfFigures): FieldLive['moved'] {
  const then = byId(before);
  const moves = now.players.flatMap(({ id, win }) => {
    const known = then.get(id);
    return known ? [{ id, before: known.win, now: win }] : [];
  });
  const large = moves
    .filter((move) => Math.abs(move.now - move.before) >= LEAST_MOVE)
    .toSorted((one, other) => other.now - other.before - (one.now - one.before));
  const gains = large.filter((move) => move.now > move.before).slice(0, MOVED);
  return [...gains, ...large.filter((move) => move.now < move.before).slice(-MOVED)];
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
  const board = state ? boardOf(state) : [];
  const leaders = board.filter(({ id, place }, at) => place && (at < LEADERS || shown.has(id)));
  return {
    ...(state && { round: state.round }),
    rounds,
    players: state?.players.length ?? players,
    left: state?.players.filter(({ out }) => out === undefined).length ?? players,
    leaders: leaders.map((line) => {
      const [said, says] = [then.get(line.id), told.get(line.id)];
      return {
        ...line,
        ...(said && { before: sharesOf(said) }),
        ...(says && { now: sharesOf(says) }),
      };
    }),
    moved: now ? movedOf(before, now) : [],
    ...(now &&
      now.cutLines.length > 0 && {
        cutLines: now.cutLines
          .filter(([, share]) => share >= LEAST_LINE)
          .map(([at, share]) => [at, share]),
      }),
    ...(state?.winner !== undefined && { winner: state.winner }),
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
  const lines = [...best]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, LINES)
    .map(([id]) => ({ id, win: said.map((one) => one.get(id)?.win ?? 0) }));
  return {
    played: [0, ...moments.map(({ state }) => playedPercent(state, before.rounds))],
    round: [1, ...moments.map(({ state }) => state.round)],
    lines,
  };
}
