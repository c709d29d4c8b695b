import { matchesAnchor } from '#domain/events/eventAnchor.ts';
import type { StoredEvent } from '#domain/events/sportEvent.ts';
import { matchGroups } from '#domain/events/tennis/groups.ts';
import type { TennisMatch } from '#domain/events/tennisMatch.ts';
import { SampleNote } from '../SampleNote.tsx';
import { MatchGroup } from './MatchGroup.tsx';

interface Props {
  readonly matches: readonly StoredEvent<TennisMatch>[];
}

type Group = ReturnType<typeof matchGroups<StoredEvent<TennisMatch>>>[number];

/** Tournaments of one match stand beside each other, so they follow the others. */
const place = ({ matches }: Group): number => (matches.length === 1 ? 1 : 0);

const groupsOf = (matches: Props['matches']) =>
  matchGroups(matches).toSorted((a, b) => place(a) - place(b));

const ARCHIVE = 'matches-archive';

/** Links to tournaments with predictions, and to the samples; nothing for a single one. */
function Links({
  groups,
  archive,
}: {
  readonly groups: readonly Group[];
  readonly archive: boolean;
}) {
  if (groups.length + (archive ? 1 : 0) < 2) return null;
  return (
    <nav className="on-page" aria-label="Tournaments with predictions">
      {groups.map(({ tournament }) => (
        <a key={tournament} href={`#${matchesAnchor(tournament)}`}>
          {tournament}
        </a>
      ))}
      {archive && <a href={`#${ARCHIVE}`}>June 2025</a>}
    </nav>
  );
}

/** Predicted matches to come by tournament: the first ones in the open, the rest behind a line. */
export function MatchGroups({ matches, archive }: Props & { readonly archive: boolean }) {
  const groups = groupsOf(matches);
  return (
    <>
      <Links groups={groups} archive={archive} />
      <div className="grid thirds tour-groups gap-y-9">
        {groups.map((group) => (
          <MatchGroup key={group.tournament} {...group} alone={group.matches.length === 1} />
        ))}
      </div>
    </>
  );
}

/** Samples of 2025 by tournament: an archive once any match to come has a prediction. */
export const MatchArchive = ({ matches, open }: Props & { readonly open: boolean }) =>
  matches.length === 0 ? null : (
    <details className="disclose" open={open} id={ARCHIVE}>
      <summary>Sample matches of June 2025</summary>
      <div className="content">
        <SampleNote thing="match" things="matches" />
        <p className="note mb-4">Schedule updated June 16, 2025.</p>
        <div className="grid thirds tour-groups gap-y-9">
          {groupsOf(matches).map((group) => (
            <MatchGroup key={group.tournament} {...group} />
          ))}
        </div>
      </div>
    </details>
  );
