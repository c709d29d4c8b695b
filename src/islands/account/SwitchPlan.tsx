import { useStore } from '@nanostores/react';
import { $busy, $offer, closeOffer, confirmSwitch, offerSwitch } from '#client/account/manage.ts';
import { SwitchDialog } from '#components/account/SwitchDialog.tsx';

/** The figures of a switch that is thought of, and its button. */
export function SwitchPlan() {
  const offer = useStore($offer);
  const busy = useStore($busy);
  if (!offer) return null;
  const known = offer.status === 'known' ? offer : undefined;
  const tier = offer.status === 'known' ? offer.figures.tier : offer.tier;
  return (
    <SwitchDialog
      tier={tier}
      figures={known?.figures}
      problem={offer.status === 'asking' ? undefined : offer.problem}
      busy={busy}
      onConfirm={confirmSwitch}
      onAgain={() => offerSwitch(tier)}
      onClose={closeOffer}
    />
  );
}
