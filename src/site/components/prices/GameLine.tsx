import type { ReactNode } from 'react';
import { isClosed, isFreshQuote } from '#domain/game/freshness.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { oldestDatum } from '#domain/game/oldestDatum.ts';
import { cardTime } from '#domain/time/time.ts';
import { clockAttributes, leagueBadge } from '../game/Badges.tsx';
import { SeenAt } from '../ui/SeenAt.tsx';

interface Props {
  readonly game: CardGame;
  readonly now: Date;
  /** The row's name, which leads to the game's odds. */
  readonly name: string;
  /** Its key figure with a word or two: "costs 2¢". */
  readonly figure: string;
  readonly tone?: 'good' | undefined;
  /** What it is, in one or two sentences or prices. */
  readonly children: ReactNode;
  /** Where to go on: the check, a calculator. */
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

/** A row of a view of prices. The page's clock hides it once the game begins or its prices are old. */
export function GameLine({ game, now, name, figure, tone, children, links }: Props) {
  const shown = isFreshQuote(game, oldestDatum(game), now) && !isClosed(game, now);
  return (
    <li className="price-item" {...clockAttributes(game)}>
      <div className="price-line" data-when="fresh" hidden={!shown}>
        <h3>
          <a href={`/game/${game.id}#odds`}>{name}</a>
        </h3>
        <p className={tone === 'good' ? 'figure good' : 'figure'}>{figure}</p>
        <p className="told">{children}</p>
        <p className="of">
          {`${leagueBadge(game.league)}, ${game.awayTeam.shortName} at ${game.homeTeam.shortName}, `}
          <time dateTime={game.gameTime} data-card-time>
            {cardTime(game, now)}
          </time>
          {', prices seen '}
          <SeenAt at={oldestDatum(game)} now={now} />
        </p>
        <p className="ways">
          {links.map(({ text, href }) => (
            <a key={text} href={href} aria-label={`${text}: ${name}`}>
              {text}
            </a>
          ))}
        </p>
      </div>
    </li>
  );
}
