import Calendar from 'lucide-react/icons/calendar';
import MapPin from 'lucide-react/icons/map-pin';
import Tv from 'lucide-react/icons/tv';
import type { ReactNode } from 'react';
import { isClosed } from '#domain/game/freshness.ts';
import type { Game, Team } from '#domain/game/game.ts';
import { newSideSentences } from '#domain/game/newSides.ts';
import { type Side, teamOn } from '#domain/game/predictedWinner.ts';
import type { Prediction } from '#domain/game/prediction.ts';
import { UNRATED_TEXT, unratedSides } from '#domain/game/unratedSides.ts';
import type { League } from '#domain/leagues/league.ts';
import { teamPath } from '#domain/product/paths.ts';
import { type LeagueStanding, NO_STANDING } from '#domain/record/leagueStanding.ts';
import { resultsEnds } from '#domain/record/resultsEnd.ts';
import { whatIfOf } from '#domain/rerun/ofGame.ts';
import type { Instant } from '#domain/time/time.ts';
import { meanScores } from '#domain/words/cardLines.ts';
import { ordinal } from '#domain/words/ordinal.ts';
import { Comb, EmptyComb } from '../charts/Comb.tsx';
import { TrustLine } from '../record/TrustLine.tsx';
import { StateWord } from '../ui/StateWord.tsx';
import { Badges, gameBadges } from './Badges.tsx';
import { BestPrice } from './BestPrice.tsx';
import { CheckLink } from './CheckLink.tsx';
import { Crest } from './Crest.tsx';
import { movedStartText, startText, statusText, toldOf, venueText } from './gameText.ts';
import { localText, nationalText, occasionText } from './noteText.ts';
import { Rank } from './Rank.tsx';
import { Winner } from './Winner.tsx';

interface Props {
  readonly game: Game;
  readonly now: Instant;
  /** Paths of the teams that have their own page. */
  readonly teamPaths?: ReadonlySet<string> | undefined;
  /** Past scores of its league's forecasts, and its teams' ranks. */
  readonly standing?: LeagueStanding | undefined;
}

/** A team's name, as a link to its upcoming and graded predictions if it has a page. */
function TeamName({
  game,
  side,
  teamPaths,
}: Pick<Props, 'game' | 'teamPaths'> & { readonly side: Side }) {
  const team = teamOn(game, side);
  const { name } = team;
  const path = teamPath(game.league, name) ?? '';
  return (
    <>
      <Rank team={team} />
      {teamPaths?.has(path) ? <a href={path}>{name}</a> : name}
    </>
  );
}

interface CrestedProps extends Pick<LeagueStanding, 'places'> {
  readonly team: Team;
}

/** A side's crest with its record and its rank in our ratings. */
function Crested({ team, places }: CrestedProps) {
  const place = places[team.name];
  return (
    <div>
      <Crest team={team} big />
      <p className="abbreviation font-bold leading-[1.15]">
        {team.abbreviation}
        {team.record !== undefined && <small>{team.record.replaceAll('-', '–')}</small>}
        {place !== undefined && <small>{`rated ${ordinal(place)}`}</small>}
      </p>
    </div>
  );
}

interface PairProps {
  readonly away?: ReactNode;
  readonly home?: ReactNode;
}

const Pair = ({ away, home }: PairProps) => (
  <p className="predicted-score">
    {away}
    <i>–</i>
    {home}
  </p>
);

/** A side's mean score, marked for comparison with a re-run. */
const Mean = ({
  team,
  of,
  text,
}: {
  readonly team: Team;
  readonly of: number;
  readonly text: string | number;
}) => (
  <data value={of} data-figure={`Mean score, ${team.shortName}`}>
    {text}
  </data>
);

/** Mean simulated scores, away and home; both absent without a prediction. */
function predicted({ league, prediction, awayTeam, homeTeam }: Game): PairProps {
  if (!prediction) return {};
  const { predictedAwayScore: away, predictedHomeScore: home } = prediction;
  const said = meanScores({ league, prediction });
  return {
    away: <Mean team={awayTeam} of={away} text={said.away} />,
    home: <Mean team={homeTeam} of={home} text={said.home} />,
  };
}

/** "24–26", away first. */
function predictedText(league: League, prediction: Prediction): string {
  const { away, home } = meanScores({ league, prediction });
  return `${away}–${home}`;
}

