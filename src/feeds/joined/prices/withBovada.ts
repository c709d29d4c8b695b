import type { League } from '#domain/leagues/league.ts';
import type { BovadaOdds } from '../../bovada/bovadaOdds.ts';
import { type Source, SourceError } from '../../source.ts';
import { addQuotes } from './addQuotes.ts';

/**
 * A source whose upcoming games also have Bovada's prices. Leagues without upcoming games are not requested. If Bovada fails, the
 * games stay unchanged and the failure is quarantined.
 */
export const withBovada = (
  source: Source,
  bovada: BovadaOdds,
  knownKeys: (league: League) => ReadonlySet<string>,
): Source => ({
  ...source,
  async games(league, days, now) {
    const answer = await source.games(league, days, now);
    if (!answer.games.some(({ status }) => status === 'scheduled')) return answer;
    try {
      const coupon = await bovada.games(league, now);
      const known = {
        ...answer,
        quarantined: [
          ...answer.quarantined,
          ...coupon.quarantined.map(({ item, reason }) => ({ item: `bovada ${item}`, reason })),
        ],
      };
      return addQuotes(league, known, coupon.items, days, knownKeys(league));
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const failure = { item: 'prices of bovada', reason: error.message };
      return { ...answer, quarantined: [...answer.quarantined, failure] };
    }
  },
});
