import type { LineLog } from '../types.ts';
import type { Folders } from './folders.ts';
import { seriesTables } from './seriesTables.ts';
import { singleTables } from './singleTables.ts';
import { soccerTables } from './soccerTables.ts';
import type { BookTable } from './types.ts';

/** Every table of `--edges`, from the files of books’ prices: soccer, the US leagues’ series, and files of one moment. */
export const bookTables = (folders: Folders, log: LineLog): readonly BookTable[] => [
  ...soccerTables(folders, log),
  ...seriesTables(folders, log),
  ...singleTables(folders, log),
];
