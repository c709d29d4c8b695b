import type { Team } from '#domain/game/game.ts';
import { teamRankText } from './noteText.ts';

/** A college team's ranking, before its name; nothing if unranked. */
export function Rank({ team }: { readonly team: Team }) {
  const text = teamRankText(team);
  return text === undefined ? null : (
    <>
      <span className="rank">{text}</span>{' '}
    </>
  );
}
