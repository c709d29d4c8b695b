import { handedOver } from '../handedOver.ts';
import type { Card } from './card.ts';

/** The cards of a build's pages, on their way to who draws them. */
export const { take: takeCards, give: handOver } = handedOver<Card>('cards');
