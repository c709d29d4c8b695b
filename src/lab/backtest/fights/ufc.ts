import type { FightRatings } from '#engine/fights/ratingTypes.ts';
import { fitFightParams } from '../../fit/fights/fitParams.ts';
import { readFights } from '../../fit/fights/readFights.ts';
import { BURN_IN_DAYS } from '../../fit/fights/start.ts';
import type { FileFight } from '../../fit/fights/ufcRow.ts';
import { type DatedFight, dated, walkRatings } from '../../fit/fights/walkRatings.ts';
import type { BacktestAnswer, BacktestQuestion, EarlierSeasons, LineLog } from '../types.ts';
import type { Results, SportWalk, UpTo } from '../walkResults.ts';
import { backtestOf } from '../walkSeasons.ts';
import { duration } from './duration.ts';
import { fitFightElo, PlainElo } from './elo.ts';
import { type AskFight, distance, method, overRounds, sixWays, win } from './questions.ts';
import { type BaseRates, fightBaseRates } from './rates.ts';
import { forecastOf, type TestedFightForecast } from './said.ts';
import { fightShapeRates } from './shapes.ts';

interface Asked {
  readonly name: string;
  readonly outcomes: readonly string[];
  readonly ask: AskFight;
  /** The pool of close and own is fitted for this sport. */
  readonly pooled: boolean;
}

const METHODS = ['knock-out', 'submission', 'decision'];
const YES_NO = ['yes', 'no'];
const SIDES = ['first by name', 'second'];

const ASKED: readonly Asked[] = [
  { name: 'win', outcomes: SIDES, ask: win(true), pooled: true },
  { name: 'win, no line in the file', outcomes: SIDES, ask: win(false), pooled: false },
  { name: 'method of the winner', outcomes: METHODS, ask: method, pooled: true },
  {
    name: 'six ways',
    outcomes: SIDES.flatMap((side) => METHODS.map((how) => `${side}, ${how}`)),
    ask: sixWays,
    pooled: true,
  },
  ...[1.5, 2.5].map((line) => ({
    name: `over ${line} rounds`,
    outcomes: YES_NO,
    ask: overRounds(line),
    pooled: false,
  })),
  { name: 'goes the distance', outcomes: YES_NO, ask: distance, pooled: false },
];

/** A season's walk: forecasts of its fights and of the fights before. */
interface Season {
  readonly season: number;
  readonly base: BaseRates;
  readonly forecasts: readonly TestedFightForecast[];
  readonly earlier: readonly TestedFightForecast[];
}

/** The UFC, walked forward by calendar years. */
export const ufc: SportWalk<FileFight, Results<FileFight>, Season> = {
  leagues: ['UFC'],
  read: (league, folder) => ({ league, rows: readFights('UFC', folder).rows }),
  season: (_, fights, log) => walkSeason(fights, log),
  tell(walks) {
    const values = walks.flatMap(({ forecasts }) => forecasts.flatMap((f) => duration(f) ?? []));
    return {
      questions: ASKED.map((asked) => questionOf(asked, walks)).filter(
        ({ answers }) => answers.length > 0,
      ),
      quantities: [{ name: 'duration', values }],
      shapes: walks.flatMap(({ season, forecasts }) => fightShapeRates(season, forecasts)),
      notes: [
        'Draws are left out of "win" and "six ways": a two-way bet is void. The file has left out most draws.',
        'Sides are named in alphabetical order: the file’s order (red corner first) favours the first.',
        ...walks.flatMap(spokeNotes),
      ],
    };
  },
};

export const ufcBacktest = backtestOf(ufc);

function questionOf(
  { name, outcomes, ask, pooled }: Asked,
  walks: readonly Season[],
): BacktestQuestion {
  const answers = (forecasts: readonly TestedFightForecast[], base: BaseRates): BacktestAnswer[] =>
    forecasts.flatMap((forecast) => ask(forecast, base) ?? []);
  const earlier = walks.map(
    ({ season, base, earlier }): EarlierSeasons => ({
      before: season,
      answers: answers(earlier, base),
    }),
  );
  return {
    name,
    outcomes,
    ordered: false,
    answers: walks.flatMap(({ forecasts, base }) => answers(forecasts, base)),
    ...(pooled ? { earlier } : {}),
  };
}

/** When the filter that reads past lines was not used, or fights have no line. */
function spokeNotes({ season, forecasts }: Season): string[] {
  const all = forecasts.length;
  const results = forecasts.filter(({ spoke }) => spoke === 'result').length;
  const priced = forecasts.filter(({ fight }) => fight.closing.winA !== undefined).length;
  const notes: string[] = [];
  if (results > 0) {
    notes.push(
      `${season}: in ${results} of ${all} fights the results-only filter spoke: recent fights had too few closing lines`,
    );
  }
  if (priced < all) notes.push(`${season}: ${priced} of ${all} fights have a close`);
  return notes;
}

function walkSeason({ season, earlier, through }: UpTo<FileFight>, log: LineLog): Season {
  log(`UFC ${season}: constants from ${earlier.length} earlier fights`);
  const params = fitFightParams(earlier, log);
  const elo = new PlainElo(fitFightElo(earlier));
  const fights = dated(through);
  const from = (fights[0]?.day ?? 0) + BURN_IN_DAYS;
  const all: TestedFightForecast[] = [];
  const see = (ratings: FightRatings, one: DatedFight): void => {
    if (one.day >= from) all.push(forecastOf(ratings, one, elo.winA(one.fight)));
  };
  walkRatings('UFC', fights, params, see, (fight) => elo.learn(fight));
  return {
    season,
    base: fightBaseRates(earlier),
    forecasts: all.filter(({ fight }) => fight.season === season),
    earlier: all.filter(({ fight }) => fight.season < season),
  };
}
