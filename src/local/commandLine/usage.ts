import type { Command, Script, ScriptOption, Word } from './declared.ts';

const MOST_WIDTH = 30;

type Line = readonly [left: string, says: string];

function block(title: string, lines: readonly Line[]): readonly string[] {
  if (lines.length === 0) return [];
  const width = Math.min(MOST_WIDTH, Math.max(...lines.map(([left]) => left.length)));
  return ['', `${title}:`, ...lines.map(([left, says]) => `  ${left.padEnd(width)}  ${says}`)];
}

/** "FILE", "[FILE]" or "[FILE …]" */
function spokenWord({ named, optional, many }: Word): string {
  const text = many ? `${named} …` : named;
  return optional ? `[${text}]` : text;
}

const spokenWords = ({ words = [] }: Command): string => words.map(spokenWord).join(' ');

const choicesOf = ({ oneOf }: { readonly oneOf?: readonly string[] }): string =>
  oneOf ? `: ${oneOf.join(', ')}` : '';

const optionLine = ([name, option]: readonly [string, ScriptOption]): Line =>
  option.kind === undefined
    ? [`--${name}`, option.says]
    : [
        `--${name} ${option.named}`,
        `${option.says}${choicesOf(option)}${option.many ? '; may be repeated' : ''}`,
      ];

/** How it is run, with the `--` without which npm keeps options for itself. */
function firstLine(script: Script): string {
  const { run, takes = {}, commands, usual } = script;
  const command = commands === undefined ? '' : usual === undefined ? 'COMMAND' : '[COMMAND]';
  const options = Object.keys(takes).length > 0 ? '[options]' : '';
  const rest = [command, spokenWords(script), options].filter(Boolean).join(' ');
  return rest ? `Usage: ${run} -- ${rest}` : `Usage: ${run}`;
}

/** The text of `--help`. */
export function usageOf(script: Script): string {
  const { says, takes = {}, commands = {}, words = [], notes = [] } = script;
  return [
    firstLine(script),
    '',
    says,
    ...block(
      'Commands',
      Object.entries(commands).map(([name, command]) => [
        [name, spokenWords(command)].filter(Boolean).join(' '),
        command.says,
      ]),
    ),
    ...block(
      'Words',
      words.map((word) => [word.named, `${word.says}${choicesOf(word)}`]),
    ),
    ...block('Options', [...Object.entries(takes).map(optionLine), ['-h, --help', 'this text']]),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n');
}
