import { type ComponentType, lazy, Suspense } from 'react';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { PAGE_LINES } from '#domain/words/pageLines.ts';

interface Props {
  /** Whether they have a subscription. */
  readonly paid: boolean;
}

/** What stands for a part whose script did not arrive. */
const NotLoaded = () => (
  <div className="alert info mb-4" role="status">
    <p>{PAGE_LINES.chunk}</p>
    <button type="button" className="button ghost compact" onClick={() => location.reload()}>
      Reload the page
    </button>
  </div>
);

/** Loaded for signed-in readers; if unavailable, the rest of the page stays. */
export const memberPart = (load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({
    default: await load().catch(() => NotLoaded),
  }));

const PARTS = [
  memberPart(async () => (await import('#members/messages/screen/Picks.tsx')).Picks),
  memberPart(async () => (await import('#members/alerts/screen/AlertsPart.tsx')).AlertsPart),
  memberPart(async () => (await import('#members/voice/screen/VoiceLine.tsx')).VoiceLine),
  memberPart(async () => (await import('#members/privateFeed/screen/PrivateFeed.tsx')).PrivateFeed),
];

/** The channels by which picks reach a member, each separate: a failure in one does not affect the others. */
export const MemberParts = ({ paid }: Props) =>
  PARTS.map((Part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <SectionBoundary key={place}>
      <Suspense fallback={<div className="skeleton h-24" />}>
        <Part paid={paid} />
      </Suspense>
    </SectionBoundary>
  ));
