import { Comb } from '#components/charts/Comb.tsx';
import { leagueBadge } from '#components/game/Badges.tsx';
import {
  gameResultText,
  pickVerdictText,
  scoreLine,
  statusText,
} from '#components/game/gameText.ts';
import type { PredictedCardGame } from '#domain/game/listedGame.ts';
import { oldestDatum } from '#domain/game/oldestDatum.ts';
import {
  predictedWinner,
  type Side,
  teamOn,
  winProbability,
} from '#domain/game/predictedWinner.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { monthDay, shortDayTime } from '#domain/time/time.ts';
import { expectedScore } from '#domain/words/cardLines.ts';
import { initials } from '#domain/words/initials.ts';
import { EmbedFrame } from './EmbedFrame.tsx';
import { EmbedPrice } from './EmbedPrice.tsx';
import type { TimedPhase } from './phases.ts';

interface Props {
  readonly game: PredictedCardGame;
  readonly phases: readonly TimedPhase[];
}

const COLOR = /^#[0-9a-f]{6}$/i;

function TeamRow({ game, side }: Pick<Props, 'game'> & { readonly side: Side }) {
  const team = teamOn(game, side);
  const favored = predictedWinner(game.prediction) === side;
  return (
    <span className={favored ? 'team favored' : 'team'}>
      <svg viewBox="0 0 34 34" width="28" height="28" aria-hidden="true">
        <circle
          cx="17"
          cy="17"
          r="15.5"
          stroke={COLOR.test(team.color ?? '') ? team.color : undefined}
        />
        <text x="17" y="21">
          {initials(team)}
        </text>
      </svg>
      <span className="name">{team.name}</span>
      <span className="chance">{percent(winProbability(game.prediction, side), 1)}</span>
    </span>
  );
}

/** The stage once it has begun or is off; undefined before. */
function Stage({ game }: Pick<Props, 'game'>) {
  const now = game.asOf;
  if (game.status === 'scheduled') return null;
  if (game.status === 'final') {
    return <p className="stage">{`Final: ${gameResultText(game)}. ${pickVerdictText(game)}`}</p>;
  }
  const score = scoreLine(game);
  const text = score === undefined ? statusText(game, now) : `${statusText(game, now)}: ${score}`;
  const seen = game.status === 'live' ? `, as of ${shortDayTime(game.asOf)}` : '';
  return <p className="stage">{`${text}${seen}`}</p>;
}

const isSample = ({ sample, odds }: PredictedCardGame): boolean =>
  sample || odds.some((quote) => quote.sample);

/** A game's published prediction for other people's pages: the winner, how likely, by how much, at what price, as of when. */
export function EmbedCard({ game, phases }: Props) {
  const { prediction, league, awayTeam, homeTeam, gameTime, timeKnown } = game;
  const winner = predictedWinner(prediction);
  const canDraw = LEAGUES[league].canDraw;
  return (
    <EmbedFrame
      href={`/game/${game.id}`}
      asOf={`Predicted ${shortDayTime(prediction.asOf)}. Data as of ${shortDayTime(oldestDatum(game))}.`}
    >
      <Comb
        away={prediction.awayWinProbability}
        home={prediction.homeWinProbability}
        draw={prediction.drawProbability}
        awayName={awayTeam.shortName}
        homeName={homeTeam.shortName}
      />
      <p className="meta">
        <span className="badge">{leagueBadge(league)}</span>
        {isSample(game) && (
          <span className="badge warn">{game.sample ? 'Sample game and odds' : 'Sample odds'}</span>
        )}
        <time dateTime={gameTime}>
          {timeKnown ? shortDayTime(gameTime) : `${monthDay(gameTime)}, time TBD`}
        </time>
      </p>
      <h1>
        <a href={`/game/${game.id}`} target="_blank" rel="noopener">
          <TeamRow game={game} side="away" />
          <span className="unseen"> at </span>
          <TeamRow game={game} side="home" />
        </a>
      </h1>
      <Stage game={game} />
      <dl>
        <div>
          <dt>Predicted winner</dt>
          <dd>{`${teamOn(game, winner).shortName} ${percent(winProbability(prediction, winner), 1)}`}</dd>
        </div>
        {canDraw && (
          <div>
            <dt>Draw</dt>
            <dd>{percent(prediction.drawProbability, 1)}</dd>
          </div>
        )}
        <div>
          <dt>Expected score</dt>
          <dd>{expectedScore(game)}</dd>
        </div>
      </dl>
      {game.status !== 'final' && <EmbedPrice game={game} phases={phases} />}
    </EmbedFrame>
  );
}
