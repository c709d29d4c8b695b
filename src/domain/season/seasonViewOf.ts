import type { Team } from '../game/game.ts';
import { hingesOf } from './hinges.ts';
import { middleOf } from './middle.ts';
import type { OddsByTeam } from './oddsByTeam.ts';
import { OUTSIDE } from './outside.ts';
import type { SeasonPools } from './pools/pool.ts';
import type { SeasonCounts } from './seasonCounts.ts';
import type { SeasonFormat } from './seasonFormat.ts';
import type { SeasonInputs } from './seasonInputs.ts';
import { seasonName } from './seasonName.ts';
import { type SeasonStanding, standingsOf } from './seasonStanding.ts';
import type { Certainty, SeasonGame, SeasonRecipe, SeasonTeam, SeasonView } from './seasonView.ts';
import { seasonWaysOf } from './seasonWaysOf.ts';
import { shareOfRuns } from './shareOfRuns.ts';

/** Games that a reader may set, by days from the inputs' day. */
const DAYS = 14;

/** How a team is shown; a name is enough. */
export type ShownTeam = Pick<Team, 'name' | 'shortName' | 'abbreviation' | 'logoUrl' | 'color'>;

/** What of a game left is not in the inputs, by its place in `left`. */
export type GameLeftFacts = Pick<SeasonGame, 'gameTime' | 'timeKnown' | 'id'>;

/** What a week ago was published: odds by team and goal, ratings by team. */
interface SeasonBefore {
  readonly odds: OddsByTeam;
  readonly ratings: Readonly<Record<string, number>>;
  /** Seasons that the odds were from. */
  readonly runs: number;
}

interface SeasonViewFacts {
  readonly inputs: SeasonInputs;
  readonly counts: SeasonCounts;
  readonly format: SeasonFormat;
  /** ISO 8601 in UTC. */
  readonly asOf: string;
  readonly sample: boolean;
  readonly recipe: SeasonRecipe;
  /** By team key. */
  readonly sides: ReadonlyMap<string, ShownTeam>;
  readonly ratings: ReadonlyMap<string, { readonly rating: number; readonly sd: number }>;
  readonly games: ReadonlyMap<number, GameLeftFacts>;
  readonly before?: SeasonBefore | undefined;
  /** What is proved, by team and goal. */
  readonly proved: readonly (readonly ('clinched' | 'eliminated' | undefined)[])[];
  /** Each team's results of the last seven days, by team key. */
  readonly lately: ReadonlyMap<string, readonly string[]>;
  readonly pools?: SeasonPools | undefined;
}

const round = (value: number, digits: number): number => {
  const unit = 10 ** digits;
  return Math.round(value * unit) / unit;
};

/** A proof counts only where the runs do not refute it. */
function certainty(
  count: number,
  weight: number,
  proved: 'clinched' | 'eliminated' | undefined,
): Certainty | null {
  if (count === weight) return proved === 'clinched' ? 'clinched' : 'everyRun';
  if (count === 0) return proved === 'eliminated' ? 'eliminated' : 'noRun';
  return null;
}

function teamOf(facts: SeasonViewFacts, number: number, standing: SeasonStanding): SeasonTeam {
  const { inputs, counts, format, before } = facts;
  const { weight } = counts;
  const key = inputs.teams[number] ?? '';
  const side = facts.sides.get(key) ?? { name: key, shortName: key, abbreviation: key };
  const { rating, sd } = facts.ratings.get(key) ?? { rating: 0, sd: 0 };
  const ratingBefore = before?.ratings[key];
  const oddsBefore = before?.odds[key];
  const countOf = (goal: number): number => counts.goals[goal]?.[number] ?? 0;
  return {
    key,
    number,
    name: side.name,
    shortName: side.shortName,
    abbreviation: side.abbreviation,
    ...(side.color !== undefined && { color: side.color }),
    ...(side.logoUrl !== undefined && { logoUrl: side.logoUrl }),
    conference: inputs.conferences[number] ?? '',
    division: inputs.divisions[number] ?? '',
    ...standing,
    left: [...inputs.left.home, ...inputs.left.away].filter((team) => team === number).length,
    rating: round(rating, 2),
    ratingSd: round(sd, 2),
    ...(ratingBefore !== undefined && { ratingChange: round(rating - ratingBefore, 2) }),
    expected: middleOf(counts.wins[number] ?? []),
    odds: format.goals.map((_, goal) => shareOfRuns(countOf(goal), weight)),
    ...(oddsBefore && { oddsBefore: format.goals.map(({ id }) => oddsBefore[id] ?? 0) }),
    certain: format.goals.map((_, goal) =>
      certainty(countOf(goal), weight, facts.proved[number]?.[goal]),
    ),
    ranks: (counts.ranks[number] ?? []).map((count) => shareOfRuns(count, weight)),
    reached: (counts.reached[number] ?? []).map((count) => shareOfRuns(count, weight)),
    lately: facts.lately.get(key) ?? [],
    ...waysOfTeam(inputs, counts, number),
  };
}

