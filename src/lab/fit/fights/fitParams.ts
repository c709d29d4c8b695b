import { counted } from '#domain/words/counted.ts';
import type { FightParams } from '#engine/fights/ratingTypes.ts';
import type { LineLog } from '../../backtest/types.ts';
import { fitHazards } from './fitHazards.ts';
import { fitMethodParams } from './fitMethodParams.ts';
import { fitSpread } from './fitSpread.ts';
import { fitStrength } from './fitStrength.ts';
import { START_PARAMS } from './start.ts';
import type { DecisionKind, FileFight } from './ufcRow.ts';
import { dated } from './walkRatings.ts';

/** Every constant of the UFC model from fights by date. Deterministic. */
export function fitFightParams(rows: readonly FileFight[], log: LineLog): FightParams {
  const fights = dated(rows);
  log(`UFC: ${counted(rows.length, 'fight')}, strength with past lines`);
  const lines = fitStrength(fights, START_PARAMS, 'line');
  log('UFC: strength from results alone');
  const both = fitStrength(fights, lines, 'result');
  log('UFC: methods');
  const methods = fitMethodParams(fights, fitSpread(fights, both));
  return {
    ...methods,
    hazards: fitHazards(rows),
    split: decisionShare(rows, 'split'),
    majority: decisionShare(rows, 'majority'),
  };
}

/** Decisions that a share starts with, at one in ten. */
const PSEUDO = 10;

function decisionShare(rows: readonly FileFight[], kind: DecisionKind): number {
  const decisions = rows.filter(({ decision }) => decision !== undefined);
  const such = decisions.filter(({ decision }) => decision === kind);
  return (such.length + PSEUDO / 10) / (decisions.length + PSEUDO);
}
