import type { KeptGame } from '#domain/archive/keptGame.ts';
import { pastVerdict } from '#domain/archive/pastGame.ts';
import type { Game } from '#domain/game/game.ts';
import { type Side, teamOn } from '#domain/game/predictedWinner.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { teamPath } from '#domain/product/paths.ts';
import { clockTime, easternDate, fullDate, type Instant } from '#domain/time/time.ts';
import { meanScores } from '#domain/words/cardLines.ts';
import { Comb } from '../charts/Comb.tsx';
import { Crest } from '../game/Crest.tsx';
import { venueText } from '../game/gameText.ts';
import { gameWithScore, keptState } from './cameOut.ts';

const VERDICT = { right: 'Pick right', wrong: 'Pick wrong', level: 'Tied' } as const;
const TONE = { right: 'value', wrong: 'bad', level: 'out' } as const;

interface Props {
  readonly kept: KeptGame;
  /** Paths of the teams that have a page of their own. */
  readonly teamPaths: ReadonlySet<string>;
  readonly now: Instant;
}

function TeamName({ game, side, paths }: { game: Game; side: Side; paths: ReadonlySet<string> }) {
  const { name } = teamOn(game, side);
  const path = teamPath(game.league, name) ?? '';
  return paths.has(path) ? <a href={path}>{name}</a> : name;
}

const Mark = ({ game, side }: { game: Game; side: Side }) => (
  <div>
    <Crest team={teamOn(game, side)} big />
    <p className="abbreviation font-bold leading-[1.15]">{teamOn(game, side).abbreviation}</p>
  </div>
);

/** "November 22, 2026, 1:00 PM EST" */
function dayText({ gameTime, timeKnown }: Game): string {
  const day = fullDate(easternDate(gameTime));
  return timeKnown ? `${day}, ${clockTime(gameTime)}` : day;
}

/** "Predicted 24–26", away first. */
function predictedText({ game: { league }, said }: KeptGame): string {
  const { away, home } = meanScores({ league, prediction: said });
  return `Predicted ${away}–${home}`;
}

/** Head of a past game's page: its sides, its day and score, and the chances that were published. */
export function KeptHead({ kept, teamPaths, now }: Props) {
  const { game, said } = kept;
  const { homeTeam, awayTeam } = game;
  const score = gameWithScore(kept)?.score;
  const verdict = pastVerdict({ ...said, ...game, score });
  const venue = venueText(game);
  return (
    <section className="score mb-1" id="verdict" aria-label="The game">
      <Comb
        size="big"
        away={said.awayWinProbability}
        home={said.homeWinProbability}
        draw={said.drawProbability}
        awayName={awayTeam.shortName}
        homeName={homeTeam.shortName}
      />
      <div className="inner">
        <div className="split">
          <div className="meta">
            <span className="badge league">{LEAGUES[game.league].name}</span>
            <span className="badge out">{keptState(kept, now)}</span>
            {verdict && <span className={`badge ${TONE[verdict]}`}>{VERDICT[verdict]}</span>}
          </div>
          <h1>
            <TeamName game={game} side="away" paths={teamPaths} /> <span>@</span>{' '}
            <TeamName game={game} side="home" paths={teamPaths} />
          </h1>
          <p className="subline">
            <time dateTime={game.gameTime}>{dayText(game)}</time>
            {venue !== undefined && `, ${venue}`}
          </p>
        </div>
        <div className="vs">
          <Mark game={game} side="away" />
          <div className="mid">
            <p className="figure-label">{keptState(kept, now)}</p>
            {score && (
              <p className="predicted-score">
                {score.away}
                <i>–</i>
                {score.home}
              </p>
            )}
            <p className="subline">{predictedText(kept)}</p>
          </div>
          <Mark game={game} side="home" />
        </div>
      </div>
    </section>
  );
}
