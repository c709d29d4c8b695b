import type { GolfTour } from '#domain/leagues/eventLeague.ts';
import type { Cut } from './inputs.ts';
import {
  LARGEST_WITHOUT_CUT,
  SPECIAL_TOURNAMENTS,
  type SpecialTournament,
} from './pgaTournaments.ts';
import { tourRules } from './tours.ts';

/** What is known of an event before it starts. */
interface TournamentFacts {
  readonly tour: GolfTour;
  readonly name: string;
  /** Calendar year. */
  readonly season: number;
  /** First day, ISO 8601. */
  readonly date: string;
  /** Players entered, or pairs. */
  readonly field: number;
  /** True if entries are pairs: then half as many make the cut, unless the event has its own. */
  readonly pairs?: boolean | undefined;
}

export interface TournamentRules {
  readonly rounds: number;
  readonly cut: Cut | null;
  readonly mark?: SpecialTournament['mark'];
}

/** First day of the PGA Tour's 2019-20 season: from here on 65 instead of 70 make the cut. */
const SIXTY_FIVE = '2019-09-01';

/**
 * How an event is played: rounds and cut, from its name, season and field alone. A cut that would let the whole field through is
 * dropped.
 */
export function tournamentRules(facts: TournamentFacts): TournamentRules {
  const { rounds, cut } = tourRules(facts.tour, facts.season);
  if (facts.tour !== 'pga-tour') {
    const places = cut && (facts.pairs ? Math.ceil(cut.places / 2) : cut.places);
    return { rounds, cut: useful(cut && { ...cut, places: places ?? 0 }, facts.field) };
  }
  const special = specialTournament(facts);
  if (special?.cut !== undefined) {
    const held = special.rounds ?? rounds;
    return { rounds: held, cut: useful(special.cut, facts.field), mark: special.mark };
  }
  if (facts.field <= LARGEST_WITHOUT_CUT) return { rounds, cut: null, mark: special?.mark };
  const places = facts.date < SIXTY_FIVE ? 70 : 65;
  return { rounds, cut: { after: 2, places, within: 0 }, mark: special?.mark };
}

const useful = (cut: Cut | null, field: number): Cut | null =>
  cut !== null && cut.places < field ? cut : null;

/** The special case of the PGA Tour that an event is, if any. */
export function specialTournament(facts: TournamentFacts): SpecialTournament | undefined {
  const name = facts.name
    .toLowerCase()
    .trim()
    .replace(/^20\d\d /, '');
  return SPECIAL_TOURNAMENTS.find(
    (event) =>
      event.name.test(name) &&
      facts.season >= (event.from ?? 0) &&
      facts.season <= (event.to ?? Number.POSITIVE_INFINITY) &&
      facts.field >= (event.atLeast ?? 0) &&
      facts.field <= (event.atMost ?? Number.POSITIVE_INFINITY),
  );
}
