import { useStore } from '@nanostores/react';
import { $busy, $switch, askSwitch, closeSwitch, confirmSwitch } from './manage.ts';
import { SwitchDialog } from './SwitchDialog.tsx';

/** The figures of a considered switch, and its button. */
export function SwitchPlan() {
  const asked = useStore($switch);
  const busy = useStore($busy);
  if (!asked) return null;
  const known = asked.status === 'known' ? asked : undefined;
  const tier = asked.status === 'known' ? asked.figures.tier : asked.tier;
  return (
    <SwitchDialog
      tier={tier}
      figures={known?.figures}
      problem={asked.status === 'asking' ? undefined : asked.problem}
      busy={busy}
      onConfirm={confirmSwitch}
      onAgain={() => askSwitch(tier)}
      onClose={closeSwitch}
    />
  );
}
