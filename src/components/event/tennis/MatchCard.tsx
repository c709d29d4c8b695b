import type { ReactNode } from 'react';
import { Comb } from '#components/charts/Comb.tsx';
import { ShareBars } from '#components/charts/ShareBars.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { Disclose } from '#components/ui/Disclose.tsx';
import type { TennisPrediction } from '#contract/answers/tennis/prediction.ts';
import { anchorLine, ownLine } from '#domain/events/besideMarket.ts';
import { surname } from '#domain/events/tennis/names.ts';
import { american, percent } from '#domain/numbers.ts';
import { evenLine } from '#domain/outcomes/tennis.ts';
import { longDate } from '#domain/time.ts';
import { GamesTable } from './GamesTable.tsx';
import { likeliestSets } from './likeliestSets.ts';
import { PlayerRow } from './PlayerRow.tsx';
import { setBars } from './setBars.ts';
import { SURFACES } from './surfaces.ts';

interface Props {
  readonly prediction: TennisPrediction;
  /** World rankings on the day, where they are known. */
  readonly ranks?: { readonly home?: number | undefined; readonly away?: number | undefined };
  /** The histogram of total games; the page's static cards have it. */
  readonly chart?: ReactNode;
  /** The prediction, to be run again; on the page's static cards. */
  readonly rerun?: ReactNode;
  /** What a reader should know of the inputs. */
  readonly notes?: readonly string[] | undefined;
  /** The match's own page, where it has one. */
  readonly href?: string | undefined;
}

/** A simulated match: moneyline, set betting, over/under games at the evenest line; the other lines open under it. The specification's home player comes first. */
export function MatchCard({ prediction, ranks, chart, rerun, notes = [], href }: Props) {
  const { strHomeTeam: home, strAwayTeam: away, surface, games } = prediction;
  const names = { home: surname(home), away: surname(away) };
  const even = evenLine(games);
  const book = (side: 'home' | 'away') =>
    prediction.price
      ? `${prediction.price.provider} ${american(prediction.price[side])}`
      : undefined;
  const beside = [ownLine(prediction, [names.home, names.away]), anchorLine(prediction)].filter(
    (line) => line !== undefined,
  );
  const bars = setBars(prediction);
  const pick = likeliestSets(prediction);
  return (
    <article className="card match">
      <Comb
        away={prediction.homeWinProbability}
        home={prediction.awayWinProbability}
        awayName={home}
        homeName={away}
      />
      <h4 className="visually-hidden">{`${home} vs ${away}`}</h4>
      <div className="meta">
        {prediction.tour !== '' && <Badge>{prediction.tour}</Badge>}
        {surface && <Badge kind="outline">{SURFACES[surface]}</Badge>}
        {prediction.startTime !== '' && (
          <time dateTime={prediction.startTime}>{longDate(prediction.startTime)}</time>
        )}
      </div>
      <div className="teams">
        <PlayerRow
          side="away"
          name={home}
          rank={ranks?.home}
          win={prediction.homeWinProbability}
          book={book('home')}
        />
        <PlayerRow
          side="home"
          name={away}
          rank={ranks?.away}
          win={prediction.awayWinProbability}
          book={book('away')}
        />
      </div>
      {pick && (
        <p className="sets-pick">
          <span className="figure-label">Predicted winner</span>{' '}
          <b>{`${names[pick.winner]}, ${pick.score}`}</b>
          {` in ${percent(pick.probability)}`}
          {href !== undefined && (
            <a className="to-match" href={href}>
              Match page<span className="visually-hidden">{`: ${home} vs ${away}`}</span>
            </a>
          )}
        </p>
      )}
      {beside.length > 0 && <p className="note px-4">{beside.join(' ')}</p>}
      {bars.length > 0 && (
        <div className="part">
          <h5>Set betting</h5>
          <ShareBars bars={bars} label={`Set betting, ${home} vs ${away}`} full={1} />
        </div>
      )}
      {even && (
        <div className="part">
          <h5>Over/under games</h5>
          <ShareBars
            bars={(['over', 'under'] as const).map((way) => ({
              label: `${way === 'over' ? 'Over' : 'Under'} ${even.line}`,
              share: even[way] / 100,
              tone: way,
            }))}
            label={`Over/under games, ${home} vs ${away}`}
            full={1}
          />
        </div>
      )}
      {prediction.runs > 0 && (
        <Disclose summary="Total games and notes" of={`${home} vs ${away}`}>
          {chart}
          <GamesTable games={games} name={`${home} vs ${away}`} />
          <p className="note">
            {`${prediction.runs.toLocaleString('en-US')} matches, point by point. Mean ${prediction.meanGames.toFixed(1)} games.`}
            {notes.length > 0 && ` ${notes.join('. ')}.`}
          </p>
        </Disclose>
      )}
      {rerun}
    </article>
  );
}
