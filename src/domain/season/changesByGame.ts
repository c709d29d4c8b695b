import { isOwn, type NamedHinge, namedHinges, ownResults, ownWords } from './hingeWords.ts';
import { shareText } from './oddsText.ts';
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

/** What a game changes in the season for its own sides. */
export interface GameChanges {
  /** The biggest of it, as the team's odds after its worse and its better result: "BUF 88–97%". */
  readonly brief: string;
  /** "Bills to make the playoffs: win 97%, lose 88%; Jets to make the playoffs: win 12%, lose 2%." */
  readonly words: string;
}

function told(view: SeasonView, own: readonly NamedHinge[]): GameChanges {
  const sides = ofSides(own);
  const goalOf = ({ hinge }: NamedHinge) => view.format.goals[hinge.goal];
  const brief = sides.slice(0, 1).map((named) => {
    const { win, lose } = ownResults(named);
    const [least, most] = [win.share, lose.share].toSorted((one, other) => one - other);
    return `${named.team.abbreviation} ${shareText(least ?? 0).replace('%', '')}–${shareText(most ?? 0)}`;
  });
  const words = sides.map(
    (named) => `${named.team.shortName} to ${goalOf(named)?.verb ?? ''}: ${ownWords(named)}`,
  );
  return { brief: brief.join(''), words: `${words.join('; ')}.` };
}

/** What each game on the slate changes, by the game's number. */
export function changesByGame(view: SeasonView): Readonly<Record<string, GameChanges>> {
  const games = new Map<number, NamedHinge[]>();
  for (const named of namedHinges(view)) {
    const { id } = named.game;
    if (id === undefined || !isOwn(named)) continue;
    games.set(id, [...(games.get(id) ?? []), named]);
  }
  return Object.fromEntries([...games].map(([id, own]) => [String(id), told(view, own)]));
}
