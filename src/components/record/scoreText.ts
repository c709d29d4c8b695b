import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { count } from './words.ts';

/**
 * "Log loss, seasons 2023–2024 of the backtest: ours with the close pooled in 0.608, the close 0.607, a coin 0.693."
 * @param unit what is graded, in the plural
 */
export function scoreText(
  { from, contests, ours, close, coin }: LeagueScores,
  unit: string,
): string {
  const over =
    from === 'record'
      ? `${count(contests)} graded ${unit}`
      : `${/[–,+]/.test(from.seasons) ? 'seasons' : 'season'} ${from.seasons} of the backtest`;
  const pooled = from !== 'record' && close !== undefined ? ' with the close pooled in' : '';
  const others = [
    close !== undefined && `the close ${close.toFixed(3)}`,
    coin !== undefined && `a coin ${coin.toFixed(3)}`,
  ].filter(Boolean);
  return `Log loss, ${over}: ours${pooled} ${[ours.toFixed(3), ...others].join(', ')}.`;
}
