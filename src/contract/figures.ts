import * as z from 'zod/mini';

/** A percentage, 0–100. */
export const percentSchema = z.number().check(z.minimum(0), z.maximum(100));

/** A share, 0–1. */
export const shareSchema = z.number().check(z.minimum(0), z.maximum(1));

/** How many, from 0. */
export const countSchema = z.int().check(z.minimum(0));

/** How many, or a place in an order, from 1. */
export const fromOne = z.int().check(z.minimum(1));

/** A measure that is never below 0, and need not be whole. */
export const amount = z.number().check(z.minimum(0));

/** Number of a game or of its prediction. */
export const gameNumber = countSchema;

/** Number of an event or of its prediction; below 0 for a sample that we wrote. */
export const eventNumber = z.int();

/** A year, as the leagues count seasons. */
export const year = z.int().check(z.minimum(1_900), z.maximum(2_200));

/** Scheduled rounds of a fight, or one of them. */
export const fightRounds = z.int().check(z.minimum(1), z.maximum(15));

/** American odds: never between −100 and 100. */
export const americanSchema = z.number().check(z.refine((price) => Math.abs(price) >= 100));
