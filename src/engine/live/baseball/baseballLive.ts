import type { BaseballState } from '#domain/live/gameState.ts';
import { readBaseball } from '../../baseball/inputs.ts';
import { baseballTable } from '../../baseball/model.ts';
import fitted from '../../fitted/live/mlb.json' with { type: 'json' };
import type { Joint } from '../../joint/joint.ts';
import type { ModelInputs } from '../../model.ts';
import { conditionedTable } from '../conditionedTable.ts';
import { onlyScoreJoint } from '../liveGrid.ts';
import type { LiveGame, LiveSport } from '../liveSport.ts';
import { meansOf } from '../means.ts';
import { meanRuns } from './halfInning.ts';
import { FRESH_INNING, type LiveBaseballParams, readBaseballParams } from './params.ts';
import { type BaseballStand, isBaseballOver, readBaseballState } from './readState.ts';
import { type BaseballRestInputs, restOfBaseball } from './rest.ts';
import { baseballSideDays } from './side.ts';

const FIRST: BaseballStand = {
  home: 0,
  away: 0,
  inning: 1,
  bottom: false,
  situation: FRESH_INNING,
  empty: true,
};
const ROUNDS = 2;
/** Where the search of a side's rate starts: mean innings a side bats in, of the visitors and of the home side. */
const AWAY_INNINGS = 9.1;
const HOME_INNINGS = 8.7;

/**
 * Baseball: the rest of a game from the inning, outs, runners and score. A half-inning's runs from each of the 24 situations of outs
 * and bases are the league's own (Lindsey 1963, "An investigation of strategies in baseball", Operations Research 11(4)), tilted to
 * each side's rate; half-innings follow each other independently, given what sort of day each side has. The home side does not bat
 * in the ninth if it leads and stops when it does; extra innings begin with a runner on second, as in the regular season since 2020.
 * Both sides' rates are those that give the published table's mean runs.
 * Limits: pitchers, batting order and park are in the published table only; every game has nine innings.
 */
export const baseballLiveWith = (params: LiveBaseballParams): LiveSport => ({
  sport: 'baseball',
  leagues: ['MLB'],
  begin: (_, inputs) => begin(params, inputs),
});

/** The same with the committed parameters. */
export const baseballLive: LiveSport = baseballLiveWith(readBaseballParams(fitted));

function begin(params: LiveBaseballParams, inputs: ModelInputs): LiveGame<BaseballState> {
  const start = baseballTable(inputs);
  const homer = readBaseball(inputs).shape.walkOffHomer;
  const { play, before } = played(params, homer, start);
  return {
    start,
    after(state) {
      const stand = readBaseballState(state);
      if (isStart(stand)) return start;
      if (isBaseballOver(stand)) return onlyScoreJoint(start.size, stand.home, stand.away);
      return conditionedTable(start, before, restOfBaseball(play, stand));
    },
  };
}

const isStart = ({ home, away, inning, bottom, empty }: BaseballStand): boolean =>
  home === 0 && away === 0 && inning === 1 && !bottom && empty;

/** The process whose games from the start have the table's mean runs, and its own table. */
function played(params: LiveBaseballParams, homer: number, start: Joint) {
  const wanted = meansOf(start);
  const inning = meanRuns(params.runs[FRESH_INNING] ?? []);
  let home = wanted.home / (HOME_INNINGS * inning);
  let away = wanted.away / (AWAY_INNINGS * inning);
  for (let round = 0; ; round++) {
    const play: BaseballRestInputs = {
      params,
      homer,
      home: baseballSideDays(params, home, 8),
      away: baseballSideDays(params, away, 9),
    };
    const before = restOfBaseball(play, FIRST);
    if (round === ROUNDS) return { play, before };
    const has = meansOf(before);
    home *= wanted.home / has.home;
    away *= wanted.away / has.away;
  }
}
