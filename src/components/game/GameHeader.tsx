import Calendar from 'lucide-react/icons/calendar';
import MapPin from 'lucide-react/icons/map-pin';
import { Comb, EmptyComb } from '#components/charts/Comb.tsx';
import type { Game, Team } from '#domain/game.ts';
import { teamPath } from '#domain/paths.ts';
import { type Side, teamOn } from '#domain/predictedWinner.ts';
import type { Instant } from '#domain/time.ts';
import { Badges, gameBadges } from './Badges.tsx';
import { Crest } from './Crest.tsx';
import { startText, venueText } from './gameText.ts';
import { HeaderScore } from './HeaderScore.tsx';
import { Share } from './Share.tsx';

interface Props {
  readonly game: Game;
  readonly now: Instant;
  /** Paths of the teams that have a page of their own. */
  readonly teamPaths?: ReadonlySet<string> | undefined;
}

/** A team's name, as a link to its upcoming and graded predictions where it has a page. */
function TeamName({ game, side, teamPaths }: Omit<Props, 'now'> & { readonly side: Side }) {
  const { name } = teamOn(game, side);
  const path = teamPath(game.league, name) ?? '';
  return teamPaths?.has(path) ? <a href={path}>{name}</a> : name;
}

const Crested = ({ team }: { readonly team: Team }) => (
  <div>
    <Crest team={team} big />
    <p className="abbreviation">
      {team.abbreviation}
      {team.record !== undefined && <small>{team.record.replaceAll('-', '–')}</small>}
    </p>
  </div>
);

/** The big comb with its figures at both ends. */
function Chances({ game }: { readonly game: Game }) {
  const { prediction, awayTeam, homeTeam } = game;
  if (!prediction) return null;
  const { awayWinProbability: away, homeWinProbability: home, drawProbability: draw } = prediction;
  const { iterations: runs } = prediction.simulationData;
  return (
    <div className="wide ends">
      <div className="away">
        <b>
          <Share of={away} runs={runs} />
        </b>
        {`${awayTeam.shortName} win`}
      </div>
      {draw > 0 && (
        <div className="draw">
          <b>
            <Share of={draw} runs={runs} />
          </b>
          Draw
        </div>
      )}
      <div className="home">
        <b>
          <Share of={home} runs={runs} />
        </b>
        {`${homeTeam.shortName} win`}
      </div>
    </div>
  );
}

/** Head of a game page: comb, title, start and venue, both sides and the score. */
export function GameHeader({ game, now, teamPaths }: Props) {
  const { prediction, awayTeam, homeTeam } = game;
  const venue = venueText(game);
  return (
    <section className="score" aria-label="The game">
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
        <Chances game={game} />
        <div className="split">
          <div className="meta">
            <Badges badges={gameBadges(game, now)} />
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
            )}
          </div>
        </div>
        <div className="vs">
          <Crested team={awayTeam} />
          <HeaderScore game={game} now={now} />
          <Crested team={homeTeam} />
        </div>
      </div>
    </section>
  );
}
