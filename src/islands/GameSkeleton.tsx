import { EmptyComb } from '#components/charts/Comb.tsx';

const PANELS = ['winner', 'lines', 'monte-carlo'];

/** The game page's boxes while the game is on its way. */
export function GameSkeleton() {
  return (
    <div className="flow-root" aria-busy="true">
      <p className="vh" role="status">
        Loading the game
      </p>
      <div className="sk mt-4 mb-2 h-5 w-56" />
      <div className="score" aria-hidden="true">
        <EmptyComb size="big" />
        <div className="in">
          <div className="sk wide h-[52px]" />
          <div className="sk h-[86px]" />
          <div className="sk h-[116px] md:h-[134px]" />
        </div>
      </div>
      <div className="cols" aria-hidden="true">
        <div>
          {PANELS.map((panel) => (
            <div key={panel} className="panel">
              <div className="b">
                <div className="sk h-40" />
              </div>
            </div>
          ))}
        </div>
        <div>
          <div className="panel">
            <div className="b">
              <div className="sk h-40" />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
