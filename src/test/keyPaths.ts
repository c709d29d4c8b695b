type Leaf = string | number | boolean | null | undefined;

/**
 * Every key of a type, with those of what it holds: "homeTeam" | "homeTeam.name" … Optional keys are in it as well, of
 * a union those of every member; what may have any key, such as `Record<string, number>`, has none of its own.
 */
export type KeyPaths<T> = T extends Leaf
  ? never
  : T extends readonly (infer Item)[]
    ? KeyPaths<Item>
    : string extends keyof T
      ? never
      : {
          [K in keyof T & string]-?: K | `${K}.${KeyPaths<NonNullable<T[K]>>}`;
        }[keyof T & string];

/** Keys of every member of a union. */
export type KeysOf<T> = T extends unknown ? keyof T & string : never;

/** A column's name as a key: "spread_line" → "spreadLine". */
export type Camel<S extends string> = S extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : S;
