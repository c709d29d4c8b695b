import { lifeOf } from '../bringToLife.tsx';
import { GolfUpcoming } from '../GolfUpcoming.tsx';

export const bringToLife = lifeOf(GolfUpcoming);
