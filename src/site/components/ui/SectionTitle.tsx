import { Whole } from './Whole.tsx';

interface Props {
  readonly title: string;
  readonly id?: string | undefined;
  readonly aside?: string | undefined;
}

/** SectionHead.astro for parts that a later slate replaces. */
export const SectionTitle = ({ title, id, aside }: Props) => (
  <div className="section-head">
    <h2 id={id}>
      <Whole text={title} />
    </h2>
    {aside !== undefined && <p>{aside}</p>}
  </div>
);
