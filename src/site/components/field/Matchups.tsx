import { type MatchupSide, matchupBadge } from '#domain/nascar/headToHead.ts';
import { Comb } from '../charts/Comb.tsx';
import { Badge } from '../ui/Badge.tsx';

/** One side, with its odds in words if the page shows them. */
type Side = MatchupSide & { readonly odds?: string | undefined };

interface Props {
  readonly matchups: readonly (readonly [Side, Side])[];
  /** Names the list for screen readers. */
  readonly label: string;
}

/** Head-to-heads: both names, the win percent of either side as one bar, the badge 'x% - y%'. */
export const Matchups = ({ matchups, label }: Props) => (
  <ul className="matchups grid gap-5 list-none p-0 max-w-[52rem]" aria-label={label}>
    {matchups.map((sides) => {
      const [one, other] = sides;
      return (
        <li key={`${one.name} ${other.name}`}>
          <p className="pair">
            <b className={one.percent >= other.percent ? 'favored' : undefined}>
              {one.name}{' '}
              {one.odds && (
                <small className="block text-12 font-[450] text-muted">{one.odds}</small>
              )}
            </b>
            <Badge>{matchupBadge(sides)}</Badge>
            <b className={other.percent > one.percent ? 'favored' : undefined}>
              {other.name}{' '}
              {other.odds && (
                <small className="block text-12 font-[450] text-muted">{other.odds}</small>
              )}
            </b>
          </p>
          <Comb away={one.percent} home={other.percent} awayName={one.name} homeName={other.name} />
        </li>
      );
    })}
  </ul>
);
