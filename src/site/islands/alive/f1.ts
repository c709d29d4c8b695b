import { lifeOf } from '../bringToLife.tsx';
import { F1Counters } from '../F1Counters.tsx';
import { F1Sessions } from '../F1Sessions.tsx';

export const counters = lifeOf(F1Counters);
export const f1Sessions = lifeOf(F1Sessions);
