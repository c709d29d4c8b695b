import { chained, ledgerOf, payload, type Saying } from '../exampleLedger.fixture.ts';
import type { FaultKind } from '../fault.ts';
import type { LedgerLine } from '../line.ts';
import { LOCAL_BEACON } from './beaconChain.ts';
import {
  BY_RULE,
  boutSeed,
  byRule,
  DRAWN_FROM,
  drawn,
  exampleInputsHash,
  GAME_1,
  gameSeed,
  inputsSaying,
  MAIN,
  OTHER_SIGNATURE,
  SEED_INPUTS,
  SEED_PARTS,
  WHOLE_EVENT_SEED,
} from './exampleSeeds.fixture.ts';

type Case = readonly [name: string, lines: readonly LedgerLine[], fault: FaultKind | undefined];

const right = drawn(gameSeed(1), 'game 1');
const from = (change: object, drop?: string): Saying => {
  const entries = Object.entries({ ...DRAWN_FROM, ...change }).filter(([name]) => name !== drop);
  return drawn(gameSeed(1), 'game 1', { from: Object.fromEntries(entries) });
};
const ruled = (change: object): Saying => byRule(gameSeed(1), { ...BY_RULE, ...change });
const after = (...said: readonly Saying[]): LedgerLine[] =>
  ledgerOf(inputsSaying([GAME_1]), ...said);
const moved = { ...SEED_INPUTS, inputs: { homeWin: 0.574 } };
const at = (when: string): LedgerLine[] =>
  chained([payload(when, inputsSaying([GAME_1])), payload('2026-11-20T11:00:00.000000Z', right)]);

