import type { SeasonTeam, SeasonView } from '#domain/season/seasonView.ts';

/** More teams than this are found faster in their conference's table. */
const MOST = 40;

interface Props {
  readonly view: SeasonView;
  /** Page of a team by its name. */
  readonly pathOf: (name: string) => string | undefined;
}

const byAbbreviation = (one: SeasonTeam, other: SeasonTeam): number =>
  one.abbreviation.localeCompare(other.abbreviation, 'en-US');

/** Every team of a league by its abbreviation, in one line that slides: the shortest way to its season. */
export function YourTeam({ view, pathOf }: Props) {
  if (view.teams.length > MOST) return null;
  const teams = view.teams.toSorted(byAbbreviation).flatMap(({ key, name, abbreviation }) => {
    const path = pathOf(name);
    return path === undefined ? [] : [{ key, name, abbreviation, path }];
  });
  if (teams.length === 0) return null;
  return (
    <nav className="season-now" aria-label="Your team">
      <span>Your team</span>
      {teams.map(({ key, name, abbreviation, path }) => (
        <a key={key} href={path}>
          {abbreviation}
          <span className="visually-hidden">{` ${name}`}</span>
        </a>
      ))}
    </nav>
  );
}
