import { expect, test } from 'vitest';
import { inboundWord } from './inboundWord.ts';

test.each([
  ...['STOP', 'stop', ' Stop. ', 'S T O P', 'STOPALL', 'Stop all', 'UNSUBSCRIBE', 'END', 'quit'],
  ...['CANCEL', 'please stop', 'Please stop texting me!!', 'opt-out', 'OPT OUT', 'ＳＴＯＰ'],
  ...['no more texts', 'Remove me from this list', 'can you stop these?', 'end please', 'STOP🙏'],
  ...['You never stop texting me. STOP', 'cant stop gambling, please stop these texts'],
  ...['these texts never stop, remove me', 'you wont stop! unsubscribe me', 'Do not text me'],
  ...['dont text me anymore', 'take me off your list', 'no texts', 'opt me out', 'end texts now'],
  ...['STOPPP', 'S T O P P', 'Don’t stop? No: stop', 'please end these messages', 'opted out'],
])('97: "%s" is a wish to be left alone', (text) => {
  expect(inboundWord(text)).toBe('stop');
});

test.each([
  ['START', 'start'],
  [' unstop ', 'start'],
  ['please start', 'start'],
  ['HELP', 'help'],
  ['info', 'help'],
  ['Help!', 'help'],
  ['don’t stop', 'other'],
  ['please don’t stop the texts', 'other'],
  ['Never stop sending me picks', 'other'],
  ['please unstop', 'start'],
  ['who is this', 'other'],
  ['the weekend was great', 'other'],
  ['when does it start and stop', 'stop'],
  ['', 'other'],
  ['🏈', 'other'],
] as const)('97: "%s" is %s', (text, word) => {
  expect(inboundWord(text)).toBe(word);
});
