import { clock } from '#clock';
import { loadSlate, type SlateContent } from '#content/slate.ts';
import { oncePer } from '#domain/oncePer.ts';
import { drawn } from '#layouts/drawn.tsx';

const withDrawn = oncePer(
  (slate: SlateContent): SlateContent => ({ ...slate, games: drawn(slate.games, clock.now()) }),
);

/** What is published, with the games that can be drawn. While pages are edited none is left out: a fault shows. */
export async function drawnSlate(): Promise<SlateContent> {
  const slate = await loadSlate();
  return import.meta.env.PROD ? withDrawn(slate) : slate;
}
