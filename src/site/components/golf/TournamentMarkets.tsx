import { eventToCheck } from '#domain/check/eventCheck.ts';
import type { GolfTournament } from '#domain/events/golfTournament.ts';
import type { StoredEvent } from '#domain/events/sportEvent.ts';
import { entryWord } from '#domain/golf/fieldText.ts';
import { type GolfMarket, MARKET_TYPES, type TourPage } from '#domain/golf/tourPages.ts';
import { isListed } from '#domain/golf/unlisted.ts';
import type { GolfOutcome } from '#domain/outcomes/golf.ts';
import {
  cutShares,
  firstRoundShares,
  groupShares,
  teamShares,
  topFinishShares,
} from '#domain/outcomes/golfMarkets.ts';
import { Panel } from '../game/Panel.tsx';
import { MarketTable } from './MarketTable.tsx';
import { NoValue } from './NoValue.tsx';
import { byId } from './playerRows.ts';

interface Props {
  readonly event: StoredEvent<GolfTournament>;
  readonly outcome: GolfOutcome;
  readonly page: TourPage;
}

const DEAD_HEAT =
  'Ties included. Under dead-heat rules a tie for the last paid place pays only its share.';

const listed = <Share extends { readonly id: string; readonly share: number }>(
  shares: readonly Share[],
) => shares.filter(isListed);

/** The countries counted in a multi-country group: books differ on them. */
function countriesOf({ groups }: GolfTournament, group: string): string | undefined {
  const countries = groups.find(({ name }) => name === group)?.countries ?? [];
  return countries.length > 1 ? `Players of ${countries.join(', ')}.` : undefined;
}

const MarketTypes = () => (
  <Panel title="Market types" as="h3" fold={`${MARKET_TYPES.length} explained`}>
    <dl className="market-types">
      {MARKET_TYPES.map(([market, pays]) => (
        <div key={market} className="pt-2.5 border-t border-line">
          <dt className="font-[680]">{market}</dt>
          <dd className="text-muted">{pays}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);

/** A tournament's markets beside the winner, those that its tour's page has. */
export function TournamentMarkets({ event, outcome, page }: Props) {
  const of = eventToCheck(event);
  const { odds, markets } = page;
  const shows = (market: GolfMarket): boolean => markets.includes(market);
  const golfers = byId(event);
  const players = { who: entryWord(event.field), golfers, odds };
  const leaders = listed(firstRoundShares(outcome))
    .map(({ id, deadHeat: share }) => ({ id, share }))
    .toSorted((a, b) => b.share - a.share);
  return (
    <div className="markets mt-5">
      {shows('value') && <NoValue title={page.valueTitle ?? 'Value'} />}
      {shows('top5') && (
        <MarketTable
          {...players}
          title="Top 5 Finish"
          shares={listed(topFinishShares(outcome, 5))}
          check={{ of, places: 5 }}
          note={DEAD_HEAT}
        />
      )}
      {shows('top10') && (
        <MarketTable
          {...players}
          title="Top 10 Finish"
          shares={listed(topFinishShares(outcome, 10))}
          check={{ of, places: 10 }}
          note={DEAD_HEAT}
        />
      )}
      {shows('makeCut') && (
        <MarketTable {...players} title="Make the Cut" shares={listed(cutShares(outcome) ?? [])} />
      )}
      {shows('firstRoundLeader') && (
        <MarketTable
          {...players}
          title="First-Round Leader"
          shares={leaders}
          note="Ties for first are split, so all chances add up to 100%."
        />
      )}
      {shows('groups') &&
        outcome.groups.map((group) => (
          <MarketTable
            key={group.name}
            title={group.name}
            shares={listed(groupShares(group))}
            golfers={golfers}
            odds={odds}
            most={6}
            note={countriesOf(event, group.name)}
          />
        ))}
      {shows('teams') && outcome.teams.length > 0 && (
        <MarketTable
          title="Team Winner"
          who="Team"
          shares={teamShares(outcome)}
          golfers={golfers}
          odds={odds}
          most={13}
        />
      )}
      {shows('marketTypes') && <MarketTypes />}
    </div>
  );
}
