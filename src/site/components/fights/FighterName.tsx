import { fighterPath } from '#domain/product/paths.ts';

/** A fighter's name, linked to the fighter's page. */
export function FighterName({ name }: { readonly name: string }) {
  const href = fighterPath(name);
  return href === undefined ? (
    name
  ) : (
    <a className="fighter-name" href={href}>
      {name}
    </a>
  );
}
