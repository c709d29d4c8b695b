import { LEAGUES } from '#domain/league.ts';
import { settledUnits } from '#domain/prices/staking.ts';
import type { GradableRow, NewGrade } from '#server/store/grades.ts';
import { canonicalJson } from '#server/store/hash.ts';
import type { RefreshContext } from './context.ts';

/** The moneyline pick of a finished game: the likelier side to win. A draw loses it where draws are a result of their own, and settles nothing elsewhere. */
export function gradeMoneyline(row: GradableRow): NewGrade {
  const pick = row.home_win_probability > row.away_win_probability ? 'home' : 'away';
  const margin =
    pick === 'home' ? row.home_score - row.away_score : row.away_score - row.home_score;
  const settled = margin > 0 ? 'win' : margin < 0 || LEAGUES[row.league].canDraw ? 'loss' : 'push';
  const price = row.market.sample ? undefined : row.market.moneyline?.[pick];
  const units = settledUnits(price, settled);
  const market = 'moneyline';
  const payload = canonicalJson({
    type: 'grade',
    predictionId: row.prediction_id,
    gameId: row.game_id,
    score: { home: row.home_score, away: row.away_score },
    resultVersion: row.version,
    market,
    pick,
    outcome: settled,
    price: price ?? null,
    units: units ?? null,
  });
  return {
    market,
    pick,
    settled,
    gameId: row.game_id,
    predictionId: row.prediction_id,
    resultVersion: row.version,
    price,
    units,
    payload,
  };
}

/** Grades every finished game whose prediction is on the ledger; answers how many grades were added. */
export async function grade({ store, lease, now }: RefreshContext): Promise<number> {
  const rows = await store.readGradable();
  return rows.length === 0 ? 0 : store.saveGrades(lease, rows.map(gradeMoneyline), now);
}
