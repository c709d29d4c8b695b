import { lazy, Suspense } from 'react';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { SubscribeDone } from '#members/billing/screen/SubscribeDone.tsx';

const Setup = lazy(async () => ({
  default: (await import('#members/messages/screen/FirstSetup.tsx')).FirstSetup,
}));

/** After the payment page: waits for the payment, then asks the new member three things. */
export const FirstMinutes = () => (
  <SubscribeDone
    next={
      <SectionBoundary>
        <Suspense fallback={<div className="skeleton h-64" />}>
          <Setup />
        </Suspense>
      </SectionBoundary>
    }
  />
);
