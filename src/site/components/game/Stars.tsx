import { type Stars as Rating, starLabel } from '#domain/game/stars.ts';

const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';
const PLACES = [1, 2, 3, 4, 5];

/** A confidence as one to five stars with their label. */
export function Stars({ stars }: { readonly stars: Rating }) {
  return (
    <span className="confidence">
      <span className="stars" role="img" aria-label={`${stars} of 5 stars`}>
        {PLACES.map((place) => (
          <svg
            key={place}
            viewBox="0 0 24 24"
            className={place <= stars ? undefined : 'off'}
            aria-hidden="true"
          >
            <path d={STAR} />
          </svg>
        ))}
      </span>
      <span>{starLabel(stars)}</span>
    </span>
  );
}
