import { useStore } from '@nanostores/react';
import { CardDialog } from './CardDialog.tsx';
import { $card, closeCardQuestion, postCardDigits } from './manage.ts';

/** The card question, if the server requires it first. */
export function NameCard() {
  const question = useStore($card, { ssr: 'initial' });
  if (!question) return null;
  const { busy, problem } = question;
  return (
    <CardDialog busy={busy} problem={problem} onName={postCardDigits} onClose={closeCardQuestion} />
  );
}
