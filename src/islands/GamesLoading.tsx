import { CardSkeletons } from '#components/game/CardSkeleton.tsx';

/** Six skeleton cards while a league's games are on their way. */
export function GamesLoading({ leagueName }: { readonly leagueName: string }) {
  return (
    <div className="grid thirds" aria-busy="true">
      <p className="visually-hidden" role="status">{`Loading ${leagueName} games`}</p>
      <CardSkeletons />
    </div>
  );
}