function waysOfTeam(
  inputs: SeasonInputs,
  { ways, weight }: SeasonCounts,
  number: number,
): Pick<SeasonTeam, 'ways'> {
  const own = ways?.[number];
  return own && own.games.length > 0 ? { ways: seasonWaysOf(inputs, own, number, weight) } : {};
}

function gamesOf({ inputs, games }: SeasonViewFacts): SeasonGame[] {
  const { home, away, days, neutral, homeWin, draw, published } = inputs.left;
  const all = home.flatMap((side, game): SeasonGame[] => {
    const day = days[game] ?? -1;
    const facts = games.get(game);
    if (day < 0 || day >= DAYS || !facts) return [];
    const { id, gameTime, timeKnown } = facts;
    return [
      {
        game,
        ...(id !== undefined && { id }),
        home: side,
        away: away[game] ?? 0,
        gameTime,
        timeKnown,
        neutral: neutral[game] === 1,
        homeWin: homeWin[game] ?? 0,
        draw: draw[game] ?? 0,
        published: published[game] === 1,
      },
    ];
  });
  return all.sort((one, other) => Date.parse(one.gameTime) - Date.parse(other.gameTime));
}

/** Places of goals from the last of the format's order, which is the highest, to the first. */
function byOdds(format: SeasonFormat): (one: SeasonTeam, other: SeasonTeam) => number {
  const goals = [...format.goals.keys()];
  const wanted = (goal: number): number => (format.goals[goal]?.bad ? -1 : 1);
  return (one, other) => {
    const apart = other.expected.mean - one.expected.mean;
    if (apart !== 0) return apart;
    for (const goal of goals) {
      const more = wanted(goal) * ((other.odds[goal] ?? 0) - (one.odds[goal] ?? 0));
      if (more !== 0) return more;
    }
    return one.name < other.name ? -1 : 1;
  };
}

/** A league's season as its pages show it. */
export function seasonViewOf(facts: SeasonViewFacts): SeasonView {
  const { inputs, counts, format } = facts;
  const standings = standingsOf(inputs);
  const conferences = [...new Set(inputs.conferences)];
  const teams = inputs.teams.map((_, number) =>
    teamOf(facts, number, standings[number] ?? { played: 0, record: '0–0' }),
  );
  const order = byOdds(format);
  return {
    league: inputs.league,
    season: inputs.season,
    seasonName: seasonName(inputs.league, inputs.season),
    asOf: facts.asOf,
    day: inputs.day,
    sample: facts.sample,
    recipe: facts.recipe,
    format: {
      goals: format.goals.map(({ id, name, verb, bad }) => ({
        id,
        name,
        verb,
        ...(bad && { bad }),
      })),
      rounds: format.rounds,
      rank: format.rank,
      tieBreaks: format.tieBreaks,
      source: format.source.title,
      ...(format.approximation !== undefined && { approximation: format.approximation }),
    },
    teams: conferences.flatMap((conference) =>
      teams.filter((team) => team.conference === conference && team.key !== OUTSIDE).sort(order),
    ),
    games: gamesOf(facts),
    hinges: hingesOf(inputs, counts),
    ...(facts.before && { runsBefore: facts.before.runs }),
    ...(facts.pools && { pools: facts.pools }),
  };
}
