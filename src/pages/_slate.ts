import { clock } from '#clock';
import { loadSlate, type SlateContent } from '#content/slate.ts';
import { oncePer } from '#domain/oncePer.ts';
import { drawn } from '#layouts/drawn.tsx';

const withDrawn = oncePer(
  (slate: SlateContent): SlateContent => ({ ...slate, games: drawn(slate.games, clock.now()) }),
);

/** What is published, with the games that can be drawn. */
export const drawnSlate = async (): Promise<SlateContent> => withDrawn(await loadSlate());
