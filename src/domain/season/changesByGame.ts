import {
  goalVerb,
  hingeRuns,
  isOwn,
  type NamedHinge,
  namedHinges,
  ownWords,
} from './hingeWords.ts';
import type { SeasonView } from './seasonView.ts';

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

function told(view: SeasonView, own: readonly NamedHinge[]): string {
  const words = ofSides(own).map(
    (named) => `${named.team.shortName} to ${goalVerb(view, named.hinge.goal)}: ${ownWords(named)}`,
  );
  const [first] = own;
  return `${words.join('; ')}${first ? ` (${hingeRuns(first)})` : ''}.`;
}

/**
 * What each game on the slate changes for its own sides, by the game's number: "Bills to make the playoffs: win 97%, lose 88%;
 * Jets to make the playoffs: win 12%, lose 2% (Bills won it in 3,523 seasons, Jets in 6,429)."
 */
export function changesByGame(view: SeasonView): Readonly<Record<string, string>> {
  const games = new Map<number, NamedHinge[]>();
  for (const named of namedHinges(view)) {
    const { id } = named.game;
    if (id === undefined || !isOwn(named)) continue;
    games.set(id, [...(games.get(id) ?? []), named]);
  }
  return Object.fromEntries([...games].map(([id, own]) => [String(id), told(view, own)]));
}
