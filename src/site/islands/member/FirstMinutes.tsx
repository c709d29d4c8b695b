import { lazy, Suspense } from 'react';
import { SubscribeDone } from '#members/billing/screen/SubscribeDone.tsx';

const Setup = lazy(async () => ({
  default: (await import('#members/messages/screen/FirstSetup.tsx')).FirstSetup,
}));

/** After the payment page: waits for the payment, then asks the new member three things. */
export const FirstMinutes = () => (
  <SubscribeDone
    next={
      <Suspense fallback={<div className="skeleton h-64" />}>
        <Setup />
      </Suspense>
    }
  />
);
