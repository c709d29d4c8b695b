import type { BoxLine } from '#domain/players/boxLine.ts';
import type { FinalSide, PlayerFinal } from '#domain/players/playerFinal.ts';
import type { BaseballBox, BaseballBoxSide, BatterBox, StarterBox } from '../../baseball/box.ts';
import { type BatterMemory, noBatter } from '../../baseball/memory.ts';
import type { BaseballParams } from '../../baseball/params.ts';
import { averageStarter } from '../../baseball/pitching.ts';
import { placeRates, ratesFrom } from '../../baseball/rates.ts';
import type { BatterRates } from '../../baseball/types.ts';
import type { BaseballMemory } from './state.ts';

/** Batters faced short of outs, hits and walks, in the mean of 2023 to 2025: double plays less errors. */
const FEWER = 0.25;
/** Batters without whom a side's box score says nothing of its line-up. */
const LINE_UP = 9;

/**
 * A final as the model learns from it. What the feed does not count is put at what is known of the player, so that it stays there:
 * doubles and triples among his hits, times hit by a pitch, stolen bases; home runs that a starter allowed, at the league's share.
 * Batters faced without a count are outs, hits and walks. Without places in the order, starters stand in the order of the box score
 * and who came in stands where the starter before him does.
 */
export function baseballBox(
  memory: BaseballMemory,
  { season, date, home, away }: PlayerFinal,
  params: BaseballParams,
): BaseballBox {
  return {
    ...{ season, date },
    home: sideOf(memory, home, params),
    away: sideOf(memory, away, params),
  };
}

function sideOf(memory: BaseballMemory, side: FinalSide, params: BaseballParams): BaseballBoxSide {
  const batted = side.lines.filter(({ stats }) => stats.atBats !== undefined);
  const starters = batted.filter(({ starter }) => starter === true);
  let place = 0;
  const batters = batted.map((line, at) => {
    const started = starters.length === LINE_UP ? line.starter === true : at < LINE_UP;
    if (started) place = Math.min(LINE_UP, place + 1);
    const slot = line.stats.battingOrder ?? Math.max(1, place);
    return batterOf(memory, line, { slot, started }, params);
  });
  return {
    team: side.team,
    runs: side.score,
    batters: starters.length === LINE_UP ? batters : [],
    starter: starterOf(memory, side.lines),
  };
}

function batterOf(
  { batters, places }: BaseballMemory,
  { playerId, stats }: BoxLine,
  at: Pick<BatterBox, 'slot' | 'started'>,
  { shrinkage }: BaseballParams,
): BatterBox {
  const { hits = 0, homeRuns = 0, walks = 0, battingStrikeouts: strikeouts = 0 } = stats;
  const place: BatterMemory = places[at.slot - 1] ?? noBatter(0);
  const rates = ratesFrom(batters[playerId] ?? noBatter(0), placeRates(place), shrinkage);
  const reached = (stats.atBats ?? 0) + walks - hits - walks;
  const hitByPitch = stats.hitByPitch ?? (reached * rates.hitByPitch) / (1 - rates.hitByPitch);
  const others = hits - homeRuns;
  const doubles = stats.doubles ?? others * shareOf(rates, 'double');
  const triples = stats.triples ?? (others - doubles) * tripleShare(rates);
  const onFirst = others - doubles - triples + walks + hitByPitch;
  return {
    ...{ playerId, ...at, hits, homeRuns, walks, strikeouts, hitByPitch, doubles, triples },
    plateAppearances: stats.plateAppearances ?? (stats.atBats ?? 0) + walks + hitByPitch,
    stolenBases: stats.stolenBases ?? onFirst * rates.steals,
  };
}

/** Share of hits short of home runs that are doubles. */
const shareOf = ({ walk, homeRun, ...rates }: BatterRates, name: 'double' | 'triple'): number =>
  rates[name] / (1 - walk - homeRun);

/** Share of hits short of home runs and no doubles that are triples. */
const tripleShare = (rates: BatterRates): number =>
  shareOf(rates, 'triple') / (1 - shareOf(rates, 'double'));

/** The pitcher who began: by the feed, else the first of the box score. */
function starterLine(lines: readonly BoxLine[]): BoxLine | undefined {
  const pitched = lines.filter(({ stats }) => stats.outs !== undefined);
  return pitched.find(({ starter }) => starter === true) ?? pitched[0];
}

function starterOf(memory: BaseballMemory, lines: readonly BoxLine[]): StarterBox | undefined {
  const line = starterLine(lines);
  if (!line) return undefined;
  const { outs = 0, hitsAllowed = 0, walksAllowed = 0, strikeouts = 0 } = line.stats;
  return {
    playerId: line.playerId,
    outs,
    battersFaced: line.stats.battersFaced ?? Math.max(0, outs + hitsAllowed + walksAllowed - FEWER),
    hits: hitsAllowed,
    walks: walksAllowed,
    homeRuns:
      line.stats.homeRunsAllowed ??
      Math.min(hitsAllowed, (hitsAllowed + walksAllowed) * averageStarter(memory).homeRun),
    strikeouts,
  };
}
