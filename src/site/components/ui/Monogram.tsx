import { personInitials } from '#domain/words/initials.ts';

interface Props {
  /** Of a fighter, player or driver. */
  readonly name: string;
  readonly big?: boolean | undefined;
}

/** A person's mark, drawn: the initials in a ring. Decoration: the name always stands beside it. */
export const Monogram = ({ name, big = false }: Props) => (
  <span className={big ? 'crest big' : 'crest'} aria-hidden="true">
    {personInitials(name)}
  </span>
);
