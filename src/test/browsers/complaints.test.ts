import { expect, test } from 'vitest';
import { complaintIn } from './firefox/complaint.ts';
import { complaintsIn } from './webkit/complaint.ts';

test('Firefox complains with errors and refusals; what a page logs is no complaint', () => {
  expect(complaintIn({ level: 'error', text: 'x is not defined' })).toBe('x is not defined');
  const refused = 'Content-Security-Policy: The page’s settings blocked a script';
  expect(complaintIn({ level: 'warn', text: refused })).toBe(refused);
  expect(complaintIn({ level: 'info', text: 'hello' })).toBeUndefined();
  expect(complaintIn({ level: 'error' })).toBe('an error');
  const left = 'downloadable font: download failed (font-family: "Archivo"): status=2152398850';
  expect(complaintIn({ level: 'error', text: left })).toBeUndefined();
  expect(complaintIn('nothing known')).toBeUndefined();
});

test('WebKit’s are the errors among the lines that MiniBrowser prints', () => {
  const log = [
    'http://localhost:8897/f1:1:7: CONSOLE JS ERROR ReferenceError: x',
    'CONSOLE LOG LOG hello',
    'CONSOLE SECURITY ERROR Refused to execute a script',
    '(MiniBrowser:1): Gtk-WARNING **: cannot open display',
  ].join('\n');
  expect(complaintsIn(log)).toEqual([
    'JS: ReferenceError: x',
    'SECURITY: Refused to execute a script',
  ]);
});
