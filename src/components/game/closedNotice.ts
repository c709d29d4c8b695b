import type { Game } from '#domain/game.ts';
import { clockTime } from '#domain/time.ts';
import { resultText, verdictText } from './verdict.ts';
import { scoreLine, statusText } from './whenWhere.ts';

interface Notice {
  readonly title: string;
  readonly text: string;
}

const UNCHANGED = 'The prediction was made before the start and has not been changed since.';

/** What a game page says above its figures once no bet on them is possible. */
export function closedNotice(game: Game): Notice {
  switch (game.status) {
    case 'final':
      return {
        title: `Final: ${resultText(game)}`,
        text: [verdictText(game), 'The figures below have not been changed since.'].join(' '),
      };
    case 'live':
      return {
        title: `${statusText(game)}: ${scoreLine(game)}`,
        text: `Score as of ${clockTime(game.asOf)}. ${UNCHANGED}`,
      };
    case 'postponed':
      return {
        title: statusText(game),
        text: 'The prediction was made for the first date and has not been changed since.',
      };
    default:
      return { title: 'Closed', text: UNCHANGED };
  }
}
