import { groupedDigits } from '#components/record/words.ts';
import { ScrollRegion } from '#components/ui/ScrollRegion.tsx';
import { findLeague } from '#domain/leagues/findLeague.ts';
import { leagueName } from '#domain/leagues/leagueName.ts';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import type { SeasonFigures } from '#domain/season/seasonFigures.ts';
import { seasonName } from '#domain/season/seasonName.ts';

/** A season that is over, with the scores of its odds. */
export interface GradedSeason {
  readonly league: string;
  readonly season: number;
  readonly figures: readonly SeasonFigures[];
}

const CAPTION = 'Scores of season odds, by season and goal';

const score = (value: number): string => value.toFixed(4);

function titleOf({ league: text, season }: GradedSeason): string {
  const league = findLeague(text);
  return league ? `${leagueName(league)} ${seasonName(league, season)}` : `${text} ${season}`;
}

function goalName({ league: text, season }: GradedSeason, id: string): string {
  const league = findLeague(text);
  const goals = league && seasonFormatOf(league, season)?.goals;
  return goals?.find((goal) => goal.id === id)?.name ?? id;
}

/** How the odds of seasons that are over turned out, all days together; nothing before the first. */
export function SeasonGrades({ seasons }: { readonly seasons: readonly GradedSeason[] }) {
  if (seasons.length === 0) return null;
  return (
    <section className="panel mt-5" id="season-odds" aria-labelledby="season-odds-head">
      <div className="content">
        <h2 id="season-odds-head">Season odds</h2>
        <p className="max-w-[80ch]">
          Every day’s odds of every team, against how the season ended. Brier score: lower is
          better. “Same for all” gives each team the share of teams that reached the goal.
        </p>
        <ScrollRegion label={CAPTION} className="scroll">
          <table className="data-table">
            <caption className="visually-hidden">{CAPTION}</caption>
            <thead>
              <tr>
                <th scope="col">Season and goal</th>
                <th scope="col">Days</th>
                <th scope="col">Odds</th>
                <th scope="col">Ours</th>
                <th scope="col">Same for all</th>
                <th scope="col">Log loss</th>
              </tr>
            </thead>
            <tbody>
              {seasons.flatMap((season) =>
                season.figures.map(({ goal, days, odds, brier, baseBrier, logLoss }) => (
                  <tr key={`${season.league} ${season.season} ${goal}`}>
                    <th scope="row">{`${titleOf(season)}, ${goalName(season, goal)}`}</th>
                    <td>{groupedDigits(days)}</td>
                    <td>{groupedDigits(odds)}</td>
                    <td>
                      <b>{score(brier)}</b>
                    </td>
                    <td>{score(baseBrier)}</td>
                    <td>{score(logLoss)}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
    </section>
  );
}
