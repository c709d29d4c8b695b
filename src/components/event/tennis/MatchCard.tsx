import type { ReactNode } from 'react';
import { Comb } from '#components/charts/Comb.tsx';
import { ShareBars, type Tone } from '#components/charts/ShareBars.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { Disclose } from '#components/ui/Disclose.tsx';
import type { TennisPrediction } from '#contract/answers/tennis/prediction.ts';
import { anchorLine, ownLine } from '#domain/events/besideMarket.ts';
import { surname } from '#domain/events/tennis/names.ts';
import { american } from '#domain/numbers.ts';
import { evenLine } from '#domain/outcomes/tennis.ts';
import { longDate } from '#domain/time.ts';
import { GamesTable } from './GamesTable.tsx';
import { PlayerRow } from './PlayerRow.tsx';

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
}

/** Clear wins in the strong tone, wins that cost a set in the light one. */
const tone = (winner: 'home' | 'away', score: string): Tone => {
  const side = winner === 'home' ? 'away' : 'home';
  return score.endsWith('-0') ? side : `${side}-2`;
};

const SURFACES = { hard: 'Hard', clay: 'Clay', grass: 'Grass' } as const;

/** A simulated match: moneyline, set betting, over/under games at the evenest line; the other lines open under it. The specification's home player comes first. */
export function MatchCard({ prediction, ranks, chart, rerun, notes = [] }: Props) {
  const { strHomeTeam: home, strAwayTeam: away, surface, setScores, games } = prediction;
  const names = { home: surname(home), away: surname(away) };
  const even = evenLine(games);
  const book = (side: 'home' | 'away') =>
    prediction.price
      ? `${prediction.price.provider} ${american(prediction.price[side])}`
      : undefined;
  const beside = [ownLine(prediction, [names.home, names.away]), anchorLine(prediction)].filter(
    (line) => line !== undefined,
  );
  const bars = setScores.map(({ winner, score, probability }) => ({
    label: `${names[winner]} ${score.replace('-', '–')}`,
    share: probability / 100,
    tone: tone(winner, score),
  }));
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
