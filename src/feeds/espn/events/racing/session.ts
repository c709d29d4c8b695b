import type { F1Session } from '#domain/events/f1/f1Session.ts';
import type { EspnSession } from './schema.ts';

const NAMED: readonly (readonly [RegExp, F1Session])[] = [
  [/^(fp ?1|(free )?practice ?1)$/, 'practice-1'],
  [/^(fp ?2|(free )?practice ?2)$/, 'practice-2'],
  [/^(fp ?3|(free )?practice ?3)$/, 'practice-3'],
  [/^qual(ifying)?$/, 'qualifying'],
  [/^(race|grand prix)$/, 'race'],
];
/** Both sessions of a sprint: the feed has also called the race "SQ", and its qualifying nothing at all. */
const SPRINT = /^(s[sqr]|spr|sprint.*)$/;
const SPRINT_QUALIFYING = /^(ss|sprint (shootout|qual.*))$/;
const BY_ID: ReadonlyMap<string, F1Session | 'sprints'> = new Map([
  ['1', 'practice-1'],
  ['2', 'qualifying'],
  ['3', 'race'],
  ['4', 'sprints'],
  ['5', 'sprints'],
  ['6', 'sprints'],
]);

type Typed = Pick<EspnSession, 'type' | 'date'>;

const wordsOf = ({ type }: Typed): readonly string[] =>
  [type?.abbreviation, type?.text].map((one) => one?.toLowerCase().trim() ?? '');

function kindOf(session: Typed): F1Session | 'sprints' | undefined {
  for (const words of wordsOf(session)) {
    const found = NAMED.find(([pattern]) => pattern.test(words));
    if (found) return found[1];
    if (SPRINT.test(words)) return 'sprints';
  }
  const named = wordsOf(session).some((words) => words !== '');
  return named ? undefined : BY_ID.get(session.type?.id ?? '');
}

/**
 * Sessions of one weekend by the feed's abbreviation, text or number: FP1, Qual, SS, SR, Race … Of two sprint sessions the
 * earlier is the qualifying; a single one is the sprint unless it is explicitly a qualifying.
 */
export function sessionsOf(weekend: readonly Typed[]): readonly (F1Session | undefined)[] {
  const kinds = weekend.map(kindOf);
  const sprints = weekend
    .filter((_, at) => kinds[at] === 'sprints')
    .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));
  const last = sprints.at(-1);
  return weekend.map((session, at) => {
    const kind = kinds[at];
    if (kind !== 'sprints') return kind;
    if (sprints.length > 1) return session === last ? 'sprint' : 'sprint-qualifying';
    const qualifying = wordsOf(session).some((words) => SPRINT_QUALIFYING.test(words));
    return qualifying ? 'sprint-qualifying' : 'sprint';
  });
}
