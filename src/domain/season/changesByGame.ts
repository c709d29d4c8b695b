import {
  goalVerb,
  hingeRuns,
  hingeShareText,
  isOwn,
  type NamedHinge,
  namedHinges,
  ownResultShares,
  ownResults,
} from './hingeWords.ts';
import type { SeasonView } from './seasonView.ts';

/** What a game changes in the season for its sides. */
export interface GameChange {
  /** "Bills to make the playoffs: win 97%, lose 88% (Bills won it in 3,523 seasons, Jets in 6,429)." */
  readonly words: string;
  /** The same where there is room for few words: "Playoffs, won/lost: Bills 97%/88%, Jets 12%/2%". */
  readonly brief: string;
}

/** The biggest change of each side. */
function ofSides(own: readonly NamedHinge[]): readonly NamedHinge[] {
  const sides = [...new Set(own.map(({ team }) => team.number))];
  return sides.flatMap((side) =>
    own
      .filter(({ team }) => team.number === side)
      .toSorted((one, other) => other.gap - one.gap)
      .slice(0, 1),
  );
}

/** "Bills 97%/88%" */
function figures(named: NamedHinge): string {
  const { win, draw, lose } = ownResults(named);
  const shares = [win, ...(draw ? [draw] : []), lose].map(({ share }) => hingeShareText(share));
  return `${named.team.shortName} ${shares.join('/')}`;
}

function brief({ format }: SeasonView, sides: readonly NamedHinge[]): string {
  const results = sides.some((named) => ownResults(named).draw) ? 'won/drawn/lost' : 'won/lost';
  const goals = [...new Set(sides.map(({ hinge }) => hinge.goal))];
  return goals
    .map((goal) => {
      const own = sides.filter(({ hinge }) => hinge.goal === goal).map(figures);
      return `${format.goals[goal]?.name ?? ''}, ${results}: ${own.join(', ')}`;
    })
    .join('; ');
}

function told(view: SeasonView, own: readonly NamedHinge[]): GameChange {
  const sides = ofSides(own);
  const words = sides.map(
    (named) =>
      `${named.team.shortName} to ${goalVerb(view, named.hinge.goal)}: ${ownResultShares(named)}`,
  );
  const [first] = own;
  const seasons = first ? ` (${hingeRuns(first)})` : '';
  return { words: `${words.join('; ')}${seasons}.`, brief: brief(view, sides) };
}

/** What each game on the slate changes for its own sides, by the game's number. */
export function changesByGame(view: SeasonView): Readonly<Record<string, GameChange>> {
  const games = new Map<number, NamedHinge[]>();
  for (const named of namedHinges(view)) {
    const { id } = named.game;
    if (id === undefined || !isOwn(named)) continue;
    games.set(id, [...(games.get(id) ?? []), named]);
  }
  return Object.fromEntries([...games].map(([id, own]) => [String(id), told(view, own)]));
}
