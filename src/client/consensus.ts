import type { Consensus, LineShare, WinShares } from '#domain/prices/market.ts';
import type { MarketKind } from '#domain/prices/marketOffers.ts';
import { isList, isNumber, isRecord, isText } from './checks.ts';
import { fieldWord, type Words } from './fields.ts';

const MARKETS: Words<MarketKind> = { moneyline: true, spread: true, total: true };

const isShare = (value: unknown): value is number => isNumber(value) && value >= 0 && value <= 1;

function readWin(value: unknown): WinShares | undefined {
  if (!isRecord(value)) return undefined;
  const { home, draw, away } = value;
  return isShare(home) && isShare(draw) && isShare(away) ? { home, draw, away } : undefined;
}

function readLine(value: unknown): LineShare | undefined {
  if (!isRecord(value) || !isNumber(value.line) || !isShare(value.share)) return undefined;
  return { line: value.line, share: value.share };
}

function readLeftOut(item: unknown): Consensus['leftOut'] {
  if (!isRecord(item) || !isText(item.provider) || !isText(item.reason)) return [];
  const market = fieldWord(MARKETS, item.market);
  return market ? [{ provider: item.provider, market, reason: item.reason }] : [];
}

/** The market that anchors a prediction; undefined if an answer has none. */
export function readConsensus(value: unknown): Required<Consensus> | undefined {
  if (!isRecord(value)) return undefined;
  return {
    win: readWin(value.win),
    spread: readLine(value.spread),
    total: readLine(value.total),
    books: isList(value.books) ? value.books.filter(isText) : [],
    leftOut: isList(value.leftOut) ? value.leftOut.flatMap(readLeftOut) : [],
  };
}
