import { useStore } from '@nanostores/react';
import { CardDialog } from './CardDialog.tsx';
import { $card, closeCardQuestion, postCardDigits } from './manage.ts';

/** The question for the card on file, where the server wants it answered first. */
export function NameCard() {
  const question = useStore($card, { ssr: 'initial' });
  if (!question) return null;
  const { busy, problem } = question;
  return (
    <CardDialog busy={busy} problem={problem} onName={postCardDigits} onClose={closeCardQuestion} />
  );
}
