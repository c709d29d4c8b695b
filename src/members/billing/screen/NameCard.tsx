import { useStore } from '@nanostores/react';
import { $question } from './proving.ts';
import { TrustDialog } from './TrustDialog.tsx';

/** The question whose account it is, if the server requires an answer first. */
export function NameCard() {
  const question = useStore($question, { ssr: 'initial' });
  return question ? <TrustDialog {...question} /> : null;
}
