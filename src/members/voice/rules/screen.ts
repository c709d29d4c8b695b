import type { CallPlace } from './place.ts';
import type { Scene } from './scene.ts';
import { gameScreen } from './screens/game.ts';
import { gamesScreen } from './screens/games.ts';
import { leaguesScreen } from './screens/leagues.ts';
import { codeScreen, helpScreen, subscribeScreen } from './screens/plain.ts';
import type { Screen } from './screens/screen.ts';
import { welcomeScreen } from './screens/welcome.ts';

/** What is heard at a position, and where each key leads. */
export function screenOf(place: CallPlace, scene: Scene): Screen {
  switch (place.at) {
    case 'welcome':
      return welcomeScreen(scene);
    case 'subscribe':
      return subscribeScreen(scene);
    case 'help':
      return helpScreen(scene);
    case 'code':
      return codeScreen();
    case 'leagues':
      return leaguesScreen(place, scene);
    case 'games':
      return gamesScreen(place, scene);
    case 'game':
      return gameScreen(place, scene);
  }
}
