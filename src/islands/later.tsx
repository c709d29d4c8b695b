import { type ComponentType, lazy, Suspense } from 'react';
import { SectionFailed } from '#components/ui/SectionFailed.tsx';
import { WhenNear } from './WhenNear.tsx';

/** In the place of a part whose script did not arrive. */
const Failed = () => (
  <div className="mt-5">
    <SectionFailed />
  </div>
);

/** The part's box, with the places the page's own links lead to. */
const Waiting = ({ ids }: { readonly ids: readonly string[] }) => (
  <div className="sk mt-5 h-96" aria-hidden="true">
    {ids.map((id) => (
      <span key={id} id={id} />
    ))}
  </div>
);

/**
 * A part far down a page that is drawn in the browser: its script is asked for when the reader comes near.
 * `ids` are those of its sections.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ids: readonly string[] = [],
) {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Failed as ComponentType<Props> }),
    ),
  );
  return (props: Props) => (
    <WhenNear waiting={<Waiting ids={ids} />}>
      <Suspense fallback={<Waiting ids={ids} />}>
        <Part {...props} />
      </Suspense>
    </WhenNear>
  );
}
