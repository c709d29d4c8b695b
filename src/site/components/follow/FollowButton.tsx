import Star from 'lucide-react/icons/star';

interface Props {
  /** What is followed: domain/follow/follow.ts. */
  readonly id: string;
  readonly name: string;
}

/** Keeps a team, fighter, player (`playerFollowId`) or league on the reader's device for the home page. It needs the script (scripts/follow.ts), and is hidden without. */
export const FollowButton = ({ id, name }: Props) => (
  <span className="follow">
    <button
      className="button ghost compact follow-button"
      type="button"
      data-follow={id}
      aria-pressed="false"
    >
      <Star className="icon" aria-hidden="true" />
      Follow<span className="visually-hidden"> {name}</span>
    </button>
    <span className="follow-said" role="status" data-follow-said />
  </span>
);
