import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { $question } from './proving.ts';

/** Loaded once it is asked. */
const TrustDialog = lazy(async () => ({
  default: (await import('./TrustDialog.tsx')).TrustDialog,
}));

/** The question whose account it is, if the server requires an answer first. */
export function NameCard() {
  const question = useStore($question, { ssr: 'initial' });
  if (!question) return null;
  return (
    <SectionBoundary>
      <Suspense fallback={null}>
        <TrustDialog {...question} />
      </Suspense>
    </SectionBoundary>
  );
}
