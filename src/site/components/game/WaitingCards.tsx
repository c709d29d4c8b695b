import { CardSkeletons } from './CardSkeleton.tsx';

interface Props {
  /** The list, by its name on the page. */
  readonly of: 'games' | 'league-games';
}

/** Replaces an empty list while a later slate is loading (client/slate/takeParts.ts). */
export const WaitingCards = ({ of }: Props) => (
  <template data-waiting={of}>
    <div className="grid thirds" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading games
      </p>
      <CardSkeletons />
    </div>
  </template>
);
