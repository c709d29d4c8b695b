import type { TimedPhase } from './phases.ts';

/** Colors of the theme (site/styles/theme.css), under short names. */
const LIGHT =
  '--surface:#ffffff;--sunken:#e9ede8;--ink:#101a16;--on-ink:#f7faf7;--muted:#56635c;--line:#d6ddd7;--line-2:#b3beb6;--accent:#c8102e;--pos:#0b6a43;--pos-soft:#dff0e6;--caution:#735000;--caution-soft:#faeecb;--home:#1f4e9e;--away:#bd7a08;--draw:#79857d;--focus:#0a58d6';
const DARK =
  '--surface:#131b18;--sunken:#1b2521;--ink:#e9f0eb;--on-ink:#0c1210;--muted:#9aa9a1;--line:#26322d;--line-2:#3d4b44;--accent:#ff6375;--pos:#57c993;--pos-soft:#11301f;--caution:#e8bf58;--caution-soft:#33280c;--home:#4f88e2;--away:#efba58;--draw:#7d8a83;--focus:#8ab8ff';

const RULES = `*{box-sizing:border-box;margin:0}
body{background:var(--surface);color:var(--ink);font:14px/1.35 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;font-variant-numeric:tabular-nums}
main{display:flex;flex-direction:column;gap:9px;padding:0 14px 6px;min-height:100vh;border:1px solid var(--line);border-top:0;overflow-wrap:anywhere}
main{justify-content:space-between}
.comb{height:10px;flex:none;margin:0 -14px}
.comb svg{display:block;width:100%;height:100%;-webkit-mask:linear-gradient(90deg,#000 calc(100% - 1.5px),#0000 0) 100% 0/2% 100% repeat-x;mask-image:linear-gradient(90deg,#000 calc(100% - 1.5px),#0000 0);mask-position:100% 0;mask-size:2% 100%;mask-repeat:repeat-x;forced-color-adjust:none}
.area-away{fill:var(--away)}.area-home{fill:var(--home)}.area-draw{fill:var(--draw)}
.meta{display:flex;flex-wrap:wrap;gap:4px 6px;align-items:center;font-size:12px;color:var(--muted)}
.badge{background:var(--ink);color:var(--on-ink);border-radius:3px;padding:2px 6px;font-size:11px;font-weight:700}
.badge.warn{background:var(--caution-soft);color:var(--caution)}
time{margin-left:auto}
h1{font:inherit}h1.words{font-weight:700;font-size:16px;padding-top:14px}
h1 a{display:grid;gap:6px;color:inherit;text-decoration:none}
h1 a:hover .name{text-decoration:underline;text-decoration-color:var(--accent)}
.team{display:grid;grid-template-columns:28px minmax(0,1fr) auto;gap:10px;align-items:center;color:var(--muted)}
.name{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.team.favored{color:var(--ink);font-weight:700}
.chance{font-size:20px;line-height:1.2}
.team circle{fill:none;stroke:var(--line-2);stroke-width:3}
.team text{font-size:10px;font-weight:700;text-anchor:middle;fill:currentColor}
.stage{font-weight:700;font-size:13px}
dl{display:flex;flex-wrap:wrap;gap:6px 20px;border-top:1px solid var(--line);padding-top:9px}
dt{font-size:11px;color:var(--muted)}dd{font-weight:700}
.price{display:grid;background:var(--sunken);border-radius:3px;padding:6px 9px;font-size:13px}
.price p{grid-area:1/1}
.value{display:inline-block;background:var(--pos-soft);color:var(--pos);border-radius:3px;padding:0 5px;font-weight:700}
footer{display:flex;flex-wrap:wrap;gap:0 10px;justify-content:space-between;align-items:center;font-size:11px;color:var(--muted)}
footer p{flex:1 0 100%}small{font-size:11px}
footer a{display:flex;gap:5px;align-items:center;min-height:24px;color:var(--ink);font-size:14px;text-decoration:none;white-space:nowrap}
footer a:hover b{text-decoration:underline}
.ink{fill:currentColor}.accent{fill:var(--accent)}
a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.unseen{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
@media(min-width:440px){body{font-size:15px}main{gap:12px}h1 a{gap:10px}.chance{font-size:24px}.price{padding:9px 11px;font-size:14px}}
@media(max-width:439px){main{gap:7px}.team{grid-template-columns:24px minmax(0,1fr) auto}.team svg{width:24px;height:24px}}
@media(max-width:339px){main{gap:4px}}
@keyframes show{to{visibility:visible}}
@keyframes hide{to{visibility:hidden}}
@media print{.price p{animation:none}}`;

/** A theme requested by the publisher's page; without one the reader's own. */
export type EmbedTheme = 'light' | 'dark';

const themed = (theme: EmbedTheme | undefined): string => {
  if (theme !== undefined) return `:root{color-scheme:${theme};${theme === 'dark' ? DARK : LIGHT}}`;
  return `:root{color-scheme:light dark;${LIGHT}}@media(prefers-color-scheme:dark){:root{${DARK}}}`;
};

/**
 * Shows one phase at a time, each from its second on: an animation that changes state without motion, needs no script and cannot
 * be turned off.
 */
const timed = (phases: readonly TimedPhase[]): string =>
  phases
    .map(({ phase, in: begins }, at) => {
      const ends = phases[at + 1]?.in;
      const changes = [
        ...(begins > 0 ? [`show 1ms ${begins}s forwards`] : []),
        ...(ends === undefined ? [] : [`hide 1ms ${ends}s forwards`]),
      ];
      const hidden = begins > 0 ? 'visibility:hidden;' : '';
      const animation = changes.length > 0 ? `animation:${changes.join(',')}` : '';
      return hidden + animation === '' ? '' : `.${phase}{${hidden}${animation}}`;
    })
    .join('');

/** The whole style of a card. */
export const embedStyle = (phases: readonly TimedPhase[], theme: EmbedTheme | undefined): string =>
  `${themed(theme)}\n${RULES}\n${timed(phases)}`;
