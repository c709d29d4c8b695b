import { useStore } from '@nanostores/react';
import { $card, closeCardQuestion, nameCard } from '#client/account/manage.ts';
import { CardDialog } from '#components/account/CardDialog.tsx';

/** The question for the card on file, where the server wants it answered first. */
export function NameCard() {
  const question = useStore($card, { ssr: 'initial' });
  if (!question) return null;
  const { busy, problem } = question;
  return <CardDialog busy={busy} problem={problem} onName={nameCard} onClose={closeCardQuestion} />;
}
