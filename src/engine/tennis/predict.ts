import type { TwoWayMarket, TwoWayShares } from '#domain/events/event.ts';
import { NEW_TO_RATINGS, RESULTS_END } from '#domain/events/unrated.ts';
import type { RatedFrom, Recipe } from '#domain/game/prediction.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { TennisOutcome } from '#domain/outcomes/tennis.ts';
import { besideBooks, marketNotes, pooledPair } from '../market/twoWay.ts';
import { ratingDay } from '../ratings/day.ts';
import { toHex } from '../rng/hash.ts';
import { ruleSeed } from '../rng/ruleSeed.ts';
import { rounded } from '../rounded.ts';
import { simulate } from '../simulate.ts';
import { ENGINE_VERSION } from '../version.ts';
import { FORGOTTEN, knownOf } from './filter.ts';
import { thawPlayer } from './freeze.ts';
import type { TennisEntrant, TennisFixture } from './match.ts';
import { matchInputs } from './matchInputs.ts';
import { checkTennisMatchup, type MatchupPlayer, type TennisMatchup } from './matchup.ts';
import { tennisModel } from './model.ts';
import type { TennisPlayerRating } from './player.ts';
import { playerKey } from './playerKey.ts';
import type { TennisRatings } from './ratings.ts';
import { prepareMeeting } from './state.ts';

/** A simulated match and all that is needed to run it again. */
interface PredictedMatch {
  readonly outcome: TennisOutcome;
  readonly recipe: Recipe;
  /** What the published rule makes its seed from. */
  readonly seedParts: readonly string[];
  /** The filter that was used. */
  readonly ratedFrom: RatedFrom;
  /** Our model's own shares, without the market. */
  readonly own: TwoWayShares;
}

/**
 * Simulates one match. If there is a market, it alone sets who wins: pooling it with our own did not beat it walk-forward (log
 * loss of the pool less the close's, ATP 2021–25: −.0008 to +.0007, WTA 2014–18: −.0004 to +.0003, each interval with 0 inside).
 * Sets, games and serve are the ratings' own.
 * By the published rule the seed is the FNV-1a hash of "tour|day|playerA|playerB" (day: first ten characters of startTime; names
 * as given), so every match has its own stream. A player unknown to the ratings starts at the rank's level, or as unranked, with a wide range, and
 * recipe.notes says so.
 * @param runs simulated matches, 1 to 10 million
 * @param drawn its seed, if a beacon gave it one
 * Throws a RangeError if the tour differs, startTime is not ISO 8601, or a number is out of range.
 */
export function predictMatch(
  matchup: TennisMatchup,
  ratings: TennisRatings,
  runs: number,
  market?: TwoWayMarket,
  drawn?: number,
): PredictedMatch {
  if (matchup.tour !== ratings.tour) {
    throw new InputError(
      `A ${matchup.tour} match cannot be predicted from ${ratings.tour} ratings`,
    );
  }
  checkTennisMatchup(matchup);
  const day = ratingDay(matchup.startTime.slice(0, 10));
  const sides = [matchup.playerA, matchup.playerB].map((named) => side(named, ratings, day));
  const [a, b] = sides;
  if (!a || !b) throw new InputError('A match has two players');
  const { surface, bestOf } = matchup;
  const fixture: TennisFixture = { a: a.entrant, b: b.entrant, day, surface, bestOf };
  const known = sides.flatMap(({ entrant, player }) =>
    player ? [[entrant.key, player] as const] : [],
  );
  const state = { ...ratings, players: new Map(known) };
  const meeting = prepareMeeting(state, fixture);
  const { which } = meeting;
  const ownWin = meeting[which].win;
  const pooled = pooledPair(market);
  const ownShare = rounded(ownWin, 4);
  const finalSet = matchup.finalSetTieBreak ?? (bestOf === 5 ? 10 : 7);
  const inputs = matchInputs(
    fixture,
    finalSet,
    besideBooks(ownWin, pooled),
    { serviceA: meeting.a.service, serviceB: meeting.b.service },
    ratings.params.points,
  );
  const parts = seedParts(matchup);
  const seed = drawn ?? ruleSeed(parts);
  return {
    outcome: simulate(tennisModel, inputs, seed, runs),
    recipe: {
      engineVersion: ENGINE_VERSION,
      model: tennisModel.id,
      seed: toHex(seed),
      iterations: runs,
      inputs,
      notes: [
        ...marketNotes(market),
        ...sides.flatMap(({ notes }) => notes),
        ...(matchup.surface ? [] : [SURFACE_UNKNOWN]),
      ],
      origin: { ...knownOf(fixture, meeting, ratings.params), ...pooled },
    },
    seedParts: parts,
    ratedFrom: which,
    own: { a: ownShare, b: rounded(1 - ownShare, 4) },
  };
}

const SURFACE_UNKNOWN =
  'Surface unknown: hard, clay and grass weighed by how often the tours play on each';

const seedParts = ({ tour, startTime, playerA, playerB }: TennisMatchup): readonly string[] => [
  tour,
  startTime.slice(0, 10),
  playerA.name,
  playerB.name,
];

interface Side {
  readonly entrant: TennisEntrant;
  /** A copy, to be advanced to the day; absent if the ratings do not know the player. */
  readonly player: TennisPlayerRating | undefined;
  readonly notes: readonly string[];
}

function side(named: MatchupPlayer, { players }: TennisRatings, day: number): Side {
  const { name, rank, age } = named;
  const key = playerKey(players, name);
  const row = key === undefined ? undefined : players[key];
  const fresh = row !== undefined && day - row.lastDay <= FORGOTTEN;
  return {
    entrant: { key: key ?? name, rank, age },
    player: row && thawPlayer(row),
    notes: fresh ? [] : [unrated(named, row?.lastDay)],
  };
}

/** Why a player is rated like a newcomer; a gap in our results is said to be ours. */
function unrated({ name, rank }: MatchupPlayer, lastDay: number | undefined): string {
  const where = rank === undefined ? 'rated as unranked' : `rated by the world ranking (${rank})`;
  const why =
    lastDay === undefined
      ? `${name} ${NEW_TO_RATINGS}`
      : `${RESULTS_END} ${name} end in ${monthOf(lastDay)}`;
  return `${why}: ${where}, wide range`;
}

const MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** A day since 1970-01-01 as "October 2018". */
const monthOf = (day: number): string => MONTH.format(day * 86_400_000);
