import type { FightMethod } from '../../outcomes/fight.ts';
import type { AskedLeg } from '../asked.ts';
import type { NamedContest } from './namedContest.ts';
import { beginsWord, plainBet, type TypedWords, typedWords } from './typedBet.ts';

/** What a typed bet on a fight, a match, a race or a tournament says. */
interface EventWords extends TypedWords {
  readonly method?: FightMethod | undefined;
  readonly round?: number | undefined;
  readonly places?: number | undefined;
  /** Sets as typed, the named player's first. */
  readonly score?: readonly [number, number] | undefined;
  readonly unit?: 'sets' | 'games' | 'rounds' | undefined;
  readonly firstSet: boolean;
  readonly tieBreak?: 'yes' | 'no' | undefined;
  readonly distance?: 'yes' | 'no' | undefined;
}

const METHODS: readonly (readonly [FightMethod, RegExp])[] = [
  ['knockout', /\b(?:by )?(?:ko\/tko|tko\/ko|tko|ko|knockout)\b/],
  ['submission', /\b(?:by )?(?:submission|sub)\b/],
  ['decision', /\b(?:by )?(?:decision|dec|on points)\b/],
];
const ROUND = /\b(?:in )?(?:round |rd |r)(\d{1,2})\b/;
const TOP = /\btop[ -]?(\d{1,3})\b/;
const PODIUM = /\bpodium\b/;
const SCORE = /(?<![\w.-])([0-3])-([0-3])(?![\w.-])/;
const FIRST_SET = /\b(?:first|1st) set\b|\bset (?:one|1)\b/;
const TIE_BREAK = /\b(no )?tie ?-?break(?:er)?s?\b/;
const DISTANCE = /\b(inside |not |no |doesnt )?(?:goes? )?(?:the )?distance\b/;
const UNITS = /\b(set|game|round)s?\b/;
/** Words between the others, which name nothing. */
const BETWEEN = /\b(?:by|finish(?:es)?|goes?|fight|match|race|outright)\b/g;

/** Reads "Jones by KO +200", "Alcaraz 2-1 +240", "Sinner −3.5 games −110", "Verstappen podium", "Scheffler top 10 −120". */
export function typedEventWords(typed: string): EventWords {
  let rest = plainBet(typed);
  /** The first match of a form, which is taken out of the text. */
  const taken = (form: RegExp): RegExpExecArray | undefined => {
    const found = form.exec(rest) ?? undefined;
    if (found) rest = rest.replace(form, ' ');
    return found;
  };
  const method = METHODS.find(([, form]) => taken(form))?.[0];
  const round = taken(ROUND)?.[1];
  const top = taken(TOP)?.[1];
  const podium = taken(PODIUM);
  const score = taken(SCORE);
  const firstSet = taken(FIRST_SET) !== undefined;
  const tieBreak = taken(TIE_BREAK);
  const distance = taken(DISTANCE);
  const unit = taken(UNITS)?.[1];
  return {
    ...typedWords(rest.replace(BETWEEN, ' ')),
    method,
    round: round === undefined ? undefined : Number(round),
    places: top === undefined ? podium && 3 : Number(top),
    score: score && [Number(score[1]), Number(score[2])],
    unit:
      unit === 'set' ? 'sets' : unit === 'game' ? 'games' : unit === 'round' ? 'rounds' : undefined,
    firstSet,
    tieBreak: tieBreak && (tieBreak[1] === undefined ? 'yes' : 'no'),
    distance: distance && (distance[1] === undefined ? 'yes' : 'no'),
  };
}

/** Whether the words can only be of an event, and of no game of two teams. */
export const isOfEvent = (words: EventWords): boolean =>
  words.method !== undefined ||
  words.round !== undefined ||
  words.places !== undefined ||
  words.score !== undefined ||
  words.unit !== undefined ||
  words.firstSet ||
  words.tieBreak !== undefined ||
  words.distance !== undefined;

type Bet = Omit<AskedLeg, 'event' | 'part' | 'price'>;
type Side = 'a' | 'b' | undefined;

const isOver = (side: TypedWords['side']): side is 'over' | 'under' =>
  side === 'over' || side === 'under';

