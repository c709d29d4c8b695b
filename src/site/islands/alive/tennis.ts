import { lifeOf } from '../bringToLife.tsx';
import { TennisBoard } from '../TennisBoard.tsx';

export const bringToLife = lifeOf(TennisBoard);
