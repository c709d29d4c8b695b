import {
  archiveMonth,
  archiveMonthPath,
  archiveNamePath,
  monthName,
} from '#domain/archive/archivePaths.ts';
import type { KeptGame } from '#domain/archive/keptGame.ts';
import { isClosed } from '#domain/game/freshness.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import type { Instant } from '#domain/time/time.ts';
import { Breadcrumb } from '../game/Breadcrumb.tsx';
import { LivePanel, type LiveShown } from '../live/LivePanel.tsx';
import { CameOut } from './CameOut.tsx';
import { Graded } from './Graded.tsx';
import { KeptHead } from './KeptHead.tsx';
import { KeptProof } from './KeptProof.tsx';
import { keptCrumbs } from './keptCrumbs.ts';

interface Props {
  readonly kept: KeptGame;
  /** How it was played, minute by minute; absent if no look saw it. */
  readonly live?: LiveShown | undefined;
  readonly teamPaths: ReadonlySet<string>;
  readonly now: Instant;
}

/** Lists with other past games of its league and of its teams. */
function More({ kept: { game } }: Pick<Props, 'kept'>) {
  const month = archiveMonth(game.gameTime);
  const teams = [game.awayTeam, game.homeTeam].flatMap(({ name, shortName }) => {
    const path = archiveNamePath(game.league, name);
    return path === undefined ? [] : [{ path, text: `${shortName}: past games` }];
  });
  const all = {
    path: archiveMonthPath(game.league, month),
    text: `${LEAGUES[game.league].name}, ${monthName(month)}`,
  };
  return (
    <nav className="on-page" aria-label="Past games">
      {[all, ...teams].map(({ path, text }) => (
        <a key={path} href={path}>
          {text}
        </a>
      ))}
    </nav>
  );
}

const UNLISTED =
  'The schedule that we read does not list this game any more. If it is not played, its picks are void.';

/** The page of a game that has left the slate: what we said, what came of it, and the proof. */
export const KeptGamePage = ({ kept, live, teamPaths, now }: Props) => (
  <div className="wrap pb-16">
    <Breadcrumb crumbs={keptCrumbs(kept.game)} />
    <div className="prediction-view">
      <KeptHead kept={kept} teamPaths={teamPaths} now={now} />
      <More kept={kept} />
      <CameOut kept={kept} note={isClosed(kept.game, now) ? undefined : UNLISTED} />
      {live && <LivePanel game={kept.game} {...live} />}
      <Graded rows={kept.rows} sample={kept.game.sample} />
      <KeptProof
        said={kept}
        made={{ ...kept.said, runs: kept.said.iterations }}
        start={kept.game.gameTime}
      />
    </div>
  </div>
);
