import { playerFollowId } from '#domain/follow/playerNow.ts';
import { isClosed } from '#domain/game/freshness.ts';
import { teamOn } from '#domain/game/predictedWinner.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { statFigures } from '#domain/players/lineFigures.ts';
import { boardPath, playerPath } from '#domain/players/playerPaths.ts';
import { playsText } from '#domain/players/playsText.ts';
import { fantasyStat, scoringsOf } from '#domain/players/scorings.ts';
import { meanText, shownStats, statLabel, statRangeText } from '#domain/players/statText.ts';
import { cardTime } from '#domain/time/time.ts';
import { FollowButton } from '../follow/FollowButton.tsx';
import { Breadcrumb } from '../game/Breadcrumb.tsx';
import { AsOf } from '../ui/AsOf.tsx';
import { FoldSection } from '../ui/FoldSection.tsx';
import { SectionTitle } from '../ui/SectionTitle.tsx';
import { DrawnBy } from './DrawnBy.tsx';
import { Held } from './Held.tsx';
import { LastGames } from './LastGames.tsx';
import { LearnedTo } from './LearnedTo.tsx';
import { LineBox } from './LineBox.tsx';
import { type NextGame, type PlayerData, playerBox, spokenOf } from './playerData.ts';
import { boardCrumbs } from './playersWords.ts';
import { StatPile } from './StatPile.tsx';
import { StatsTable } from './StatsTable.tsx';
import { UseLines } from './UseLines.tsx';

/** "QB, Kansas City Chiefs, NFL" */
function roleText({ league, known, next }: PlayerData): string {
  const team = next ? teamOn(next.game, next.line.side).name : known?.games[0]?.teamName;
  const position = next?.line.position || known?.position || '';
  return [position, team, LEAGUES[league].name].filter((part) => part).join(', ');
}

/** His next game, and the main stats of his line, each with its pile. */
function Ahead({
  next,
  stats,
  now,
}: {
  readonly next: NextGame;
  readonly stats: readonly string[];
  readonly now: Date;
}) {
  const { game, line } = next;
  const told = playsText(line);
  const when = isClosed(game, now) ? 'under way' : cardTime(game, now);
  return (
    <>
      <p className="next-game">
        <a href={`/game/${game.id}`}>{`${game.awayTeam.name} at ${game.homeTeam.name}`}</a>
        {', '}
        {when}
        {told !== undefined && <b className="told">{`. ${told}`}</b>}
        {'.'}
      </p>
      <div className="stat-piles">
        {stats.map((stat) => {
          const counts = line.stats[stat];
          const figures = counts && statFigures(counts);
          return (
            figures && (
              <div key={stat} id={stat}>
                <h3>{statLabel(stat)}</h3>
                <p>
                  <b className="figure">{meanText(stat, figures.mean)}</b>{' '}
                  {figures.floor === figures.ceiling ? 'floor and ceiling ' : 'floor to ceiling '}
                  <span className="whole">
                    {statRangeText(stat, figures.floor, figures.ceiling)}
                  </span>
                </p>
                <StatPile stat={stat} counts={counts} />
              </div>
            )
          );
        })}
      </div>
    </>
  );
}

/** Everything that hangs on the line ahead. */
function NextParts(
  data: PlayerData & { readonly next: NextGame; readonly stats: readonly string[] },
) {
  const { next, stats, asked, now } = data;
  const box = playerBox(next, asked);
  const scorings = scoringsOf(next.line.stats);
  return (
    <>
      <section className="section pt-0 pb-0" aria-labelledby="next">
        <SectionTitle title="Next game" id="next" />
        <Ahead next={next} stats={stats} now={now} />
      </section>
      <div className="line-and-points">
        {box && (
          <section className="section pb-0" id="line" aria-labelledby="line-title">
            <SectionTitle title="Any line" id="line-title" />
            <LineBox
              path={playerPath(data.league, data)}
              gameId={next.game.id}
              player={next.line}
              {...box}
            />
          </section>
        )}
        {scorings.length === 0 ? (
          <section className="section pb-0" aria-labelledby="stats">
            <SectionTitle title="All stats" id="stats" />
            <StatsTable
              player={next.line}
              stats={shownStats(next.line.stats)}
              caption="All stats"
            />
          </section>
        ) : (
          <section className="section pb-0" aria-labelledby="fantasy">
            <SectionTitle title="Fantasy points" id="fantasy" />
            <StatsTable
              player={next.line}
              stats={scorings.map(fantasyStat)}
              caption="Fantasy points by scoring"
            />
          </section>
        )}
      </div>
      {scorings.length > 0 && (
        <FoldSection id="stats" title="All stats">
          <StatsTable player={next.line} stats={shownStats(next.line.stats)} caption="All stats" />
        </FoldSection>
      )}
    </>
  );
}

/** What he has done, and how well it was forecast. */
function PastParts({
  data,
  stats,
}: {
  readonly data: PlayerData;
  readonly stats: readonly string[];
}) {
  const { known, league, asked } = data;
  const games = known?.games ?? [];
  const stat = stats.includes(asked.stat) ? asked.stat : stats[0];
  if (stat === undefined || games.length === 0)
    return (
      <p className="note mt-6">
        No past games here yet: they come in as they end, with what we said before each.
      </p>
    );
  return (
    <>
      <section className="section pb-0" aria-labelledby="last">
        <SectionTitle title="Last games" id="last" />
        <LastGames games={games} stat={stat} />
        <Held games={games} stats={stats} league={league} />
      </section>
      <section className="section pb-0" aria-labelledby="use">
        <SectionTitle title="Role and usage" id="use" />
        <UseLines games={games} league={league} />
      </section>
    </>
  );
}

/** A player's page: what his next game may bring, what his last ones brought, and how well we said it. */
export function PlayerPage(data: PlayerData) {
  const { league, name, known, next, learnedTo, asOf } = data;
  const stats = spokenOf(data);
  const status = known?.status;
  return (
    <div className="wrap pb-12 player-page">
      <Breadcrumb crumbs={boardCrumbs(league, name)} />
      <div className="head pt-2">
        <div>
          <h1>{name}</h1>
          <p className="subline">{roleText(data)}</p>
          <p className="follow-links">
            <FollowButton id={playerFollowId(league, data.playerId, name)} name={name} />
          </p>
        </div>
      </div>
      {next ? (
        <NextParts {...data} next={next} stats={stats} />
      ) : (
        <p>
          {`No game of his is ahead on our list${status === undefined ? '' : `; the last report says ${status.toLowerCase()}`}. `}
          <a
            href={boardPath(league)}
          >{`Everybody who plays next in the ${LEAGUES[league].name}`}</a>
        </p>
      )}
      <PastParts data={data} stats={stats} />
      <div className="mt-6">
        <AsOf asOf={asOf} />
      </div>
      {next && (
        <p className="note mt-3">
          <LearnedTo learnedTo={learnedTo} />
          <DrawnBy league={league} />
        </p>
      )}
    </div>
  );
}
