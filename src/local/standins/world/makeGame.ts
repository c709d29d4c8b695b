import type { Score } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import type { SampleLine } from '#feeds/leagues/facts.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import type { Dice } from '#feeds/sample/dice.ts';
import { chanceAt } from '#feeds/sample/opinion.ts';
import type { ToldGame, WorldChange, WorldGame } from './game.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Approximate length of every sport's games. */
export const LASTS = 150 * MINUTE;

/** A line in the league's scale that favors home by `lean` standard deviations. */
export function worldLineAt(league: League, lean: number): SampleLine {
  const { line, scatter } = FEED_FACTS[league].sample;
  return {
    homeProbability: chanceAt(lean),
    margin: lean * scatter.margin,
    total: line.total,
  };
}

/** A possible final score: no draw if the league has none. */
export function worldScore(league: League, dice: Dice): Score {
  const { line } = FEED_FACTS[league].sample;
  const side = () => Math.max(0, Math.round((line.total / 2) * (0.5 + dice.next())));
  const [home, away] = [side(), side()];
  const mayDraw = FEED_FACTS[league].espn.path.startsWith('soccer');
  return { home: home === away && !mayDraw ? home + 1 : home, away };
}

/** The changes of a game that is played without incident. */
export function playedFrom(start: number, score: Score): readonly WorldChange[] {
  const half = { home: Math.floor(score.home / 2), away: Math.floor(score.away / 2) };
  return [
    { at: start + 2 * MINUTE, told: { status: 'live', score: { home: 0, away: 0 } } },
    { at: start + LASTS / 2, told: { status: 'live', score: half } },
    { at: start + LASTS, told: { status: 'final', score } },
  ];
}

/** Incidents that happen to some games. */
export const INCIDENTS = [
  'moved',
  'earlier',
  'postponed',
  'calledOff',
  'otherVenue',
  'neutral',
  'homeAway',
  'corrected',
  'correctedTwice',
  'takenBack',
  'lateFinal',
  'otherStarter',
  'listedTwice',
  'lateListing',
] as const;
type Incident = (typeof INCIDENTS)[number];

/** The changes that an incident makes to a game that would otherwise start at `start` and end with `score`. */
function changesOf(
  incident: Incident | undefined,
  first: ToldGame,
  score: Score,
  dice: Dice,
): readonly WorldChange[] {
  const { start, home, away } = first;
  const before = start - dice.between(2, 40) * HOUR;
  const other = { home: score.home + 2, away: score.away };
  const plain = playedFrom(start, score);
  const end = start + LASTS;
  switch (incident) {
    case 'moved': {
      const later = start + dice.between(1, 9) * 30 * MINUTE;
      return [{ at: start - 20 * MINUTE, told: { start: later } }, ...playedFrom(later, score)];
    }
    case 'earlier': {
      const sooner = start - 2 * HOUR;
      return [{ at: start - 6 * HOUR, told: { start: sooner } }, ...playedFrom(sooner, score)];
    }
    case 'postponed': {
      const later = start + DAY;
      return [
        { at: start - HOUR, told: { status: 'postponed' } },
        { at: start + 5 * HOUR, told: { status: 'scheduled', start: later } },
        ...playedFrom(later, score),
      ];
    }
    case 'calledOff':
      return [
        { at: start - 2 * HOUR, told: { status: 'postponed' } },
        { at: start + DAY, told: { named: false } },
      ];
    case 'otherVenue':
      return [{ at: before, told: { venue: away.venue } }, ...plain];
    case 'neutral':
      return [
        { at: before, told: { neutral: true, venue: { name: 'Neutral Field', city: 'London' } } },
        ...plain,
      ];
    case 'homeAway':
      // The teams swap venues: the away team is at home now.
      return [{ at: before, told: { home: away, away: home, venue: away.venue } }, ...plain];
    case 'corrected':
      return [...plain, { at: end + dice.between(1, 30) * HOUR, told: { score: other } }];
    case 'correctedTwice':
      return [
        ...plain,
        { at: end + 2 * HOUR, told: { score: other } },
        { at: end + 20 * HOUR, told: { score } },
      ];
    case 'takenBack':
      return [
        ...plain,
        { at: end + HOUR, told: { status: 'live' } },
        { at: end + 2 * HOUR, told: { status: 'final', score: other } },
      ];
    case 'lateFinal':
      return [
        ...plain.slice(0, 2),
        { at: end + dice.between(6, 40) * HOUR, told: { status: 'final', score } },
      ];
    case 'otherStarter':
      return [{ at: before, told: { starters: { home: 'New Arm', away: 'Old Hand' } } }, ...plain];
    case 'listedTwice':
      return [
        { at: before, told: { twice: true } },
        { at: before + 3 * HOUR, told: { twice: false } },
        ...plain,
      ];
    case 'lateListing':
      return [{ at: before, told: { named: true } }, ...plain];
    default:
      return plain;
  }
}

/** Moves of the books' line before the start. */
function lineMoves(
  league: League,
  start: number,
  lean: number,
  dice: Dice,
): readonly WorldChange[] {
  const times = Array.from(
    { length: dice.between(1, 4) },
    () => start - dice.between(1, 4000) * MINUTE,
  );
  return times.map((at) => ({
    at,
    told: { line: worldLineAt(league, lean + 0.3 * (dice.next() - 0.5)) },
  }));
}

interface GamePlan {
  readonly id: string;
  readonly league: League;
  readonly start: number;
  /** Indexes of both sides in the league's table of teams. */
  readonly sides: readonly [home: number, away: number];
  readonly incident?: Incident | undefined;
}

/** A game with its changes. */
export function makeGame({ id, league, start, sides, incident }: GamePlan, dice: Dice): WorldGame {
  const { teams } = FEED_FACTS[league];
  const [home, away] = sides.map((at) => teams[at % teams.length]);
  if (!home || !away) throw new RangeError(`no two teams in the ${league}`);
  const lean = 0.8 * (dice.next() - 0.5);
  const first: ToldGame = {
    start,
    status: 'scheduled',
    home,
    away,
    venue: home.venue,
    neutral: false,
    line: worldLineAt(league, lean),
    named: incident !== 'lateListing',
    twice: false,
    ...(league === 'MLB' && { starters: { home: 'First Arm', away: 'Other Arm' } }),
  };
  const changes = [
    ...lineMoves(league, start, lean, dice),
    ...changesOf(incident, first, worldScore(league, dice), dice),
  ].toSorted((one, other) => one.at - other.at);
  return { id, league, first, changes };
}
