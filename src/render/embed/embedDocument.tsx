import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PredictedCardGame } from '#domain/game/listedGame.ts';
import { predictedWinner, teamOn, winProbability } from '#domain/game/predictedWinner.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { SITE } from '#site';
import { EmbedCard } from './EmbedCard.tsx';
import { EmbedFrame } from './EmbedFrame.tsx';
import { type EmbedTheme, embedStyle } from './embedStyle.ts';
import { phasesFrom, type TimedPhase } from './phases.ts';

/** A card as a whole document, and its only style, which alone the policy allows. */
export interface EmbedDocument {
  readonly html: string;
  readonly style: string;
}

interface Content {
  readonly title: string;
  readonly phases?: readonly TimedPhase[];
  readonly theme: EmbedTheme | undefined;
  readonly body: ReactElement;
}

function documentOf({ title, phases = [], theme, body }: Content): EmbedDocument {
  const style = embedStyle(phases, theme);
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant and numbers */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>{body}</body>
    </html>,
  );
  return { html: `<!doctype html>${html}`, style };
}

/** A game's card in its current state. */
export function gameEmbed(
  game: PredictedCardGame,
  now: Date,
  theme: EmbedTheme | undefined,
): EmbedDocument {
  const phases = phasesFrom(game, now);
  const side = predictedWinner(game.prediction);
  const pick = `${teamOn(game, side).shortName} ${percent(winProbability(game.prediction, side), 1)}`;
  return documentOf({
    title: `${game.awayTeam.name} @ ${game.homeTeam.name}: ${pick}`,
    phases,
    theme,
    body: <EmbedCard game={game} phases={phases} />,
  });
}

/** A card without a prediction: why, and a link to existing ones. */
export const emptyEmbed = (
  title: string,
  text: string,
  href: string,
  theme: EmbedTheme | undefined,
): EmbedDocument =>
  documentOf({
    title: `${title} | ${SITE.name}`,
    theme,
    body: (
      <EmbedFrame href={href}>
        <h1 className="words">{title}</h1>
        <p>{text}</p>
      </EmbedFrame>
    ),
  });