/** Ledgers with seeds, honest ones and others, and the fault that every verifier finds in them. */
export const SEED_CASES: readonly Case[] = [
  ['a seed from a beacon', after(right), undefined],
  ['the same again', after(right, right), undefined],
  [
    'parts of an event',
    ledgerOf(
      inputsSaying([GAME_1, MAIN, WHOLE_EVENT_SEED]),
      drawn(boutSeed('main'), 'event 7 main'),
      drawn(boutSeed(''), 'event 7'),
    ),
    undefined,
  ],
  [
    'the local beacon',
    ledgerOf(
      inputsSaying([GAME_1], LOCAL_BEACON.hash),
      drawn(gameSeed(1), 'game 1', { from: { ...DRAWN_FROM, beacon: LOCAL_BEACON.hash } }),
    ),
    undefined,
  ],
  ['a seed by the rule', ledgerOf(ruled({})), undefined],
  ['the second game of a day', ledgerOf(ruled({ parts: [...SEED_PARTS, '2'] })), undefined],
  ['by the rule, because the beacon was away', after(ruled({ inputsLine: 1 })), undefined],
  ['no origin, as of old', ledgerOf(gameSeed(1), ruled({})), undefined],
  ['no origin later', ledgerOf(ruled({}), gameSeed(2)), 'wrong seed'],
  ['another seed', after(drawn(gameSeed(1), 'game 1', { seed: '0123abcd' })), 'wrong seed'],
  ['the seed of another contest', after(drawn(gameSeed(1), 'game 2')), 'wrong seed'],
  ['other inputs', after(drawn(gameSeed(1), 'game 1', { inputs: moved })), 'wrong seed'],
  ['a later round', after(from({ round: DRAWN_FROM.round + 1 })), 'wrong seed'],
  ['an earlier round', after(from({ round: DRAWN_FROM.round - 1 })), 'wrong seed'],
  ['another beacon', after(from({ beacon: LOCAL_BEACON.hash })), 'wrong seed'],
  [
    'a beacon that nobody knows',
    ledgerOf(inputsSaying([GAME_1], 'e'.repeat(64)), from({ beacon: 'e'.repeat(64) })),
    'wrong seed',
  ],
  ['a line that is none', after(from({ inputsLine: 2 })), 'wrong seed'],
  ['no line', after(from({}, 'inputsLine')), 'wrong seed'],
  ['no line by the rule either', after(ruled({})), 'wrong seed'],
  ['no inputs on the ledger', ledgerOf(from({})), 'wrong seed'],
  ['inputs of another contest', ledgerOf(inputsSaying([MAIN]), from({})), 'wrong seed'],
  [
    'two signatures of one round',
    ledgerOf(
      inputsSaying([GAME_1, MAIN]),
      right,
      drawn(boutSeed('main'), 'event 7 main', {
        from: { ...DRAWN_FROM, signature: OTHER_SIGNATURE },
      }),
    ),
    'wrong seed',
  ],
  ['a short signature', after(from({ signature: 'b7'.repeat(47) })), 'wrong seed'],
  ['capitals in a signature', after(from({ signature: 'B7'.repeat(48) })), 'wrong seed'],
  ['a beacon and a rule', after(from({ rule: 1 })), 'wrong seed'],
  [
    'an origin that is null',
    after(drawn(gameSeed(1), 'game 1', { from: null as never })),
    'wrong seed',
  ],
  [
    'an origin in words',
    after(drawn(gameSeed(1), 'game 1', { from: 'drand' as never })),
    'wrong seed',
  ],
  ['a round as a text', after(from({ round: String(DRAWN_FROM.round) })), 'wrong seed'],
  [
    'other parts than its seed',
    ledgerOf(drawn(gameSeed(1), '', { from: BY_RULE, seed: 'abcdef01' })),
    'wrong seed',
  ],
  [
    'parts of another league',
    ledgerOf(ruled({ parts: ['NBA', ...SEED_PARTS.slice(1)] })),
    'wrong seed',
  ],
  [
    'parts of another day',
    ledgerOf(ruled({ parts: ['NFL', '2026-12-02', 'KC', 'BUF'] })),
    'wrong seed',
  ],
  ['too many parts', ledgerOf(ruled({ parts: [...SEED_PARTS, '2', 'x'] })), 'wrong seed'],
  ['a part that is a number', ledgerOf(ruled({ parts: [...SEED_PARTS, 2] })), 'wrong seed'],
  ['another rule', ledgerOf(ruled({ rule: 2 })), 'wrong seed'],
  ['a rule as a text', ledgerOf(ruled({ rule: '1' })), 'wrong seed'],
  ['no reason', ledgerOf(ruled({ why: '' })), 'wrong seed'],
  ['a line that does not say it', after(ruled({ inputsLine: 7 })), 'wrong seed'],
  ['inputs drawn again', after(inputsSaying([GAME_1])), 'drawn twice'],
  ['inputs twice in a line', ledgerOf(inputsSaying([GAME_1, GAME_1])), 'drawn twice'],
  [
    'other inputs of the game',
    after(inputsSaying([{ gameId: 1, inputsHash: exampleInputsHash(moved) }])),
    undefined,
  ],
  ['no inputs', ledgerOf(inputsSaying([])), 'malformed'],
  ['inputs that are no list', ledgerOf(inputsSaying('all' as never)), 'malformed'],
  ['inputs of nothing', ledgerOf(inputsSaying([null])), 'malformed'],
  ['inputs of a game and an event', ledgerOf(inputsSaying([{ ...MAIN, gameId: 1 }])), 'malformed'],
  ['inputs of no part', ledgerOf(inputsSaying([{ ...MAIN, part: null }])), 'malformed'],
  [
    'a short hash of inputs',
    ledgerOf(inputsSaying([{ gameId: 1, inputsHash: 'ab' }])),
    'malformed',
  ],
  ['no chain', ledgerOf({ ...inputsSaying([GAME_1]), beacon: {} }), 'malformed'],
  ['no beacon', ledgerOf({ ...inputsSaying([GAME_1]), beacon: null }), 'malformed'],
  ['inputs at a round’s own second', at('2026-11-20T10:00:00.000000Z'), undefined],
  ['inputs three seconds later', at('2026-11-20T10:00:03.000000Z'), 'wrong seed'],
  ['inputs a microsecond earlier', at('2026-11-20T09:59:59.999999Z'), 'wrong seed'],
  [
    'a recipe in words',
    ledgerOf({ ...gameSeed(1), prediction: { id: 101, recipe: '"seedFrom"' } }),
    undefined,
  ],
];
