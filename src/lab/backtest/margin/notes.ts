import type { MarginLeague } from '#domain/leagues/index.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { closingProbability } from '#engine/ratings/closing.ts';
import type { MarginCall } from '../../fit/margin/walk.ts';
import type { MarginSeasonWalk } from './seasonWalk.ts';

/** What a reader of the table must know about a season's walk. */
export function marginNotes(
  league: MarginLeague,
  { season, calls }: Pick<MarginSeasonWalk, 'season' | 'calls'>,
): string[] {
  const byScores = calls.filter(({ which }) => which === 'score').length;
  const notes = closeNotes(season, calls);
  if (byScores > 0) {
    const all = byScores === calls.length;
    notes.push(
      `${season}: ${all ? 'the' : `in ${byScores} of ${calls.length} games the`} results-only filter spoke: recent results had too few closing lines`,
    );
  }
  if (LEAGUES[league].sport === 'baseball') {
    notes.push(
      `${season}: the file marks no extra innings; their simulated share cannot be checked`,
    );
  }
  return notes;
}

/** Sources that declare their prices are not the closing ones. */
const EARLIER_PRICES = /snapshot|pre-close/i;

/** How many games have a known close, and its source; nothing if every game has a closing moneyline. */
function closeNotes(season: number, calls: readonly MarginCall[]): string[] {
  const priced = calls.filter(({ game }) => closingProbability(game.closing) !== undefined).length;
  const spread = calls.filter(
    ({ game, line }) => closingProbability(game.closing) === undefined && !Number.isNaN(line),
  ).length;
  const early = calls.filter(
    ({ game, line }) => !Number.isNaN(line) && EARLIER_PRICES.test(game.oddsSource ?? ''),
  ).length;
  const known = priced + spread;
  if (known === 0) return [`${season}: no game has a close; nothing is anchored`];
  const notes: string[] = [];
  if (priced < calls.length) {
    const from = spread > 0 ? `: ${priced} by its moneyline, ${spread} by its spread alone` : '';
    notes.push(`${season}: ${known} of ${calls.length} games have a close${from}`);
  }
  if (early > 0) {
    notes.push(`${season}: ${early} of them have earlier prices than the closing ones (odds_src)`);
  }
  return notes;
}
