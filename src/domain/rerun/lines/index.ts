import type { ScoreGrid } from '../../game/scoreGrid.ts';
import type { FightOutcome } from '../../outcomes/fight.ts';
import type { GolfOutcome } from '../../outcomes/golf.ts';
import type { RaceOutcome } from '../../outcomes/race.ts';
import type { TennisOutcome } from '../../outcomes/tennis.ts';
import type { RerunAbout } from '../about.ts';
import type { Figure } from '../rerunnable.ts';
import { fightFigures } from './fight.ts';
import { figuresOfGrid } from './game.ts';
import { matchFigures } from './match.ts';
import { raceFigures } from './race.ts';
import { tournamentFigures } from './tournament.ts';

/** The figures of any outcome, which must be of the kind that `about` describes. */
export function figuresOfOutcome(outcome: unknown, about: RerunAbout): readonly Figure[] {
  switch (about.kind) {
    case 'game':
      return figuresOfGrid(outcome as ScoreGrid, about);
    case 'fight':
      return fightFigures(outcome as FightOutcome, about);
    case 'match':
      return matchFigures(outcome as TennisOutcome, about);
    case 'race':
      return raceFigures(outcome as RaceOutcome);
    case 'tournament':
      return tournamentFigures(outcome as GolfOutcome, about);
  }
}
