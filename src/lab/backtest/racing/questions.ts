import { clamp } from '#domain/numbers/numbers.ts';
import type { BacktestAnswer, BacktestQuestion } from '../types.ts';
import { RACE_TOPS, type RaceChances, type RaceTop } from './chances.ts';
import type { SaidRace } from './walkSeason.ts';

/** All racing questions, from the forecasts of the races. */
export function racingQuestions(said: readonly SaidRace[], formula1: boolean): BacktestQuestion[] {
  const known = said.filter(({ after }) => 'own' in after);
  return [
    field('winner after qualifying', known, ({ after }) => after),
    field('winner before qualifying', said, ({ before }) => before),
    ...(formula1 ? [poles(said)] : []),
    top('win', 'win', known),
    top('top 3', 'top3', known),
    ...(formula1 ? [] : [top('top 5', 'top5', known)]),
    top('top 10', 'top10', known),
    retirements(said),
  ];
}

type Of = (said: SaidRace) => Readonly<Record<string, RaceChances>>;

const winnerOf = ({ race }: SaidRace): number =>
  race.entrants.findIndex(({ place }) => place === 1);

/** Who won: the probability of the winner. */
function field(name: string, said: readonly SaidRace[], of: Of): BacktestQuestion {
  const answers = said
    .filter((one) => winnerOf(one) >= 0)
    .map((one): BacktestAnswer => {
      const chances = Object.entries(of(one));
      return {
        season: one.race.season,
        cluster: one.race.key,
        happened: [1],
        said: Object.fromEntries(
          chances.map(([model, { win }]) => [model, [win[winnerOf(one)] ?? 0]]),
        ),
      };
    });
  return { name, outcomes: 'field', ordered: false, answers };
}

/** Who was fastest in qualifying. */
function poles(said: readonly SaidRace[]): BacktestQuestion {
  const answers = said.flatMap((one): BacktestAnswer[] => {
    const { entrants, season, key } = one.race;
    const first = entrants.findIndex(({ qualified, grid }) => (qualified ?? grid) === 1);
    const own = one.pole[first];
    if (own === undefined) return [];
    const chances = { own: [Math.max(own, 1e-4)], 'base rate': [1 / entrants.length] };
    return [{ season, cluster: key, happened: [1], said: chances }];
  });
  return { name: 'pole', outcomes: 'field', ordered: false, answers };
}

/** For each car of each race: whether it finished in the top places. */
function top(name: string, kind: RaceTop, said: readonly SaidRace[]): BacktestQuestion {
  const answers = said.flatMap((one) =>
    one.race.entrants.map(({ place }, index): BacktestAnswer => {
      const models = Object.entries(one.after).map(([model, chances]) => {
        const yes = chances[kind][index] ?? 0;
        return [model, [yes, 1 - yes]] as const;
      });
      return {
        season: one.race.season,
        cluster: one.race.key,
        happened: place <= RACE_TOPS[kind] ? [1, 0] : [0, 1],
        said: Object.fromEntries(models),
      };
    }),
  );
  return { name, outcomes: ['yes', 'no'], ordered: false, answers };
}

/** Each car of each race: retired or not. */
function retirements(said: readonly SaidRace[]): BacktestQuestion {
  const answers = said.flatMap(({ race, retirement }) =>
    race.entrants.map(({ finish }, index): BacktestAnswer => {
      const yes = clamp(retirement[index] ?? 0, 0.001, 0.999);
      return {
        season: race.season,
        cluster: race.key,
        happened: finish === undefined ? [1, 0] : [0, 1],
        said: { own: [yes, 1 - yes] },
      };
    }),
  );
  return { name: 'retirement', outcomes: ['yes', 'no'], ordered: false, answers };
}
