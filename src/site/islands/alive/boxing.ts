import { BoxingFights } from '../BoxingFights.tsx';
import { lifeOf } from '../bringToLife.tsx';

export const bringToLife = lifeOf(BoxingFights);
