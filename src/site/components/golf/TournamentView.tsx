import { tournamentAnchor } from '#domain/events/eventAnchor.ts';
import type { GolfTournament } from '#domain/events/golfTournament.ts';
import type { StoredEvent } from '#domain/events/sportEvent.ts';
import { eventClock, toldOfEvent } from '#domain/events/toldOfEvent.ts';
import { tournamentDates } from '#domain/golf/dates.ts';
import type { TourPage } from '#domain/golf/tourPages.ts';
import { splitListed } from '#domain/golf/unlisted.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { GolfOutcome } from '#domain/outcomes/golf.ts';
import { outrightShares, pairShares } from '#domain/outcomes/golfMarkets.ts';
import type { Instant } from '#domain/time/time.ts';
import { placeText } from '#domain/words/placeText.ts';
import { SampleBadge } from '../event/SampleNote.tsx';
import { Matchups } from '../field/Matchups.tsx';
import { Panel } from '../game/Panel.tsx';
import { Badge } from '../ui/Badge.tsx';
import { ClockBadges } from '../ui/ClockBadges.tsx';
import { OutrightPanel } from './OutrightPanel.tsx';
import { pairOdds } from './oddsCells.ts';
import { byId } from './playerRows.ts';
import { TournamentFacts } from './TournamentFacts.tsx';
import { TournamentMarkets } from './TournamentMarkets.tsx';
import { TournamentNotes } from './TournamentNotes.tsx';
import { ValueExplainer } from './ValueExplainer.tsx';

interface Props {
  readonly event: StoredEvent<GolfTournament>;
  readonly outcome: GolfOutcome;
  readonly page: TourPage;
  /** Heading with the tour, if the tournament belongs to another tour. */
  readonly borrowed?: boolean;
  readonly now: Instant;
}

function HeadToHeads({ event, outcome, page: { odds, markets } }: Props) {
  if (!markets.includes('headToHead') || outcome.pairs.length === 0) return null;
  const golfers = byId(event);
  const side = ({ id, share }: { readonly id: string; readonly share: number }) => ({
    name: golfers.get(id)?.name ?? id,
    percent: 100 * share,
    odds: pairOdds(share, odds),
  });
  const pairs = outcome.pairs.map((pair) => {
    const { a, b } = pairShares(pair);
    return [side(a), side(b)] as const;
  });
  const [closest] = pairs.map((sides) => sides.toSorted((a, b) => b.percent - a.percent));
  const first =
    closest && `${closest[0]?.name} ${percent(closest[0]?.percent ?? 0)} over ${closest[1]?.name}`;
  return (
    <Panel title="Head-to-Head" as="h3" fold={first}>
      <Matchups matchups={pairs} label={`Head-to-heads of ${event.name}`} />
      <p className="note mt-4">
        Better finish of the two; ties are left out, as a tie usually returns the stake.
      </p>
    </Panel>
  );
}

/** A tournament with the markets of its tour's page. */
export function TournamentView(props: Props) {
  const { event, outcome, page, borrowed = false, now } = props;
  const golfers = byId(event);
  const [favorite] = splitListed(outrightShares(outcome)).listed;
  const dayText = tournamentDates(event);
  const authored = event.source === 'authored';
  return (
    // An authored tournament has no clock.
    <article
      className="tournament"
      id={tournamentAnchor(event.id)}
      {...(authored ? {} : eventClock(event))}
    >
      <div className="section-head">
        <h2>{event.name}</h2>
        <p>
          {`${placeText(event.course ?? event.venue?.name, event.venue?.city)}. `}
          <span className="inline-block">{dayText}</span>
        </p>
      </div>
      <p className="meta mb-4 flex flex-wrap gap-1.5">
        {authored ? (
          <SampleBadge day={dayText} />
        ) : (
          <ClockBadges told={toldOfEvent(event)} now={now} />
        )}
        {event.purse && <Badge kind="outline">{event.purse}</Badge>}
      </p>
      {event.format && <p className="lede mb-5 text-18">{event.format}</p>}
      <div className="columns">
        <div>
          <OutrightPanel event={event} outcome={outcome} page={page} />
          <HeadToHeads {...props} />
        </div>
        <div>
          <TournamentFacts event={event} runs={outcome.runs} />
          <TournamentNotes event={event} borrowed={borrowed} />
          {page.explainer && favorite && (
            <ValueExplainer
              name={golfers.get(favorite.id)?.name ?? favorite.id}
              share={favorite.share}
            />
          )}
        </div>
      </div>
      <TournamentMarkets event={event} outcome={outcome} page={page} />
    </article>
  );
}
