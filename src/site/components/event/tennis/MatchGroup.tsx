import { matchesAnchor } from '#domain/events/eventAnchor.ts';
import type { StoredEvent } from '#domain/events/sportEvent.ts';
import { moreMatches, OPEN_MATCHES } from '#domain/events/tennis/groups.ts';
import type { TennisMatch } from '#domain/events/tennisMatch.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { PredictedMatch } from './PredictedMatch.tsx';

interface Props {
  readonly tournament: string;
  readonly days: string;
  readonly matches: readonly StoredEvent<TennisMatch>[];
  /** Whether its only match stands next to other tournaments' matches. */
  readonly alone?: boolean;
}

const Matches = ({ matches }: Pick<Props, 'matches'>) => (
  <div className="grid thirds" data-by-clock="">
    {matches.map((match) => (
      <SectionBoundary key={match.id}>
        <PredictedMatch match={match} />
      </SectionBoundary>
    ))}
  </div>
);

/** A tournament's predicted matches: the first ones visible, the rest folded. */
export const MatchGroup = ({ tournament, days, matches, alone = false }: Props) => (
  <section className={alone ? 'tour-group one' : 'tour-group'} id={matchesAnchor(tournament)}>
    <h3>
      <span>
        {`${tournament} `}
        <span className="inline-block">{`(${days})`}</span>
      </span>
    </h3>
    <Matches matches={matches.slice(0, OPEN_MATCHES)} />
    {matches.length > OPEN_MATCHES && (
      <details className="disclose more-matches mt-5 border-b border-line">
        <summary>{moreMatches(matches.length - OPEN_MATCHES, tournament)}</summary>
        <Matches matches={matches.slice(OPEN_MATCHES)} />
      </details>
    )}
  </section>
);
