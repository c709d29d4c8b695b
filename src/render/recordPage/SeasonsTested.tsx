import { ScrollRegion } from '#components/ui/ScrollRegion.tsx';
import { leagueName } from '#domain/leagues/leagueName.ts';
import { type Season, surelyAhead } from './surelyAhead.ts';

const CAPTION = 'Brier scores of season odds on past seasons, by league and goal';
/** At half, last season's finish says nothing any more. */
const START = ['Ours', 'Record', 'Last season'] as const;
const HALF = ['Ours', 'Record'] as const;
const COLUMNS = 1 + START.length + HALF.length;

const score = (value: number): string => value.toFixed(3);

const Cells = ({ own, others }: { readonly own: number; readonly others: readonly number[] }) => (
  <>
    <td>
      <b>{score(own)}</b>
    </td>
    {others.map((other, at) => (
      <td key={START[at + 1]}>{score(other)}</td>
    ))}
  </>
);

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
              <th scope="colgroup" colSpan={START.length}>
                Before the first game
              </th>
              <th scope="colgroup" colSpan={HALF.length}>
                At half
              </th>
            </tr>
            <tr>
              <th scope="col" className="text-left">
                Goal
              </th>
              {[...START.map((name) => `start ${name}`), ...HALF.map((name) => `half ${name}`)].map(
                (column) => (
                  <th key={column} scope="col">
                    {column.slice(column.indexOf(' ') + 1)}
                  </th>
                ),
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
                  <Cells own={before.own} others={[before.record, before.lastSeason]} />
                  <Cells own={middle.own} others={[middle.record]} />
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
    </>
  );
}
