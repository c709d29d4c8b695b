import { escapeHtml } from '../escapeHtml.ts';
import type { HeardCall, PhoneCall } from './call.ts';
import { siteTokens } from './tokens.ts';

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:var(--color-paper);color:var(--color-ink);font:15px/1.5 Arial,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.625rem;line-height:1.18;margin:0 0 .25rem}
h2{font-size:.8125rem;margin:0 0 .75rem;color:var(--color-muted)}
h2.later{margin-top:1.5rem;border-top:1px solid var(--color-line);padding-top:1rem}
p{margin:0 0 1rem;color:var(--color-ink-2);max-width:66ch}
.two{display:grid;gap:1rem}
@media (min-width:48rem){.two{grid-template-columns:18rem 1fr;align-items:start}}
section{background:var(--color-surface);border:1px solid var(--color-line);border-radius:6px;padding:1rem}
.keys{display:grid;grid-template-columns:repeat(3,1fr);gap:.5rem}
button,.button{display:block;width:100%;min-height:2.75rem;padding:.5rem 1rem;border:1px solid var(--color-control);border-radius:3px;background:var(--color-surface);color:inherit;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.keys button{min-height:3.5rem;font-size:1.3125rem;font-variant-numeric:tabular-nums}
button:hover,.button:hover{background:var(--color-sunken)}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}
.main{background:var(--color-ink);border-color:var(--color-ink);color:var(--color-paper)}
.main:hover{background:var(--color-ink-2)}
.acts{display:grid;gap:.5rem;margin-top:.75rem}
label{display:block;margin:0 0 .75rem;font-weight:600}
input[type=text]{display:block;width:100%;min-height:2.75rem;margin-top:.25rem;padding:.5rem .75rem;border:1px solid var(--color-control);border-radius:3px;background:var(--color-surface);color:inherit;font:inherit}
label.check{display:flex;gap:.5rem;align-items:center;margin:.75rem 0 0;font-weight:400}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.typed{min-height:2.5rem;margin:0 0 .75rem;padding:.375rem .75rem;border-bottom:1px solid var(--color-line-2);font-size:1.3125rem;letter-spacing:.1em;font-variant-numeric:tabular-nums}
ol{list-style:none;margin:0;padding:0}
li{padding:.25rem 0;overflow-wrap:anywhere}
li.before{color:var(--color-muted)}
li.caller{font-weight:600}
li.caller.before{margin-top:.75rem}
li.telephone{color:var(--color-neg)}
`;

/** Reads the last turn aloud if the browser can and the reader wants it; maps the keyboard to the keypad. */
const SCRIPT = `
const box = document.getElementById('aloud');
const said = [...document.querySelectorAll('li.line.now')].map((li) => li.textContent);
const speak = () => { speechSynthesis.cancel(); for (const text of said) { const one = new SpeechSynthesisUtterance(text); one.lang = 'en-US'; speechSynthesis.speak(one); } };
if (box && 'speechSynthesis' in window) {
  box.parentElement.hidden = false;
  box.checked = localStorage.getItem('aloud') === '1';
  if (box.checked) speak();
  box.addEventListener('change', () => { localStorage.setItem('aloud', box.checked ? '1' : '0'); box.checked ? speak() : speechSynthesis.cancel(); });
}
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input[type=text]')) return;
  const key = [...document.querySelectorAll('[data-key]')].find(({ dataset }) => dataset.key === event.key);
  if (key) { event.preventDefault(); key.click(); }
});
document.querySelector('[data-focus]')?.focus({ preventScroll: true });
`;

const frame = (body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Telephone</title>
<style>${siteTokens()}${STYLE}</style>
<main>${body}</main>
<script>${SCRIPT}</script>
</html>`;

/** Page on which a call begins. @param from numbers to call from; the first is suggested */
export const startPage = (number: string, from: readonly string[]): string =>
  frame(`<h1>Telephone</h1>
<p>Stands in for Twilio: it calls the site’s voice line as Twilio does, with signed requests, and says what would be heard. Nothing leaves this machine.</p>
<div class="two"><section><form method="post" action="/calls">
<label>Call from<input type="text" name="from" list="numbers" value="${escapeHtml(from[0] ?? '')}" required></label>
<datalist id="numbers">${from.map((one) => `<option value="${escapeHtml(one)}">`).join('')}<option value="anonymous"></datalist>
<button class="main">Call ${escapeHtml(number)}</button>
</form></section>
<section><h2>How it works</h2><p>Any number may be called from: a number proves nothing, and the line knows it. <b>anonymous</b> withholds it. A member’s line code is on the site’s account page.</p></section></div>`);

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];

const keyButton = (key: string): string =>
  `<button name="key" value="${key}" data-key="${key}" aria-label="${key === '*' ? 'star' : key === '#' ? 'pound' : key}">${key}</button>`;

const list = (heard: readonly HeardCall[], when: 'now' | 'before'): string =>
  heard
    .map(
      ({ who, text }) =>
        `<li class="${who} ${when}">${who === 'caller' ? 'The caller ' : ''}${escapeHtml(text)}</li>`,
    )
    .join('');

const before = (heard: readonly HeardCall[]): string =>
  heard.length === 0 ? '' : `<h2 class="later">Before</h2><ol>${list(heard, 'before')}</ol>`;

const keypad = (
  typed: string,
): string => `<p class="typed"><span class="unseen">Keys pressed: </span>${escapeHtml(typed)}</p>
<form method="post"><div class="keys">${KEYS.map(keyButton).join('')}</div></form>
<form method="post" class="acts"><button name="do" value="wait">${typed === '' ? 'Say nothing' : 'Press nothing more'}</button><button name="do" value="hang-up">Hang up</button></form>`;

/** A current call, or a past call's transcript. */
export const callPage = ({ heard, turn, typed, over }: PhoneCall): string =>
  frame(`<h1>Telephone</h1><p role="status">${over ? 'The call is over.' : 'On the line.'}</p>
<div class="two"><section aria-label="Keypad">${over ? '<a class="button main" href="/" data-focus>Call again</a>' : keypad(typed)}
<label class="check" hidden><input type="checkbox" id="aloud"> Read aloud</label></section>
<section aria-labelledby="heard"><h2 id="heard">Heard now</h2><ol>${list(heard.slice(turn), 'now')}</ol>${before(heard.slice(0, turn))}</section></div>`);
