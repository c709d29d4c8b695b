import { leagueName } from '#domain/leagues/leagueName.ts';
import { edgeClaimWords, edgePriceWords } from '#domain/prices/edgeWords.ts';
import { LIVES_MS } from '#domain/prices/sharpReading.ts';
import { isShownNow, type ShownSharpEdge } from '#domain/prices/shownSharpEdge.ts';
import { timeIn } from '#members/account/rules/hours.ts';
import type { AlertSender } from '../rules/alertText.ts';
import { isWanted } from '../rules/isWanted.ts';
import type { FiredRow, WaitingAlert } from '../store.ts';

/** Tolerance for sums of binary fractions. */
const DUST = 1e-9;

/**
 * Messages about prices that lag now, for members who asked for any bet worth taking in that league above a return. Each goes out
 * within the two minutes of its edge or not at all.
 */
export function edgeAlertRows(
  alerts: readonly WaitingAlert[],
  edges: readonly ShownSharpEdge[],
  sender: AlertSender,
  now: Date,
): FiredRow[] {
  return alerts.flatMap(({ id, wish, told, zone, follows }) => {
    if (wish.kind !== 'return') return [];
    const seen = new Set(told);
    return edges.flatMap((edge): FiredRow[] => {
      const key = `${edge.gameId}|${edge.market}|${edge.side}`;
      const sides = [edge.home.name, edge.away.name];
      const wanted = isWanted(wish, { league: edge.league, sides }, follows);
      if (!wanted || !isShownNow(edge, now)) return [];
      if (edge.claim <= wish.cents / 100 + DUST || seen.has(key)) return [];
      seen.add(key);
      const { gameId, market, side, line, price, book, seenAt, home, away } = edge;
      const bet = edgePriceWords(edge);
      const body = [
        `${sender.name} alert: ${leagueName(edge.league)} ${away.abbreviation}-${home.abbreviation}`,
        `${bet}, ${edgeClaimWords(edge)}`,
        `Seen ${timeIn(zone, new Date(seenAt))}: a sharp book moved and this one has not. Check the price first. ${sender.helpLine}`,
      ].join('\n');
      return [
        {
          alertId: id,
          key,
          gameId,
          what: `${bet}, ${edgeClaimWords(edge)}`,
          figuresAt: seenAt,
          until: new Date(Date.parse(seenAt) + LIVES_MS).toISOString(),
          bet: [gameId, market, side, line ?? '', price, book].join(' '),
          sms: body,
          other: body,
          named: [],
        },
      ];
    });
  });
}
