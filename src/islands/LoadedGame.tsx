import { Breadcrumb } from '#components/game/Breadcrumb.tsx';
import { GameView } from '#components/game/GameView.tsx';
import { gameCrumbs } from '#components/game/gameTitle.ts';
import type { Game } from '#domain/game.ts';
import { later } from './later.tsx';

export { gameTitle } from '#components/game/gameTitle.ts';

interface Props {
  readonly game: Game;
  readonly now: Date;
}

const Odds = later(
  () => import('#components/game/CompareOdds.tsx').then(({ CompareOdds }) => CompareOdds),
  ['odds'],
);
const Numbers = later(() =>
  import('#components/game/MonteCarloNumbers.tsx').then(
    ({ MonteCarloNumbers }) => MonteCarloNumbers,
  ),
);
const Weather = later(() =>
  import('#components/game/WeatherPanel.tsx').then(({ WeatherPanel }) => WeatherPanel),
);
const Below = later(
  () => import('./LiveBelow.tsx').then(({ LiveBelow }) => LiveBelow),
  ['analyzer', 'lineups', 'weather', 'method'],
);

/** The same sections as a built game page; those far down come when the reader does. */
export function LoadedGame({ game, now }: Props) {
  const { prediction } = game;
  const predicted = prediction && { ...game, prediction };
  return (
    <>
      <Breadcrumb crumbs={gameCrumbs(game)} />
      <GameView
        game={game}
        now={now}
        numbers={predicted && <Numbers game={predicted} />}
        odds={predicted && <Odds game={predicted} now={now} />}
        weather={game.weatherData && <Weather game={game} />}
        below={<Below game={game} />}
      />
    </>
  );
}
