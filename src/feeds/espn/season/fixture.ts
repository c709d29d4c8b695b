import type { SeasonFixture } from '#domain/season/seasonFixture.ts';
import { looseInstant } from '../../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem, shapeFault } from '../../reading/items.ts';
import type { ParseContext } from '../games/event.ts';
import { readSides } from '../games/sides.ts';
import { isPreseason, readSeasonYear } from '../games/stage.ts';
import { readOccasion } from './occasion.ts';
import { type EspnSeasonTeam, type SeasonCompetitor, seasonEventSchema } from './schema.ts';
import { readFixtureStage } from './stage.ts';

/** Inputs of a schedule's parser. */
export interface SeasonContext extends Pick<ParseContext, 'league'> {
  /** As the league's files count it: games of other seasons are passed over. */
  readonly season: number;
  /** Key of a team's rating; see leagues/sideKey.ts. */
  readonly keyOf: (team: EspnSeasonTeam) => string | undefined;
}

/** A schedule has games of other seasons, of the preseason, and places in a bracket: none of them is a fault. */
const PASSED_OVER = parsedItem(undefined);

/** The first of two sides that is not known yet. */
const NOT_KNOWN = 'a side is not known yet';

const sideOf = (name: string, side: SeasonCompetitor, { keyOf }: SeasonContext) => {
  const key = keyOf(side.team);
  return { name, ...(key !== undefined && { key }) };
};

/** One game of a schedule; undefined if it is not one of the season's. Never throws, whatever the feed sends. */
export function parseSeasonEvent(
  item: unknown,
  context: SeasonContext,
): Parsed<SeasonFixture | undefined> {
  const shape = seasonEventSchema.safeParse(item);
  if (!shape.success) return refusedItem(shapeFault(shape.error));
  const { league } = context;
  const event = shape.data;
  const [competition] = event.competitions;
  if (!competition) return refusedItem('no competition');
  const type = event.season?.type ?? event.seasonType?.type;
  const season = { year: event.season?.year, slug: event.season?.slug, type };
  if (isPreseason(league, season)) return PASSED_OVER;
  const start = looseInstant(competition.date) ?? looseInstant(event.date);
  if (!start) return refusedItem('no valid date');
  const counted = readSeasonYear(league, season, new Date(start));
  if (counted !== context.season) return PASSED_OVER;
  const occasion = readOccasion(league, event, competition);
  if (!occasion) return PASSED_OVER;
  const sides = readSides(competition.competitors, undefined, league);
  if (!sides.ok) return sides.reason === NOT_KNOWN ? PASSED_OVER : sides;
  const { home, away } = sides.value;
  const status = competition.status ?? event.status;
  const stage = readFixtureStage(league, status, { home, away });
  if (!stage.ok) return stage;
  const labels = [status?.type?.detail, status?.type?.shortDetail];
  const open = stage.value.status === 'postponed';
  const atHome = sideOf(sides.value.homeTeam.name, home, context);
  const atAway = sideOf(sides.value.awayTeam.name, away, context);
  return parsedItem({
    league,
    season: counted,
    sourceId: event.id,
    home: atHome,
    away: atAway,
    // A postponed game keeps the day on which it was not played.
    ...(!open && { start }),
    timeKnown:
      !open && competition.timeValid !== false && !labels.some((one) => /\bTBD\b/.test(one ?? '')),
    neutral: competition.neutralSite ?? false,
    postseason: occasion.postseason,
    counts: occasion.counts && 'key' in atHome && 'key' in atAway,
    ...(occasion.words !== undefined && { occasion: occasion.words }),
    ...stage.value,
  });
}
