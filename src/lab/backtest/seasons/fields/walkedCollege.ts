import { seasonFormatOf } from '#domain/season/formats/index.ts';
import type { DrawnBracket } from '#domain/season/seasonInputs.ts';
import { bracketSlots } from '#engine/season/leagues/college/field.ts';
import type { FileGame } from '../../../fit/row.ts';
import type { PastSeason } from '../pastSeason.ts';
import { collegeConferences, titleGamesOf } from './collegeSeasons.ts';
import { COLLEGE_CHAMPIONS, COLLEGE_FIELDS } from './tables/collegeFields.ts';

/** Played after the field is chosen: it says nothing of a place in it. */
const isArmyNavy = ({ homeKey, awayKey }: FileGame): boolean =>
  [homeKey, awayKey].sort().join() === 'Army,Navy';

/**
 * College football's seasons as they are walked: the regular season without its last game, Army against Navy; then the conferences'
 * title games and the play-off of the field that the committee chose, without bowls. Divisions are not in the file: who
 * plays for a conference's title is known only once it is played.
 */
export function walkedCollege(games: readonly FileGame[]): PastSeason[] {
  const seasons = [...new Set(games.map(({ season }) => season))].sort((one, two) => one - two);
  return seasons.flatMap((season) => {
    const format = seasonFormatOf('NCAAF', season);
    const field = COLLEGE_FIELDS[season];
    const champion = COLLEGE_CHAMPIONS[season];
    if (!format || !field || !champion) return [];
    const all = games.filter((game) => game.season === season);
    const before = all.filter(({ postseason }) => !postseason);
    const groups = collegeConferences(before);
    const titleGames = titleGamesOf(season, before);
    const regular = before.filter(
      (game) =>
        !titleGames.includes(game) &&
        !isArmyNavy(game) &&
        (groups.has(game.homeKey) || groups.has(game.awayKey)),
    );
    const playoff = all.filter(
      ({ postseason, homeKey, awayKey }) =>
        postseason && field.includes(homeKey) && field.includes(awayKey),
    );
    return [
      {
        season,
        format: { ...format, groups: groupsOf(groups) },
        regular,
        postseason: [...titleGames, ...playoff],
        chosen: { field, champion },
      },
    ];
  });
}

/** Teams by conference, as a format names them. */
function groupsOf(conferences: ReadonlyMap<string, string>) {
  const names = [...new Set(conferences.values())].sort();
  const members = (name: string) =>
    [...conferences.keys()].filter((team) => conferences.get(team) === name).sort();
  return Object.fromEntries(names.map((name) => [name, { '': members(name) }]));
}

/** A field that was chosen, best seed first, as the bracket of the inputs' teams. */
export function walkedBracket(field: readonly string[], teams: readonly string[]): DrawnBracket {
  const numbers = field.map((team) => teams.indexOf(team));
  const slots = bracketSlots(numbers);
  return { slots, seeds: slots.map(([first = -1]) => numbers.indexOf(first) + 1) };
}
