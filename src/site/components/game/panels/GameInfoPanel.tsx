import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Code from 'lucide-react/icons/code';
import type { Game } from '#domain/game/game.ts';
import { oldestDatum } from '#domain/game/oldestDatum.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { gameCalendarPath } from '#domain/product/feeds.ts';
import type { Instant } from '#domain/time/time.ts';
import { Facts } from '../../ui/Facts.tsx';
import { SeenAt } from '../../ui/SeenAt.tsx';
import { startText, statusText, venueText } from '../gameText.ts';
import { channelsText } from '../noteText.ts';
import { Part } from '../Part.tsx';

/** "Scheduled, MetLife Stadium" */
export const infoBrief = (game: Game, now: Instant): string =>
  [statusText(game, now), game.venue?.name].filter(Boolean).join(', ');

interface Props {
  readonly game: Game;
  readonly now: Instant;
}

/** League, occasion, start, venue, broadcasters and status. */
export function GameInfoPanel({ game, now }: Props) {
  const facts = [
    ['League', LEAGUES[game.league].name],
    ['Occasion', game.occasion],
    ['Playoff series', game.series],
    ['Date', startText(game)],
    ['Venue', venueText(game)],
    ['TV and streaming', channelsText(game)],
    ['Status', statusText(game, now)],
    ['As of', <SeenAt key="as-of" at={oldestDatum(game)} now={now} />],
  ] as const;
  return (
    <Part title="Game Information" id="info">
      <Facts facts={facts} />
      {game.prediction && game.status === 'scheduled' && (
        <p className="follow-links">
          <a className="inline-flex items-center gap-1.5 min-h-7" href={gameCalendarPath(game)}>
            <CalendarPlus className="icon" aria-hidden="true" />
            Add to calendar
          </a>
          <a className="inline-flex items-center gap-1.5 min-h-7" href={`/embed#${game.id}`}>
            <Code className="icon" aria-hidden="true" />
            Embed
          </a>
        </p>
      )}
    </Part>
  );
}
