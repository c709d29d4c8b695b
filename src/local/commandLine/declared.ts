/** What a text on the command line must be; it is checked before the script does anything. */
export type OptionKind =
  /** Any text. */
  | 'text'
  /** A whole number from 1. */
  | 'count'
  /** A number from 0. */
  | 'share'
  | 'year'
  /** An http or https address. */
  | 'address'
  /** A file that is there, can be read and is not empty. */
  | 'file'
  /** Either of the two. */
  | 'file or address'
  /** A folder that is there and can be read. */
  | 'folder'
  /** A file to be written: its folder is there. */
  | 'new file';

/** A text that a person gives: an option's value, or a word of its own. */
export interface GivenOption {
  readonly kind: OptionKind;
  /** Its name in the usage, such as FILE. */
  readonly named: string;
  readonly says: string;
  /** The only values there are, in any case of letters. */
  readonly oneOf?: readonly string[];
}

/** A switch, or an option with a value. */
export type ScriptOption =
  | { readonly says: string; readonly kind?: undefined }
  | (GivenOption & { readonly many?: true });

export interface Command {
  readonly says: string;
  /** Words that follow the command. */
  readonly words?: readonly Word[];
  /** Names of the script's options that this command takes. */
  readonly options?: readonly string[];
  /** Options of which at most one may be given. */
  readonly oneOf?: readonly string[];
  /** Options that must be given: one of each list. */
  readonly needs?: readonly (readonly string[])[];
}

export interface Word extends GivenOption {
  readonly optional?: true;
  /** The last word may be repeated. */
  readonly many?: true;
}

/** What a script takes: its usage is made of this, and nothing else is accepted. */
export interface Script extends Command {
  /** How a person runs it: `npm run reset`. */
  readonly run: string;
  readonly takes?: Readonly<Record<string, ScriptOption>>;
  /** Commands of the script, by their word; without it the script does one thing. */
  readonly commands?: Readonly<Record<string, Command>>;
  /** The command if none is named. Without it one must be named. */
  readonly usual?: string;
  /** Further lines of the usage. */
  readonly notes?: readonly string[];
}

type ValueOf<One extends ScriptOption> = One extends { readonly kind: OptionKind }
  ? One extends { readonly many: true }
    ? readonly string[]
    : string | undefined
  : boolean;

type Values<S extends Script> =
  S['takes'] extends Readonly<Record<string, ScriptOption>>
    ? { readonly [Name in keyof S['takes']]: ValueOf<S['takes'][Name]> }
    : Readonly<Record<never, never>>;

/** What was given, after all of it was found right. */
export interface AskedCommand<S extends Script = Script> {
  /** The command named, or the usual one; empty where the script has none. */
  readonly command: string;
  readonly words: readonly string[];
  readonly values: Values<S>;
}
