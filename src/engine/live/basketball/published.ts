import { type BasketballShape, centreFor, overtimesOf, wholeSd } from '../../basketball/centre.ts';
import { readBasketball } from '../../basketball/inputs.ts';
import { basketballTable } from '../../basketball/model.ts';
import type { Joint } from '../../joint/joint.ts';
import type { ModelInputs } from '../../model.ts';
import { meansOf } from '../means.ts';

/** What a published game says of its regulation, points. */
export interface PublishedBasketball {
  readonly start: Joint;
  readonly margin: number;
  readonly marginSd: number;
  readonly total: number;
  readonly totalSd: number;
  /** Center of regulation's margin, and what overtimes are played with. */
  readonly centre: number;
  readonly shape: BasketballShape;
}

/** Throws a RangeError where basketball's model does. */
export function publishedBasketball(inputs: ModelInputs): PublishedBasketball {
  const { homeWin, totalSd, shape } = readBasketball(inputs);
  const centre = centreFor(homeWin, shape);
  const start = basketballTable(inputs);
  const { home, away } = meansOf(start);
  return {
    start,
    margin: home - away,
    marginSd: wholeSd(shape),
    total: (home + away) / (1 + overtimesOf(centre, shape) * shape.overtimeShare),
    totalSd,
    centre,
    shape,
  };
}
