import type { Team } from '#domain/game/game.ts';
import { initials } from '#domain/words/initials.ts';

interface Props {
  readonly team: Team;
  readonly big?: boolean | undefined;
}

const COLOUR = /^#[0-9a-f]{6}$/i;

/**
 * A team's mark: its color on the ring, its initials, and the logo above them if there is one. A logo that fails to load is
 * hidden by `brokenLogos.ts`. Decoration: the name is always next to it.
 */
export function Crest({ team, big = false }: Props) {
  const colour = team.color !== undefined && COLOUR.test(team.color) ? team.color : undefined;
  const size = big ? 72 : 34;
  return (
    <span className={big ? 'crest ring big' : 'crest ring'} aria-hidden="true">
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <circle cx="17" cy="17" r="15.75" stroke={colour} />
        {colour !== undefined && <circle className="lift" cx="17" cy="17" r="15.75" />}
      </svg>
      <span>{initials(team)}</span>
      {team.logoUrl !== undefined && (
        <img
          src={team.logoUrl}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
    </span>
  );
}
