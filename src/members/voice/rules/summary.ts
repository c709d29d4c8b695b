import { LEAGUES } from '#domain/leagues/league.ts';
import { easternMidday, type Instant } from '#domain/time/time.ts';
import { gamesOfLeague, type VoiceBoard } from './board.ts';
import { spokenAge, spokenDate } from './times.ts';
import { listedInWords, spokenCount } from './words.ts';

/** "five NFL games and two La Liga games" */
const leaguesText = (board: VoiceBoard): string =>
  listedInWords(
    board.leagues.map((league) =>
      spokenCount(gamesOfLeague(board, league).length, `${LEAGUES[league].name} game`),
    ),
  );

/** "five NFL games are still to start" */
const toStart = (board: VoiceBoard): string =>
  `${leaguesText(board)} ${board.games.length === 1 ? 'is' : 'are'} still to start`;

function payingText({ paying, old, asOf }: VoiceBoard, now: Instant): string {
  if (old) {
    return asOf === undefined
      ? 'We have no current prices yet.'
      : `Our numbers were last updated ${spokenAge(asOf, now)}, so we have no current prices.`;
  }
  if (paying === 0) return 'There is no bet worth making right now. That is normal.';
  return `There ${paying === 1 ? 'is' : 'are'} ${spokenCount(paying, 'bet')} worth taking right now.`;
}

/** The free summary: number of games by league, and of prices that pay. @param board undefined if unreadable */
export function summarySentences(board: VoiceBoard | undefined, now: Instant): readonly string[] {
  if (board === undefined) {
    return ['We cannot load our predictions right now. Please call again in a few minutes.'];
  }
  const { date, today, games } = board;
  if (date === undefined) {
    const none = `Today is ${spokenDate(now)}. No games are on our list.`;
    return board.old ? [none, payingText(board, now)] : [none];
  }
  const when = spokenDate(easternMidday(date));
  const total = board.leagues.length > 1 ? `, ${spokenCount(games.length, 'game')} in all` : '';
  const samples = games.filter(({ sample }) => sample).length;
  return [
    today
      ? `Today, ${when}, ${toStart(board)}${total}.`
      : `No more games start today. The next are on ${when}: ${leaguesText(board)}.`,
    ...(samples > 0 ? ['Some of these are sample games.'] : []),
    payingText(board, now),
  ];
}
