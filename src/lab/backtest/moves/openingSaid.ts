import { type LinedMarket, shiftedShare } from '#domain/prices/lineShift.ts';
import { marginResult } from '../../fit/margin/labels.ts';
import type { Anchored } from '../../fit/margin/published.ts';
import { marginOf, totalOfCall } from '../../fit/margin/spreads.ts';
import type { OpeningGame } from './openingGames.ts';

/** Questions that an opening line answers: the winner, and which side of that line the game falls on. */
export const MOVE_QUESTIONS = ['win', 'cover', 'over'] as const;
export type OpeningQuestion = (typeof MOVE_QUESTIONS)[number];

/** The forecasts for one question of a game: probabilities of the home side, its cover, or the over; 0–1. */
export interface OpeningSaid {
  readonly cluster: string;
  /** 1 or 0, or ½ for a tie. */
  readonly happened: number;
  readonly open: number;
  readonly own: number;
  /** Our own forecast combined with the opening line, as the site would have published it then. */
  readonly published: number;
  /** The closing line's probability of the same bet. */
  readonly close: number;
}

/** Absent if a line is missing or the stake would have been given back. */
export function openingSaid(game: OpeningGame, question: OpeningQuestion): OpeningSaid | undefined {
  if (question === 'win') return winSaid(game);
  return lineSaid(game, question === 'cover' ? 'spread' : 'total');
}

const clusterOf = ({ call }: Anchored): string => `${call.game.season}|${call.game.date}`;

const marketWin = ({ market, own }: Anchored): number | undefined =>
  market.win?.home ?? (market.spread && own.winFromSpread?.(market.spread));

function winSaid({ open, close }: OpeningGame): OpeningSaid | undefined {
  const [opened, closed] = [marketWin(open), marketWin(close)];
  const published = open.published.win?.home;
  if (opened === undefined || closed === undefined || published === undefined) return undefined;
  return {
    cluster: clusterOf(open),
    happened: marginResult(open.call.game),
    open: opened,
    own: open.own.win.home,
    published,
    close: closed,
  };
}

function lineSaid({ open, close }: OpeningGame, kind: LinedMarket): OpeningSaid | undefined {
  const [opened, closed] = [open.market[kind], close.market[kind]];
  const published = open.published.lines[kind];
  if (!opened || !closed || !published) return undefined;
  const { league } = open.call.game;
  const beyond =
    kind === 'spread' ? marginOf(open.call) + opened.line : totalOfCall(open.call) - opened.line;
  if (beyond === 0) return undefined;
  return {
    cluster: clusterOf(open),
    happened: beyond > 0 ? 1 : 0,
    open: opened.share,
    own: open.own.shareAt(kind, opened.line),
    published: published.share,
    close: shiftedShare(league, kind, closed.share, closed.line, opened.line),
  };
}
