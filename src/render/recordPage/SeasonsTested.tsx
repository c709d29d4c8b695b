import { ScrollRegion } from '#components/ui/ScrollRegion.tsx';
import type { BacktestContent } from '#content/backtest/backtest.ts';
import { leagueName } from '#domain/leagues/leagueName.ts';

type Season = NonNullable<BacktestContent['seasons']>[number];
type Scores = Season['goals'][number]['start'];

const CAPTION = 'Brier scores of season odds on past seasons, by league and goal';
const FORECASTERS = ['Ours', 'Record', 'Last season'] as const;
const COLUMNS = 1 + 2 * FORECASTERS.length;

const score = (value: number): string => value.toFixed(3);

const Cells = ({ own, record, lastSeason }: Scores) => (
  <>
    <td>
      <b>{score(own)}</b>
    </td>
    <td>{score(record)}</td>
    <td>{score(lastSeason)}</td>
  </>
);

/** "ahead of the record for sure before the first game in 21 of 28, at half in 6" */
export function surelyAhead(seasons: readonly Season[]): {
  readonly all: number;
  readonly start: number;
  readonly half: number;
} {
  const goals = seasons.flatMap((season) => season.goals);
  const ahead = (at: 'start' | 'half'): number =>
    goals.filter((goal) => goal[at].less.high < 0).length;
  return { all: goals.length, start: ahead('start'), half: ahead('half') };
}

/** How good our odds of whole seasons were on past seasons, beside the record so far and last season's finish. */
export function SeasonsTested({ seasons }: { readonly seasons: readonly Season[] }) {
  const { all, start, half } = surelyAhead(seasons);
  return (
    <>
      <p className="mb-3 max-w-[80ch]">
        {`Brier score, lower is better. “Record” turns the record so far into odds, by the same rules; “Last season” goes by who reached it a year before. Ours beats the record with 95% certainty in ${start} of ${all} lines before the first game, in ${half} at half of the season.`}
      </p>
      <ScrollRegion label={CAPTION} className="scroll">
        <table className="data-table scores-table">
          <caption className="visually-hidden">{CAPTION}</caption>
          <thead>
            <tr>
              <td />
              <th scope="colgroup" colSpan={FORECASTERS.length}>
                Before the first game
              </th>
              <th scope="colgroup" colSpan={FORECASTERS.length}>
                At half
              </th>
            </tr>
            <tr>
              <th scope="col">Goal</th>
              {['start', 'half'].flatMap((at) =>
                FORECASTERS.map((name) => (
                  <th key={`${at} ${name}`} scope="col">
                    {name}
                  </th>
                )),
              )}
            </tr>
          </thead>
          {seasons.map(({ league, seasons: tested, goals }) => (
            <tbody key={league}>
              <tr className="group">
                <th
                  className="pt-3.5 text-muted text-13 font-semibold"
                  scope="rowgroup"
                  colSpan={COLUMNS}
                >
                  {`${leagueName(league)}, ${tested}`}
                </th>
              </tr>
              {goals.map(({ goal, start: before, half: middle }) => (
                <tr key={goal}>
                  <th scope="row">{goal}</th>
                  <Cells {...before} />
                  <Cells {...middle} />
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
    </>
  );
}
