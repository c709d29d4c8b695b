import {
  archiveMonth,
  archiveMonthPath,
  archiveNamePath,
  monthName,
} from '#domain/archive/archivePaths.ts';
import type { KeptEvent, KeptPart } from '#domain/archive/keptEvent.ts';
import { winnerPickOf } from '#domain/archive/keptEvent.ts';
import { leagueLabel } from '#domain/record/leagueLabel.ts';
import { contestWord } from '../contestWord.ts';

interface Props extends Pick<KeptEvent, 'event'> {
  readonly parts: readonly KeptPart[];
}

/** Who took part: the two, or a field's favorite. */
const namesOf = (part: KeptPart): readonly string[] =>
  part.names ?? [winnerPickOf(part)?.pick ?? ''];

/** Lists with other past contests: of its month, and of those who took part. */
export function More({ event, parts }: Props) {
  const month = archiveMonth(event.startTime);
  const word = contestWord(event.league);
  const people = parts.flatMap(namesOf).flatMap((name) => {
    const path = archiveNamePath(event.league, name);
    return path === undefined ? [] : [{ path, text: `${name}: past ${word}` }];
  });
  const all = {
    path: archiveMonthPath(event.league, month),
    text: `${leagueLabel(event.league)}, ${monthName(month)}`,
  };
  return (
    <nav className="on-page" aria-label={`Past ${word}`}>
      {[all, ...people].map(({ path, text }) => (
        <a key={path} href={path}>
          {text}
        </a>
      ))}
    </nav>
  );
}
