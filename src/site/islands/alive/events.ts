import { lifeOf } from '../bringToLife.tsx';
import { LeagueEvents } from '../LeagueEvents.tsx';

export const bringToLife = lifeOf(LeagueEvents);
