import { WHOLE_EVENT } from '#domain/events/parts.ts';
import type { Instant } from '#domain/time/time.ts';
import { Breadcrumb } from '../../game/Breadcrumb.tsx';
import { FieldPanel } from '../../live/field/FieldPanel.tsx';
import { type EventShown, MatchPanel } from '../../live/match/MatchPanel.tsx';
import { Graded, whyUngraded } from '../Graded.tsx';
import { KeptProof } from '../KeptProof.tsx';
import { keptEventCrumbs } from './eventCrumbs.ts';
import { More } from './More.tsx';
import { PartCameOut } from './PartCameOut.tsx';
import { PartHead } from './PartHead.tsx';
import { PicksSaid } from './PicksSaid.tsx';
import { isOverPart, type PartOf, partTitle } from './partWords.ts';

interface Props extends PartOf {
  /** As it is played, or was; undefined before the first look at it. */
  readonly shown?: EventShown | undefined;
  readonly now: Instant;
}

/** The lasting page of a bout, match, race or tournament: what we said, what came of it, and the proof. */
export function KeptPartPage({ now, shown, ...of }: Props) {
  const { event, part } = of;
  const title = part.key === WHOLE_EVENT ? undefined : partTitle(of);
  return (
    <div className="wrap pb-16">
      <Breadcrumb crumbs={keptEventCrumbs(event, title)} />
      <div className="prediction-view">
        <PartHead {...of} now={now} />
        <More event={event} parts={[part]} />
        {event.kind === 'match' && !event.sample && part.names && (shown || !isOverPart(of)) && (
          <MatchPanel id={event.id} match={event} names={part.names} shown={shown} />
        )}
        {event.kind === 'tournament' && !event.sample && shown && (
          <FieldPanel
            id={event.id}
            start={event.startTime}
            live={shown.live}
            curve={shown.curve}
            players={event.field}
          />
        )}
        <PartCameOut {...of} now={now} />
        {part.rows.length === 0 && part.picks.length > 0 ? (
          <PicksSaid picks={part.picks} why={whyUngraded(event.sample)} />
        ) : (
          <Graded rows={part.rows} sample={event.sample} />
        )}
        <KeptProof said={part} made={part} start={event.startTime} />
      </div>
    </div>
  );
}
