import type { League } from '#domain/leagues/league.ts';
import { oneLine } from '#domain/words/oneLine.ts';
import { isPostseason } from '../games/stage.ts';
import type { SeasonCompetition, SeasonEvent } from './schema.ts';

/** ESPN's season type of the NBA's play-in. */
const PLAY_IN = 5;
/** Limit of an occasion's characters. */
const LONGEST = 120;

/** Cup finals in mid-season: their results are in no table, those of the rounds before are. */
const CUP_FINAL =
  /\b(NBA Cup|In-Season Tournament|Commissioner.?s Cup)\b.*\b(championship|finals?)\b/i;
/** College: the game for a conference's title, or a round of its tournament. */
const TITLE = /\bchampionship\b/i;
const TOURNAMENT = /\b(tournament|championship)\b/i;
/** ESPN's types of competition that are no league game. */
const SHOW = /^(ALL-?STAR|EXH|EXHIBITION)$/i;

/** What a game is within its season. */
interface Occasion {
  readonly postseason: boolean;
  readonly counts: boolean;
  readonly words?: string | undefined;
}

/** The headline of a game: its event's own, else any; soccer has it beside the league. */
function headlineOf({ notes = [], altGameNote }: SeasonCompetition): string | undefined {
  const own = notes.find(({ type, headline }) => type === 'event' && headline);
  return own?.headline ?? notes.find(({ headline }) => headline)?.headline ?? altGameNote;
}

/** Which part of its season a game belongs to; undefined if it is none of the season's games that we follow. */
export function readOccasion(
  league: League,
  event: SeasonEvent,
  competition: SeasonCompetition,
): Occasion | undefined {
  const headline = headlineOf(competition) ?? '';
  const words = oneLine(headline, LONGEST) || undefined;
  if (SHOW.test(competition.type?.abbreviation ?? '')) {
    return { postseason: false, counts: false, words };
  }
  const type = event.season?.type ?? event.seasonType?.type;
  const late = isPostseason(league, { year: undefined, slug: event.season?.slug, type });
  const title = league === 'NCAAF' && TITLE.test(headline);
  const postseason = late || title || (league === 'NBA' && type === PLAY_IN);
  if (league === 'NCAAB') {
    return late || TOURNAMENT.test(headline)
      ? { postseason: late, counts: false, words }
      : undefined;
  }
  return { postseason, counts: !postseason && !CUP_FINAL.test(headline), words };
}
