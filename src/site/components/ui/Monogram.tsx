import { personInitials } from '#domain/words/initials.ts';

interface Props {
  /** Name of a fighter, player or driver. */
  readonly name: string;
  readonly big?: boolean | undefined;
}

/** A person's drawn mark: the initials in a ring. Decoration: the name always stands next to it. */
export const Monogram = ({ name, big = false }: Props) => (
  <span className={big ? 'crest big' : 'crest'} aria-hidden="true">
    {personInitials(name)}
  </span>
);
