import { PATHS } from '#contract/paths.ts';
import { FAILURES } from '#domain/answers/failures.ts';
import { listOf } from '../checks.ts';
import { isFightEvent } from './checks.ts';
import { endpoint } from './endpoint.ts';

export const boxingUpcoming = endpoint(PATHS.boxingUpcoming, listOf(isFightEvent), FAILURES.events);

export const boxingToday = endpoint(PATHS.boxingToday, listOf(isFightEvent), FAILURES.events);
