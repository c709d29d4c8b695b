import { useStore } from '@nanostores/react';
import type { FollowableTeam } from '../contract/settings.ts';
import { $teams, loadTeams } from './messages.ts';
import { TeamChoice } from './TeamChoice.tsx';

interface Props {
  readonly chosen: readonly FollowableTeam[];
  readonly onChange: (chosen: readonly FollowableTeam[]) => void;
}

/** A member's followed teams; the available ones are loaded for the search. */
export function Teams({ chosen, onChange }: Props) {
  const teams = useStore($teams);
  return (
    <TeamChoice
      chosen={chosen}
      teams={teams?.status === 'known' ? teams.value : undefined}
      failed={teams?.status === 'failed'}
      onLook={() => void loadTeams()}
      onChange={onChange}
    />
  );
}
