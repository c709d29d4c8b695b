import { Analyzer } from '../Analyzer.tsx';
import { lifeOf } from '../bringToLife.tsx';

export const bringToLife = lifeOf(Analyzer);
