import type { ComponentProps } from 'react';
import { isClosed } from '#domain/game/freshness.ts';
import type { Team } from '#domain/game/game.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { predictedWinner } from '#domain/game/predictedWinner.ts';
import { UNRATED_TEXT, unratedSides } from '#domain/game/unratedSides.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { priceMarks } from '#domain/prices/priceMark.ts';
import { cardTime, type Instant } from '#domain/time/time.ts';
import { Comb, EmptyComb } from '../charts/Comb.tsx';
import { SectionBoundary } from '../ui/SectionBoundary.tsx';
import { UnpredictedWords } from '../ui/UnpredictedWords.tsx';
import { Badges, clockAttributes, gameBadges } from './Badges.tsx';
import { BetStrip } from './BetStrip.tsx';
import { CardFigures } from './CardFigures.tsx';
import { Crest } from './Crest.tsx';
import { scoreLine } from './gameText.ts';
import { cardNote } from './noteText.ts';
import { Rank } from './Rank.tsx';

interface RowProps {
  readonly team: Team;
  readonly side: 'home' | 'away';
  /** Moneyline win probability, 0–100; absent while the prediction is pending. */
  readonly chance?: number | undefined;
  readonly favourite: boolean;
}

/** One side of a card: the favorite is bold and wide, the underdog light. */
function TeamRow({ team, side, chance, favourite }: RowProps) {
  return (
    <span
      className={`team ${side}${favourite ? ' favored' : ''} flex flex-wrap items-center gap-2.5`}
    >
      <Crest team={team} />
      <span className="name">
        <Rank team={team} />
        {team.name}
        {team.record !== undefined && (
          <>
            <span className="visually-hidden">, </span>
            <small>{team.record.replaceAll('-', '–')}</small>
          </>
        )}
      </span>
      {chance !== undefined && (
        <>
          <span className="visually-hidden">, moneyline win probability </span>
          <span className="percent">{percent(chance)}</span>
        </>
      )}
    </span>
  );
}

interface Props {
  readonly game: CardGame;
  readonly now: Instant;
  /** Level of the card's heading. */
  readonly as?: 'h3' | 'h4' | undefined;
}

/** The start, or the score once there is one. */
function WhenOrScore({ game, now }: Omit<Props, 'as'>) {
  const score = scoreLine(game);
  if (score !== undefined) return <span className="score-line">{score}</span>;
  return (
    <time dateTime={game.gameTime} data-card-time>
      {cardTime(game, now)}
    </time>
  );
}

function PendingFigures({ game, now }: Omit<Props, 'as'>) {
  return (
    <>
      <div className="mini pending">
        <div className="chart pending">
          <div className="plot" />
        </div>
      </div>
      <div className="pick pending">
        <b className="font-[680]">
          {unratedSides(game).length > 0 ? (
            UNRATED_TEXT
          ) : (
            <UnpredictedWords closed={isClosed(game, now)} status={game.status} />
          )}
        </b>
      </div>
    </>
  );
}

/** A game at a glance. Its only link, on the teams, covers the whole card. */
export function GameCard({ game, now, as: Heading = 'h3' }: Props) {
  const { prediction, homeTeam, awayTeam } = game;
  const winner = prediction && predictedWinner(prediction);
  const note = cardNote(game);
  return (
    <article
      className="card game"
      {...clockAttributes(game)}
      data-card={game.id}
      data-odds={priceMarks(game.odds)}
    >
      {prediction ? (
        <Comb
          away={prediction.awayWinProbability}
          home={prediction.homeWinProbability}
          draw={prediction.drawProbability}
          awayName={awayTeam.shortName}
          homeName={homeTeam.shortName}
        />
      ) : (
        <EmptyComb />
      )}
      <div className="meta">
        <Badges badges={gameBadges(game, now)} />
        <WhenOrScore game={game} now={now} />
        {note !== undefined && <p className="occasion">{note}</p>}
      </div>
      <Heading>
        <a className="teams" href={`/game/${game.id}`}>
          <TeamRow
            team={awayTeam}
            side="away"
            chance={prediction?.awayWinProbability}
            favourite={winner === 'away'}
          />
          <span className="visually-hidden"> at </span>
          <TeamRow
            team={homeTeam}
            side="home"
            chance={prediction?.homeWinProbability}
            favourite={winner === 'home'}
          />
        </a>
      </Heading>
      {prediction ? (
        <CardFigures game={{ ...game, prediction }} />
      ) : (
        <PendingFigures game={game} now={now} />
      )}
      {prediction && <BetStrip game={game} now={now} />}
    </article>
  );
}

/** A card of a list: if it cannot be drawn, only the card is lost. */
export const BoundedCard = (props: ComponentProps<typeof GameCard>) => (
  <SectionBoundary>
    <GameCard {...props} />
  </SectionBoundary>
);