/** Label of the figures between the sides, or why there are none. */
function FigureLabel({ game, now }: Pick<Props, 'game' | 'now'>) {
  if (game.prediction) return 'Predicted score';
  if (unratedSides(game).length > 0) return UNRATED_TEXT;
  const closed = isClosed(game, now);
  return (
    <>
      <span data-when="open" hidden={closed}>
        Prediction pending
      </span>
      <span data-when="closed" hidden={!closed}>
        No prediction
      </span>
    </>
  );
}

/** A side's real score, which a live page's script keeps. */
const Told = ({
  side,
  game,
}: {
  readonly side: Side;
  readonly game: Extract<Game, { readonly status: 'live' | 'final' }>;
}) => <span data-live-told={side}>{game.score[side]}</span>;

/** Between the two sides: the predicted score, and the real one as soon as there is one. */
function Score({ game, now }: Pick<Props, 'game' | 'now'>) {
  if (game.status === 'live' || game.status === 'final') {
    return (
      <div className="mid">
        <p className="figure-label" data-live-label>
          {statusText(game, now)}
        </p>
        <Pair away={<Told side="away" game={game} />} home={<Told side="home" game={game} />} />
        {game.prediction && (
          <p className="subline">{`Predicted ${predictedText(game.league, game.prediction)}`}</p>
        )}
      </div>
    );
  }
  return (
    <div className="mid">
      <p className="figure-label">
        <FigureLabel game={game} now={now} />
      </p>
      <Pair {...predicted(game)} />
      <p className="subline">
        <StateWord told={toldOf(game)} now={now} />
      </p>
    </div>
  );
}

/** Head of a game page with its verdict: comb, title, winner, score, best price, and the forecasts' past scores. */
export function GameHeader({ game, now, teamPaths, standing = NO_STANDING }: Props) {
  const { prediction, awayTeam, homeTeam } = game;
  const venue = venueText(game);
  const moved = movedStartText(game);
  const occasion = occasionText(game);
  const channels = nationalText(game) ?? localText(game);
  return (
    <section className="score mb-1" id="verdict" aria-label="The game">
      {prediction ? (
        <Comb
          size="big"
          away={prediction.awayWinProbability}
          home={prediction.homeWinProbability}
          draw={prediction.drawProbability}
          awayName={awayTeam.shortName}
          homeName={homeTeam.shortName}
        />
      ) : (
        <EmptyComb size="big" />
      )}
      <div className="inner">
        <div className="split">
          <div className="meta">
            <Badges badges={gameBadges(game, now)} />
            {occasion !== undefined && <span className="occasion">{occasion}</span>}
          </div>
          <h1>
            <TeamName game={game} side="away" teamPaths={teamPaths} /> <span>@</span>{' '}
            <TeamName game={game} side="home" teamPaths={teamPaths} />
          </h1>
          <div className="meta">
            <span className="stamp">
              <Calendar className="icon" aria-hidden="true" />
              <time dateTime={game.gameTime}>{startText(game)}</time>
            </span>{' '}
            {venue !== undefined && (
              <span className="stamp">
                <MapPin className="icon" aria-hidden="true" />
                {venue}
              </span>
            )}{' '}
            {channels !== undefined && (
              <span className="stamp">
                <Tv className="icon" aria-hidden="true" />
                <span className="visually-hidden">On </span>
                {channels}
              </span>
            )}
          </div>
          {moved !== undefined && (
            <p className="subline" data-when="open" hidden={isClosed(game, now)}>
              {moved}
            </p>
          )}
        </div>
        {prediction && <Winner game={{ ...game, prediction }} />}
        <div className="vs">
          <Crested team={awayTeam} places={standing.places} />
          <Score game={game} now={now} />
          <Crested team={homeTeam} places={standing.places} />
        </div>
      </div>
      {prediction && game.status === 'scheduled' && (
        <BestPrice game={{ ...game, prediction }} now={now} />
      )}
      {prediction && (
        <div className="head-foot">
          <TrustLine
            ends={resultsEnds(game.league, prediction.learnedTo)}
            scores={standing.scores}
          />
          <span className="flex flex-wrap gap-2">
            {whatIfOf({ ...game, prediction }) !== undefined && (
              <a className="button ghost compact" href="#what-if">
                What if?
              </a>
            )}
            <span data-when="open" hidden={isClosed(game, now)}>
              <CheckLink game={game} className="button ghost compact" />
            </span>
          </span>
        </div>
      )}
      {prediction &&
        newSideSentences(prediction.recipe.notes).map((sentence) => (
          <p key={sentence} className="trust">
            {sentence}
          </p>
        ))}
    </section>
  );
}