function fightBet(
  { method, round, distance, side, line, unit, win }: EventWords,
  who: Side,
): Bet | undefined {
  if (method !== undefined && round !== undefined) return undefined;
  if (method !== undefined) return { market: 'method', side: who ?? 'either', method };
  if (round !== undefined) return { market: 'round', side: who ?? 'either', round };
  if (distance !== undefined) return { market: 'distance', side: distance };
  if (isOver(side) && unit !== 'sets' && unit !== 'games')
    return { market: 'rounds', side, ...(line !== undefined && { line }) };
  return side === undefined && unit === undefined && who && (win || line === undefined)
    ? { market: 'moneyline', side: who }
    : undefined;
}

/** A match has at most five sets; a larger number counts games. */
const MOST_SETS = 5;
/** A handicap of up to this many is one of sets where neither word was typed. */
const SET_SPREAD = 2.5;

function matchBet(words: EventWords, who: Side, need: number): Bet | undefined {
  const { score, firstSet, tieBreak, side, line, unit, win } = words;
  if (unit === 'rounds') return undefined;
  if (tieBreak !== undefined) return { market: 'tieBreak', side: tieBreak };
  if (isOver(side)) {
    const market = unit ?? ((line ?? MOST_SETS + 1) <= MOST_SETS ? 'sets' : 'games');
    return { market, side, ...(line !== undefined && { line }) };
  }
  if (side !== undefined || !who) return undefined;
  if (firstSet) return { market: 'firstSet', side: who };
  if (score) {
    const [own, others] = score;
    if (Math.max(own, others) !== need || own === others) return undefined;
    const other = who === 'a' ? 'b' : 'a';
    return { market: 'setScore', side: own > others ? who : other, lost: Math.min(own, others) };
  }
  if (line === undefined || win) return unit ? undefined : { market: 'moneyline', side: who };
  const bySets = (unit ?? (Math.abs(line) <= SET_SPREAD ? 'sets' : 'games')) === 'sets';
  return { market: bySets ? 'setSpread' : 'gameSpread', side: who, line };
}

/** What words mean of a contest and of one in it; undefined for a bet that it does not have. */
export function eventBet(
  words: EventWords,
  { kind, sets = 2 }: Pick<NamedContest, 'kind' | 'sets'>,
  who: { readonly side?: Side; readonly entrant?: string | undefined },
): Bet | undefined {
  const { method, round, distance, places, score, firstSet, tieBreak, side, line, unit } = words;
  const ofFight = method !== undefined || round !== undefined || distance !== undefined;
  const ofMatch = score !== undefined || firstSet || tieBreak !== undefined;
  if (kind === 'fight')
    return ofMatch || places !== undefined ? undefined : fightBet(words, who.side);
  if (kind === 'match')
    return ofFight || places !== undefined ? undefined : matchBet(words, who.side, sets);
  const other = ofFight || ofMatch || unit !== undefined || side !== undefined;
  if (other || line !== undefined || who.entrant === undefined) return undefined;
  return { market: 'place', entrant: who.entrant, places: places ?? 1 };
}

/** A contest that fits, with the bet that is meant. */
export interface FittingContest {
  readonly contest: NamedContest;
  readonly leg: AskedLeg;
}

/** Contests in which every typed word names one who takes part, the event or its league, the soonest first. */
export function fittingContests(
  words: EventWords,
  contests: readonly NamedContest[],
): readonly FittingContest[] {
  if (words.names.length === 0) return [];
  return contests
    .flatMap((contest) => {
      const { event, part, sides, entrants = [], league, name } = contest;
      /** Every word names this one, the event or the league, and one word at least this one. */
      const names = (...own: readonly string[]): boolean =>
        words.names.some((word) => beginsWord(own, word)) &&
        words.names.every((word) => beginsWord([...own, league, name], word));
      const legOf = (who: Parameters<typeof eventBet>[2]): readonly FittingContest[] => {
        const bet = eventBet(words, contest, who);
        const of = { event, ...(part !== undefined && { part }) };
        const { price } = words;
        return bet
          ? [{ contest, leg: { ...of, ...bet, ...(price !== undefined && { price }) } }]
          : [];
      };
      if (!sides)
        return entrants.filter(([, one]) => names(one)).flatMap(([entrant]) => legOf({ entrant }));
      if (!names(...sides)) return [];
      // A card is named by its main event: whom the words name tells the side.
      const only = words.names.find(
        (word) => beginsWord([sides[0]], word) !== beginsWord([sides[1]], word),
      );
      if (only === undefined) return legOf({});
      return legOf({ side: beginsWord([sides[0]], only) ? 'a' : 'b' });
    })
    .toSorted((one, other) => one.contest.startTime.localeCompare(other.contest.startTime));
}
