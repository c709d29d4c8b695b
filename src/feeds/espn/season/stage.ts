import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { finalScoreProblem } from '#domain/plausible/game.ts';
import { endingFromWords } from '#domain/season/endingFromWords.ts';
import type { FixtureStage } from '#domain/season/seasonFixture.ts';
import { type Parsed, parsedItem, refusedItem } from '../../reading/items.ts';
import { readEspnStage, readGameScore } from '../games/stage.ts';
import type { SeasonCompetitor, SeasonEvent } from './schema.ts';

const CANCELED = /CANCEL|DELETED|NO_CONTEST/;
/** Decided without play: the score that was awarded is in the table. */
const AWARDED = /FORFEIT|WALKOVER|AWARD|_AWD\b/;

/** Who won a shoot-out: by its score, else by the feed's mark; undefined if neither says so. */
function shootoutWinner(
  home: SeasonCompetitor,
  away: SeasonCompetitor,
): 'home' | 'away' | undefined {
  const [atHome, atAway] = [home.shootoutScore, away.shootoutScore];
  if (atHome !== undefined && atAway !== undefined && atHome !== atAway) {
    return atHome > atAway ? 'home' : 'away';
  }
  if (home.winner === away.winner) return undefined;
  return home.winner ? 'home' : away.winner ? 'away' : undefined;
}

/** A game's stage in its season. Soccer's score is the complete one, where a game page has that of 90 minutes. */
export function readFixtureStage(
  league: League,
  status: SeasonEvent['status'],
  { home, away }: { readonly home: SeasonCompetitor; readonly away: SeasonCompetitor },
): Parsed<FixtureStage> {
  const name = status?.type?.name?.toUpperCase() ?? '';
  if (CANCELED.test(name)) return parsedItem({ status: 'canceled' });
  const [atHome, atAway] = [readGameScore(home.score, league), readGameScore(away.score, league)];
  const score =
    atHome === undefined || atAway === undefined ? undefined : { home: atHome, away: atAway };
  const awarded = AWARDED.test(name);
  if (awarded && !score) return refusedItem('awarded without a score');
  const stage = readEspnStage(status, score);
  if (!awarded && (!stage.ok || stage.value.status !== 'final')) {
    return stage.ok ? parsedItem(stageWithoutScore(stage.value.status)) : stage;
  }
  if (!score) return refusedItem('final without a score');
  const { sport } = LEAGUES[league];
  const words = [name, status?.type?.detail, status?.type?.shortDetail].join(' ');
  const ended = awarded ? 'regulation' : endingFromWords(sport, words);
  const winner =
    sport === 'soccer' && ended === 'shootout' ? shootoutWinner(home, away) : undefined;
  const level = score.home === score.away;
  if (sport === 'soccer' && ended === 'shootout' && !(level && winner)) {
    return refusedItem('a shoot-out without its winner');
  }
  const odd = awarded ? undefined : finalScoreProblem(score, league);
  if (odd) return refusedItem(odd);
  return parsedItem({ status: 'final', score, ended, ...(winner && { shootoutWinner: winner }) });
}

const stageWithoutScore = (status: 'scheduled' | 'live' | 'postponed' | 'final'): FixtureStage => ({
  status: status === 'final' ? 'live' : status,
});
