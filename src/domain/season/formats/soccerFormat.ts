import type { SeasonFormat, SeasonGoal } from '../seasonFormat.ts';

const TITLE: SeasonGoal = { id: 'title', name: 'Title', verb: 'win the title' };
const TOP_FOUR: SeasonGoal = {
  id: 'topFour',
  name: 'Top four',
  verb: 'finish in the top four',
};
const RELEGATION: SeasonGoal = {
  id: 'relegation',
  name: 'Relegation',
  verb: 'go down',
  bad: true,
};
const RELEGATION_PLAYOFF: SeasonGoal = {
  id: 'relegationPlayoff',
  name: 'Relegation play-off',
  verb: 'finish in the relegation play-off place',
  bad: true,
};

const inEurope = (places: number): SeasonGoal => ({
  id: 'europe',
  name: `Top ${places}: Europe`,
  verb: `finish in the top ${places}, places for Europe by the table alone`,
});

/** How a table's places are used: counted from the top, relegated clubs from the bottom. */
interface TablePlaces {
  /** Places that give a European competition by the table alone, with no cup winner counted. */
  readonly europe: number;
  /** Clubs that go down without a play-off. */
  readonly down: number;
  /** Whether the club just above them plays a club of the division below. */
  readonly downPlayoff?: true;
}

/** One league's table over some seasons. */
export interface TableFormat extends SeasonFormat {
  readonly table: TablePlaces;
}

type Given = Omit<
  TableFormat,
  'groups' | 'members' | 'goals' | 'rounds' | 'rank' | 'approximation'
> & { readonly approximation?: string };

const EUROPE =
  'Places for Europe are those that the table alone gives: cup winners, holders of European titles and extra Champions League places can pass one on to the next club, and are not counted.';

/** A format of a soccer table: goals follow from its places. */
export function tableFormat({ approximation, ...given }: Given): TableFormat {
  const { europe, downPlayoff } = given.table;
  const goals = [TITLE, TOP_FOUR, inEurope(europe), RELEGATION];
  return {
    ...given,
    groups: { '': { '': [] } },
    members: 'games',
    goals: downPlayoff ? [...goals, RELEGATION_PLAYOFF] : goals,
    rounds: [],
    rank: 'place',
    approximation: approximation ? `${EUROPE} ${approximation}` : EUROPE,
  };
}
