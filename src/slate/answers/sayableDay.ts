import { patientStore } from '#slate/tools.ts';
import type { Tool } from '#wiring';
import { type DayReader, dayReader } from './dayReader.ts';

/** The reader of this instance. */
export const sayableDay: Tool<DayReader> = ({ use }) => dayReader(use(patientStore));
