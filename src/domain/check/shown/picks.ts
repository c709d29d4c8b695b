import { METHOD_TEXT } from '../../fights/methodText.ts';
import { sum } from '../../numbers/numbers.ts';
import type { FightOutcome } from '../../outcomes/fight.ts';
import { readLeg } from '../address.ts';
import { type AskedLeg, CHECK_METHODS, type CheckMarket, type CheckSide } from '../asked.ts';
import { legText } from '../legText.ts';
import { refOf, type ShownContest } from './shownContest.ts';

/** A bet that a form offers, without its line and price. */
interface Pick {
  /** What an address writes after the contest: "spread_home". */
  readonly value: string;
  readonly label: string;
}

interface PickGroup {
  readonly label: string;
  readonly picks: readonly Pick[];
}

/** Whether a leg is a player's: its player and what is counted of him are chosen beside it. */
export const isPlayers = ({ market }: AskedLeg): boolean => market === 'player';

/** Markets whose bets need a line. */
const LINED: ReadonlySet<CheckMarket> = new Set([
  'spread',
  'total',
  'homeTotal',
  'awayTotal',
  'rounds',
  'sets',
  'setSpread',
  'games',
  'gameSpread',
  'player',
]);
export const needsLine = ({ market }: AskedLeg): boolean => LINED.has(market);

/**
 * A leg's pick: the same leg without its line and price, and of a player's without who he is and what is counted, as an address
 * writes it after the contest.
 */
export const pickOf = (leg: AskedLeg): string =>
  legText({
    ...leg,
    line: undefined,
    price: undefined,
    ...(isPlayers(leg) && { entrant: undefined, stat: undefined }),
  }).slice(refOf(leg).length + 1);

/** The leg of a pick; undefined for what is none. */
export const legOfPick = (ref: string, pick: string): AskedLeg | undefined =>
  readLeg(`${ref}_${pick}`);

type Choice = readonly [
  label: string,
  market: CheckMarket,
  side?: CheckSide | undefined,
  more?: Partial<AskedLeg>,
];

const group = (
  { ref, part }: ShownContest,
  label: string,
  choices: readonly Choice[],
): PickGroup => ({
  label,
  picks: choices.map(([text, market, side, more]) => {
    const id = Number(ref.slice(1));
    const of = ref.startsWith('g') ? { game: id } : { event: id, part };
    return { value: pickOf({ ...of, market, side, ...more }), label: text };
  }),
});

const OVER_UNDER = ['over', 'under'] as const;
const word = (side: 'over' | 'under'): string => (side === 'over' ? 'Over' : 'Under');

function gamePicks(contest: ShownContest, home: string, away: string): readonly PickGroup[] {
  const draws = contest.found && 'contest' in contest.found && contest.found.contest;
  const canDraw = draws && draws.kind === 'game' && draws.canDraw;
  return [
    group(contest, 'Spread', [
      [`${away} spread`, 'spread', 'away'],
      [`${home} spread`, 'spread', 'home'],
    ]),
    group(contest, 'Total', [
      ['Over', 'total', 'over'],
      ['Under', 'total', 'under'],
    ]),
    group(contest, 'To win', [
      [`${away} to win`, 'moneyline', 'away'],
      [`${home} to win`, 'moneyline', 'home'],
      ...(canDraw ? [['Draw', 'moneyline', 'draw'] satisfies Choice] : []),
    ]),
    group(contest, 'One team’s total', [
      ...OVER_UNDER.map((side): Choice => [`${away} total ${side}`, 'awayTotal', side]),
      ...OVER_UNDER.map((side): Choice => [`${home} total ${side}`, 'homeTotal', side]),
    ]),
    ...(contest.players && contest.players.length > 0
      ? [
          group(contest, 'A player’s line', [
            ['Player over', 'player', 'over'],
            ['Player under', 'player', 'under'],
          ]),
        ]
      : []),
    ...(canDraw
      ? [
          group(contest, 'Both score', [
            ['Both score', 'bothScore', 'yes'],
            ['Not both score', 'bothScore', 'no'],
          ]),
        ]
      : []),
  ];
}

