import { marginsOf, type PredictedCardGame } from '#domain/game/listedGame.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { decisivePercent, pushText } from '#domain/prices/decisiveText.ts';
import { coverSharesIn } from '#domain/prices/lineProbability.ts';
import { marketFlag } from '#domain/words/cardLines.ts';

/** The words of the hero's chart; all figures come from the game's own simulated scores. */
interface HeroText {
  readonly away: string;
  readonly home: string;
  /** "Bills win, and cover −1.5 in 56%" is on the market favorite's side. */
  readonly cover?: { readonly side: 'away' | 'home'; readonly text: string } | undefined;
  /** What to notice in the picture; absent without a line. */
  readonly reading?: string | undefined;
  /** For readers who do not see the chart. */
  readonly label: string;
}

/** What the pile teaches: winning and covering are two bets. */
const reading = (favorite: string, wins: string, covers: string, line: string): string =>
  wins === covers
    ? `What to see: ${favorite} win and cover alike, ${wins} of the time.`
    : `What to see: ${favorite} win ${wins} of the time and cover ${line} in ${covers}. Between even and the red line they win but do not cover.`;

/** `line` is the market's margin for the home side; absent without one. */
export function heroText(game: PredictedCardGame, line: number | undefined): HeroText {
  const { prediction, awayTeam, homeTeam } = game;
  const away = percent(prediction.awayWinProbability);
  const home = percent(prediction.homeWinProbability);
  const venue = game.neutralSite ? 'against' : 'at';
  const draw =
    prediction.drawProbability > 0 ? `, draw ${percent(prediction.drawProbability, 1)}` : '';
  const chances =
    `${awayTeam.shortName} win ${percent(prediction.awayWinProbability, 1)}${draw}, ` +
    `${homeTeam.shortName} win ${percent(prediction.homeWinProbability, 1)}`;
  const opening = `Simulations of ${awayTeam.name} ${venue} ${homeTeam.name}, piled by final margin: ${chances}`;
  if (line === undefined) return { away, home, label: `${opening}.` };

  const side = line < 0 ? 'away' : 'home';
  const shares = coverSharesIn(marginsOf(prediction.simulationData), side, -line);
  const share = decisivePercent(shares, 0);
  const push = pushText(shares, 0);
  const covered = push === undefined ? share : `${share} (${push})`;
  const flag = marketFlag(game) ?? '';
  const favorite = (side === 'home' ? homeTeam : awayTeam).shortName;
  const wins = side === 'home' ? home : away;
  return {
    away,
    home,
    reading: reading(favorite, wins, covered, `${flag.split(' ').at(-1) ?? flag}`),
    cover: { side, text: `cover ${flag.split(' ').at(-1) ?? flag} in ${share}` },
    label: `${opening}. The market’s line is ${flag}, covered in ${covered}.`,
  };
}
