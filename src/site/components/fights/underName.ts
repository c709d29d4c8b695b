import type { Fighter } from '#domain/events/fightCard.ts';
import { rankText } from '#domain/fights/fighterText.ts';
import { recordText } from '#domain/fights/record.ts';

/** "Champion, 17–0"; or that the record is unknown. */
export const underName = (fighter: Fighter): string =>
  [rankText(fighter), fighter.record ? recordText(fighter.record) : 'Record not listed']
    .filter((part) => part !== undefined)
    .join(', ');
