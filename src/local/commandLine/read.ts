import { parseArgs } from 'node:util';
import type { AskedCommand, Command, GivenOption, Script, ScriptOption, Word } from './declared.ts';
import { valueFault } from './kinds.ts';

/** What a person did wrong on the command line, in one sentence. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}

type Token = { readonly name: string; readonly rawName: string; readonly value?: string };

/** Options and words in their order, nothing of them judged yet. */
function split(args: readonly string[], takes: Readonly<Record<string, ScriptOption>>) {
  const options = Object.fromEntries(
    Object.entries(takes).map(([name, { kind }]) => [
      name,
      { type: kind === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    strict: false,
    tokens: true,
  });
  const given: Token[] = [];
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    // An option in the place of a value is one whose value was forgotten.
    const isNext = value?.startsWith('-') && !inlineValue;
    given.push({ name, rawName, ...(value && !isNext && { value }) });
  }
  return { given, words };
}

/** Whether the usage is asked for, whatever else is on the line. */
export const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  const before = args.slice(0, end < 0 ? undefined : end);
  return args.join(' ') === 'help' || before.some((one) => one === '--help' || one === '-h');
};

function check(what: string, given: GivenOption, text: string): string {
  const fault = valueFault(given, text);
  if (fault !== undefined) throw new Mistake(`${what}: ${fault}.`);
  // As it is declared, whatever the case of its letters.
  return given.oneOf?.find((one) => one.toLowerCase() === text.toLowerCase()) ?? text;
}

function readValues(
  given: readonly Token[],
  takes: Readonly<Record<string, ScriptOption>>,
): Record<string, boolean | string | string[] | undefined> {
  const values: Record<string, boolean | string | string[] | undefined> = {};
  for (const [name, { kind, ...option }] of Object.entries(takes))
    values[name] = kind === undefined ? false : 'many' in option ? [] : undefined;
  for (const { name, rawName, value } of given) {
    const option = Object.hasOwn(takes, name) ? takes[name] : undefined;
    if (!option) throw new Mistake(`There is no option ${rawName}.`);
    if (option.kind === undefined) {
      if (value !== undefined) throw new Mistake(`${rawName} takes no value.`);
      values[name] = true;
      continue;
    }
    if (value === undefined) throw new Mistake(`${rawName} needs a value: ${option.named}.`);
    const text = check(rawName, option, value);
    const before = values[name];
    if (Array.isArray(before)) before.push(text);
    else if (before === undefined) values[name] = text;
    else throw new Mistake(`${rawName} is given twice.`);
  }
  return values;
}

function readWords(words: readonly string[], wanted: readonly Word[]): readonly string[] {
  const last = wanted.at(-1);
  return [
    ...wanted.flatMap((word, at) => {
      const text = words[at];
      if (text !== undefined) return [check(word.named, word, text)];
      if (!word.optional) throw new Mistake(`${word.named} is missing: ${word.says}.`);
      return [];
    }),
    ...words.slice(wanted.length).map((text) => {
      if (last?.many) return check(last.named, last, text);
      throw new Mistake(`“${text}” is one word too many.`);
    }),
  ];
}

const spoken = (names: readonly string[], or: string): string =>
  names.map((name) => `--${name}`).join(or);

/** What options must or must not be together. */
function checkTogether(
  { options, oneOf = [], needs = [] }: Command,
  command: string,
  has: (name: string) => boolean,
  all: readonly string[],
): void {
  const foreign = options && all.find((name) => has(name) && !options.includes(name));
  if (foreign) throw new Mistake(`${command} does not take --${foreign}.`);
  if (oneOf.filter(has).length > 1) throw new Mistake(`Give only one of ${spoken(oneOf, ', ')}.`);
  const lacking = needs.find((names) => !names.some(has));
  if (lacking) throw new Mistake(`${spoken(lacking, ' or ')} is missing.`);
}

function commandIn(script: Script, word: string | undefined): string {
  const { commands = {}, usual } = script;
  const names = Object.keys(commands).join(', ');
  if (word === undefined) {
    if (usual !== undefined) return usual;
    throw new Mistake(`Say what to do: ${names}.`);
  }
  if (Object.hasOwn(commands, word)) return word;
  throw new Mistake(`There is no command “${word}”: there are ${names}.`);
}

/**
 * Refuses where npm has taken an option for itself, as it does without `--`: `npm run ledger verify --file x` would check
 * something else, and `npm run reset --dry-run` would remove. npm hands such options on as `npm_config_…`.
 */
export function refuseKept(
  { run, takes = {} }: Script,
  environment: Readonly<Record<string, string | undefined>>,
): void {
  if (environment.npm_lifecycle_event === undefined) return;
  const kept = [...Object.keys(takes), 'dry-run'].find(
    (name) => environment[`npm_config_${name.replaceAll('-', '_')}`],
  );
  if (kept !== undefined)
    throw new Mistake(
      `npm has kept --${kept} for itself: write -- before the options, like ${run} -- --${kept}.`,
    );
}

/** What a command line asks of a script. Throws a Mistake unless all of it is known and can be used. */
export function readCommandLine<const S extends Script>(
  script: S,
  args: readonly string[],
): AskedCommand<S> {
  const takes: Readonly<Record<string, ScriptOption>> = script.takes ?? {};
  const { given, words } = split(args, takes);
  const unknown = given.find(({ name }) => !Object.hasOwn(takes, name));
  if (unknown) throw new Mistake(`There is no option ${unknown.rawName}.`);
  const [first, ...rest] = words;
  const command = script.commands ? commandIn(script, first) : '';
  const wanted: Command = script.commands?.[command] ?? script;
  const readied = readWords(script.commands ? rest : words, wanted.words ?? []);
  const values = readValues(given, takes);
  const has = (name: string): boolean => given.some((one) => one.name === name);
  checkTogether(wanted, command, has, Object.keys(takes));
  // What each name holds follows from its declaration, which the compiler cannot follow through the loop above.
  return { command, words: readied, values: values as AskedCommand<S>['values'] };
}
