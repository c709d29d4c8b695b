import { lifeOf } from '../bringToLife.tsx';
import { GolfTours } from '../GolfTours.tsx';

export const bringToLife = lifeOf(GolfTours);
