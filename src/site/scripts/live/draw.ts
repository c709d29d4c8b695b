import type { CurvePicture } from '#components/live/curvePicture.ts';
import {
  COMB_SIDES,
  type LiveOf,
  type LiveRow,
  type LiveView,
  liveView,
} from '#components/live/liveView.ts';
import type { GameLive } from '#contract/live/gameLive.ts';
import type { LiveStage } from '#domain/live/liveStage.ts';
import { h, svg } from '../rerun/dom.ts';

/** Sets a text only where it differs: what is read aloud is not read again. */
function put(place: Element | null, text: string | undefined): void {
  if (place && place.textContent !== (text ?? '')) place.textContent = text ?? '';
}

const rowOf = ({ label, now, before }: LiveRow): HTMLTableRowElement =>
  h(
    'tr',
    {},
    h('th', { scope: 'row', class: 'wraps' }, label),
    h('td', {}, h('b', {}, now ?? '–')),
    h('td', {}, before),
  );

/** The head of the page says the same score and clock, once it has one. */
function drawHead({ score }: GameLive, clock: string | undefined): void {
  if (!score) return;
  for (const told of document.querySelectorAll<HTMLElement>('[data-live-told]'))
    put(told, String(told.dataset.liveTold === 'home' ? score.home : score.away));
  if (clock !== undefined) put(document.querySelector('[data-live-label]'), clock);
}

function drawComb(place: Element | null, comb: LiveView['comb']): void {
  place?.toggleAttribute('hidden', !comb);
  for (const side of COMB_SIDES)
    for (const [name, value] of Object.entries(comb?.[side] ?? {}))
      place?.querySelector(`[data-live-share="${side}"]`)?.setAttribute(name, String(value));
}

/** Draws a game's answer into the panel and the page's head. */
export function drawLive(panel: HTMLElement, of: LiveOf, live: GameLive): void {
  const view = liveView(live, of);
  drawView(panel, view, live.stage);
  drawHead(live, view.clock);
}

/** Draws what a panel says into it, which is shown from then on. */
export function drawView(panel: HTMLElement, view: LiveView, stage: LiveStage): void {
  const part = (name: string): Element | null => panel.querySelector(`[data-live-${name}]`);
  const rows = (name: string): Element | null => panel.querySelector(`[data-live-rows="${name}"]`);
  panel.dataset.liveStage = stage;
  put(part('title'), view.title);
  put(part('clock'), view.clock);
  put(part('score'), view.score);
  drawComb(part('comb'), view.comb);
  part('again')?.toggleAttribute('hidden', !view.comb);
  part('table')?.toggleAttribute('hidden', view.chances.length === 0);
  rows('chances')?.replaceChildren(...view.chances.map(rowOf));
  rows('bets')?.replaceChildren(...view.bets.map(rowOf));
  part('facts')?.replaceChildren(...view.facts.map((fact) => h('p', {}, fact)));
  put(part('note'), view.note);
  // Before a feed has told of it there is nothing to say.
  panel.hidden = stage === 'waiting';
}

function drawPicture(place: HTMLElement, picture: CurvePicture): void {
  const drawing = place.querySelector('svg');
  drawing?.setAttribute('aria-label', picture.words);
  for (const area of ['played', 'away', 'home', 'end'] as const)
    drawing?.querySelector(`[data-live-area="${area}"]`)?.setAttribute('d', picture[area]);
  drawing
    ?.querySelector('.scores')
    ?.replaceChildren(...picture.scores.map(({ x, y }) => svg('path', { d: `M${x} ${y}h0` })));
  place
    .querySelector('[data-live-scores]')
    ?.replaceChildren(
      ...picture.scores.map(({ score, chance }) =>
        h('tr', {}, h('th', { scope: 'row' }, score), h('td', {}, chance)),
      ),
    );
  const swing = place.querySelector<HTMLElement>('[data-live-swing]');
  put(swing, picture.swing);
  if (swing) swing.hidden = picture.swing === undefined;
  place.hidden = false;
}

/** Draws the curve into the panel. */
export function drawCurve(panel: HTMLElement, picture: CurvePicture | undefined): void {
  const place = panel.querySelector<HTMLElement>('[data-live-curve]');
  if (place && picture) drawPicture(place, picture);
}
