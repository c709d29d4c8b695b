import { lifeOf } from '../bringToLife.tsx';
import { GolfTours } from '../GolfTours.tsx';
import { GolfUpcoming } from '../GolfUpcoming.tsx';

export const tours = lifeOf(GolfTours);
export const tour = lifeOf(GolfUpcoming);
