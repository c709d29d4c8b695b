import { lifeOf } from '../bringToLife.tsx';
import { F1Counters } from '../F1Counters.tsx';
import { F1Sessions } from '../F1Sessions.tsx';
import { LeagueEvents } from '../LeagueEvents.tsx';

export const events = lifeOf(LeagueEvents);
export const counters = lifeOf(F1Counters);
export const sessions = lifeOf(F1Sessions);