function fightPicks(
  contest: ShownContest,
  a: string,
  b: string,
  { rounds, ...outcome }: FightOutcome,
): readonly PickGroup[] {
  const methods = CHECK_METHODS.filter(
    (method) =>
      method !== 'submission' || sum(outcome.a.submission) + sum(outcome.b.submission) > 0,
  );
  const who = [
    [a, 'a'],
    [b, 'b'],
    ['Either', 'either'],
  ] as const;
  const all = Array.from({ length: rounds }, (_, at) => at + 1);
  return [
    group(contest, 'To win', [
      [`${a} to win`, 'moneyline', 'a'],
      [`${b} to win`, 'moneyline', 'b'],
    ]),
    group(
      contest,
      'Method',
      who.flatMap(([name, side]) =>
        methods.map(
          (method): Choice => [`${name} by ${METHOD_TEXT[method]}`, 'method', side, { method }],
        ),
      ),
    ),
    group(contest, 'Rounds', [
      ['Over, rounds', 'rounds', 'over'],
      ['Under, rounds', 'rounds', 'under'],
      ['Goes the distance', 'distance', 'yes'],
      ['Ends early', 'distance', 'no'],
    ]),
    group(
      contest,
      'Round',
      who.flatMap(([name, side]) =>
        all.map((round): Choice => [`${name} in round ${round}`, 'round', side, { round }]),
      ),
    ),
  ];
}

function matchPicks(
  contest: ShownContest,
  a: string,
  b: string,
  most: number,
): readonly PickGroup[] {
  const who = [
    [a, 'a'],
    [b, 'b'],
  ] as const;
  const lost = Array.from({ length: most }, (_, at) => at);
  return [
    group(
      contest,
      'To win',
      who.map(([name, side]): Choice => [`${name} to win`, 'moneyline', side]),
    ),
    group(contest, 'Sets', [
      ...who.map(([name, side]): Choice => [`${name}, set spread`, 'setSpread', side]),
      ...OVER_UNDER.map((side): Choice => [`${word(side)}, sets`, 'sets', side]),
      ...who.flatMap(([name, side]) =>
        lost.map((sets): Choice => [`${name} ${most}–${sets}`, 'setScore', side, { lost: sets }]),
      ),
      ...who.map(([name, side]): Choice => [`${name} to win set one`, 'firstSet', side]),
    ]),
    group(contest, 'Games', [
      ...who.map(([name, side]): Choice => [`${name}, game spread`, 'gameSpread', side]),
      ...OVER_UNDER.map((side): Choice => [`${word(side)}, games`, 'games', side]),
      ['A tiebreak', 'tieBreak', 'yes'],
      ['No tiebreak', 'tieBreak', 'no'],
    ]),
  ];
}

/** In how many places a race or a tournament can be checked. */
const PLACES = { race: [1, 3, 5, 10], tournament: [1, 5, 10, 20] } as const;

/** Every bet that the form offers on a contest; none where nothing is simulated. */
export function pickGroups(contest: ShownContest): readonly PickGroup[] {
  const { found, sides, entrants = [] } = contest;
  const [first = '', second = ''] = (sides ?? []).map(({ shortName }) => shortName);
  if (!('contest' in found))
    return contest.ref.startsWith('g') ? gamePicks(contest, first, second) : [];
  const of = found.contest;
  switch (of.kind) {
    case 'game':
      return gamePicks(contest, first, second);
    case 'fight':
      return fightPicks(contest, first, second, of.outcome);
    case 'match':
      return matchPicks(contest, first, second, of.outcome.bestOf === 5 ? 3 : 2);
    case 'race':
    case 'tournament':
      return PLACES[of.kind].map((places) =>
        group(
          contest,
          places === 1 ? 'To win' : `Top ${places}`,
          entrants.map(
            ([entrant, name]): Choice => [
              places === 1 ? `${name} to win` : `${name}, top ${places}`,
              'place',
              undefined,
              { entrant, places },
            ],
          ),
        ),
      );
  }
}
