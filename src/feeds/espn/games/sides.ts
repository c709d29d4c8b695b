import type { Team } from '#domain/game/game.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { oneLine } from '#domain/words/oneLine.ts';
import { imageUrl } from '../../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem } from '../../reading/items.ts';
import { isPlaceholderTeam } from './placeholder.ts';
import type { EspnCompetitor } from './schema.ts';

/** What is read of a side: a schedule's has less than a scoreboard's. */
type SideShape = Pick<EspnCompetitor, 'homeAway' | 'team'> & Partial<EspnCompetitor>;

function readColor(color: string | undefined): string | undefined {
  return color && /^#?[0-9a-f]{6}$/i.test(color)
    ? `#${color.replace('#', '').toLowerCase()}`
    : undefined;
}

/** Won–lost(–drawn). ESPN's soccer records are won–drawn–lost: the last two are swapped. */
function readTeamRecord(competitor: SideShape, league: League): string | undefined {
  const records = [...(competitor.records ?? []), ...(competitor.record ?? [])];
  const overall = records.find(
    ({ type, name }) =>
      /^(total|overall|ytd)$/i.test(type ?? '') || /^(overall|all splits|ytd)$/i.test(name ?? ''),
  );
  const summary = overall?.summary;
  if (!summary || !/^\d{1,3}(-\d{1,3}){1,3}$/.test(summary)) return undefined;
  if (LEAGUES[league].sport !== 'soccer') return summary;
  return summary.replace(/^(\d+)-(\d+)-(\d+)$/, '$1-$3-$2');
}

/** Places of a college ranking. Unranked teams have 99; a poll ranks 25, a tournament seeds 16. */
const RANKS = 25;

/** A college team's ranking; undefined if unranked. */
function readRank({ curatedRank }: SideShape, league: League): number | undefined {
  const rank = curatedRank?.current;
  if (rank === undefined || !LEAGUES[league].college) return undefined;
  return Number.isInteger(rank) && rank >= 1 && rank <= RANKS ? rank : undefined;
}

/** The team of one side. Refused if it has no name yet. */
function readTeam(competitor: SideShape, league: League): Parsed<Team> {
  const { team } = competitor;
  const joined = [team.location, team.name].filter(Boolean).join(' ');
  const name = team.displayName ?? (joined || undefined);
  if (!name || isPlaceholderTeam(team, name, league)) return refusedItem('a side is not known yet');
  const shortName = team.shortDisplayName ?? team.name ?? team.location ?? name;
  const abbreviation = team.abbreviation ?? oneLine(shortName.replace(/[^\p{L}\d]/gu, ''), 4);
  return parsedItem({
    name,
    shortName,
    abbreviation: oneLine(abbreviation.toUpperCase(), 8) || oneLine(shortName.toUpperCase(), 8),
    logoUrl: imageUrl(team.logo ?? team.logos?.[0]?.href),
    record: readTeamRecord(competitor, league),
    rank: readRank(competitor, league),
    color: readColor(team.color),
  });
}

/** "NYG @ TEN" is away @ home: true if that is the opposite of the sides. */
function isSwapped(shortName: string | undefined, home: Team, away: Team): boolean {
  const [first, second, ...rest] = shortName?.toUpperCase().split(' @ ') ?? [];
  const opposite = first === home.abbreviation && second === away.abbreviation;
  return opposite && first !== second && rest.length === 0;
}

/** The two sides, or why they are invalid: missing, named twice, swapped, or the same team. */
export function readSides<S extends SideShape>(
  competitors: readonly S[],
  shortName: string | undefined,
  league: League,
) {
  const at = (where: string) =>
    competitors.filter(({ homeAway }) => homeAway?.toLowerCase() === where);
  const [home, ...moreHome] = at('home');
  const [away, ...moreAway] = at('away');
  if (!home || !away || moreHome.length || moreAway.length) {
    return refusedItem('not one home and one away side');
  }
  const homeTeam = readTeam(home, league);
  const awayTeam = readTeam(away, league);
  if (!homeTeam.ok) return homeTeam;
  if (!awayTeam.ok) return awayTeam;
  const sameId = home.team.id !== undefined && home.team.id === away.team.id;
  if (sameId || homeTeam.value.name === awayTeam.value.name) {
    return refusedItem('home and away are the same team');
  }
  if (isSwapped(shortName, homeTeam.value, awayTeam.value)) {
    return refusedItem('home and away are swapped between the name and the sides');
  }
  return parsedItem({ home, away, homeTeam: homeTeam.value, awayTeam: awayTeam.value });
}
