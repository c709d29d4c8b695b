import { GOLF_TOURS } from '../leagues/eventLeague.ts';
import type { FightSide } from '../outcomes/fight.ts';
import type { Outcome } from '../record/outcome.ts';
import { type FightEnd, settleBout, settleMatch } from '../record/settleEvent.ts';
import type { LedgerSides } from './contest.ts';
import { isLineObject } from './line.ts';
import { twoIn } from './two.ts';

type Members = Readonly<Record<string, unknown>>;
type Two = readonly [string, string];

/** What the leagues of events are settled as. */
const CONTESTS: Readonly<Record<string, readonly string[]>> = {
  bout: ['UFC', 'Boxing'],
  match: ['ATP', 'WTA'],
  race: ['F1', 'NASCAR-Cup', 'NASCAR-Xfinity', 'NASCAR-Truck'],
  tournament: GOLF_TOURS,
};

/** The winner's corner; undefined if it is neither. */
const cornerOf = (names: Two, name: unknown): FightSide | undefined =>
  name === names[0] ? 'a' : name === names[1] ? 'b' : undefined;

/** The corner that a pick has in the contest that took place; undefined if the two that were said did not meet. */
const cornerOfPick = (said: Two, met: Two, pick: unknown): FightSide | undefined =>
  met[0] !== met[1] && met.every((name) => said.includes(name)) ? cornerOf(met, pick) : undefined;

function boutEnd({ winner, method }: Members, met: Two): FightEnd | undefined {
  const who = winner === 'draw' || winner === 'noContest' ? winner : cornerOf(met, winner);
  if (!who || (method !== null && typeof method !== 'string')) return undefined;
  return { winner: who, method: method ?? undefined };
}

function settledBout({ market, pick, how }: Members, ended: Members, said: Two) {
  const met = twoIn(ended.names);
  const end = met && boutEnd(ended, met);
  if (!met || !end) return undefined;
  const corner = cornerOfPick(said, met, pick);
  if (market === 'moneyline') return corner ? settleBout(end, corner, { market }) : 'void';
  if (market !== 'method' || typeof how !== 'string') return undefined;
  return corner ? settleBout(end, corner, { market, how }) : 'void';
}

/** Games of both in each set, in the order of the names. */
function setsOf(value: unknown): readonly (readonly [number, number])[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const sets = value.flatMap((set): [number, number][] =>
    Array.isArray(set) &&
    set.length === 2 &&
    typeof set[0] === 'number' &&
    typeof set[1] === 'number'
      ? [[set[0], set[1]]]
      : [],
  );
  return sets.length === value.length ? sets : undefined;
}

function settledMatch({ market, pick, how }: Members, ended: Members, said: Two) {
  const [met, sets, { retired }] = [twoIn(ended.names), setsOf(ended.sets), ended];
  const winner = met && cornerOf(met, ended.winner);
  if (!met || !sets || !winner || typeof retired !== 'boolean') return undefined;
  const corner = cornerOfPick(said, met, pick);
  const end = { winner, sets, retired };
  if (market === 'moneyline') return corner ? settleMatch(end, corner, { market }) : 'void';
  if (market !== 'setScore' || typeof how !== 'string') return undefined;
  return corner ? settleMatch(end, corner, { market, how }) : 'void';
}

/** A field: the stake is returned if the pick did not start. */
function settledField({ market, pick }: Members, { winner, started }: Members) {
  if (market !== 'outright' || typeof pick !== 'string' || typeof started !== 'boolean') {
    return undefined;
  }
  if (winner !== null && typeof winner !== 'string') return undefined;
  return winner === pick ? 'win' : started ? 'loss' : 'void';
}

/**
 * What a pick or edge of a part of an event comes to by how the grade says it ended; undefined if it does not follow from that.
 * @param said the league and names of the line that is graded
 */
export function settledPart(grade: Members, { league, two }: LedgerSides): Outcome | undefined {
  const contest = Object.keys(CONTESTS).find((kind) =>
    CONTESTS[kind]?.some((known) => known === league),
  );
  if (contest === undefined) return undefined;
  const { ended } = grade;
  if (ended === null) return 'void';
  if (!isLineObject(ended) || ended.contest !== contest) return undefined;
  if (contest === 'race' || contest === 'tournament') return settledField(grade, ended);
  if (!two) return undefined;
  return contest === 'bout' ? settledBout(grade, ended, two) : settledMatch(grade, ended, two);
}
