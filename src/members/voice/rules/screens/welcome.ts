import { spokenName, spokenPhone, spokenSite } from '../names.ts';
import { CODE_PLACE, LEAGUES_PAGE, WELCOME } from '../place.ts';
import type { Scene } from '../scene.ts';
import { summarySentences } from '../summary.ts';
import { againOption, option, type Screen } from './screen.ts';

/** Who we are, the free summary, and the choices: for every caller. */
export const welcomeScreen = ({ house, board, open, now }: Scene): Screen => ({
  say: [
    `This is ${spokenName(house.name)}, sports predictions from simulated games, at ${spokenSite(house.url)}.`,
    ...summarySentences(board, now),
    `A probability is not a promise. If you or someone you know has a gambling problem, call ${spokenPhone(house.helpLine)}.`,
  ],
  options: [
    open
      ? option('1', LEAGUES_PAGE, 'For the games')
      : option('1', CODE_PLACE, 'Members, to hear the games with your line code'),
    option('2', { at: 'subscribe' }, 'To hear how to subscribe'),
    option('3', { at: 'help' }, 'For the gambling help line'),
    againOption(WELCOME),
  ],
});
