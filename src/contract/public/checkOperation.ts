import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { check, checkRefusalSchema } from '../check.ts';
import { ERRORS, errorSchema } from '../errors.ts';

const refusal = (description: string, problem: string, error: string) => ({
  description,
  content: {
    'application/json': {
      schema: checkRefusalSchema,
      example: { error, problem, legs: [0] },
    },
  },
});

const error = (description: string, said: string) => ({
  description,
  content: { 'application/json': { schema: errorSchema, example: { error: said } } },
});

/** The one public request with a body: POST /api/check. */
export const CHECK_OPERATION: ZodOpenApiOperationObject = {
  operationId: 'check',
  tags: ['Prices'],
  summary: 'What a bet or a parlay of up to six is worth, counted in our simulated games',
  description:
    'Legs of one game are counted in the same simulated games, different games multiply. A leg that pushes drops out. Nothing is kept.',
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: check.body,
        example: {
          legs: [
            { game: 1, market: 'spread', side: 'home', line: -4.5, price: -105 },
            { game: 1, market: 'total', side: 'over', line: 224.5, price: -110 },
          ],
          price: 260,
        },
      },
    },
  },
  responses: {
    '200': {
      description: 'The answer.',
      content: { 'application/json': { schema: check.answer } },
    },
    '400': error(
      'The request is not valid; or, with “problem” and “legs”, a bet does not exist or legs do not go together.',
      'These bets cannot win together',
    ),
    '404': refusal('We have no such game or event.', 'unknown', 'We have no such game'),
    '405': error('This address takes POST only.', ERRORS.only('POST')),
    '408': error('The request took too long to come.', 'The request took too long to come'),
    '409': refusal('It has begun, or we have no figures of it.', 'closed', 'This game is over'),
    '413': error('The request is too large.', 'The request is too large'),
    '415': error('The request is no JSON.', 'Expected JSON'),
    '429': {
      ...error('Too many requests of one address.', 'Please wait a moment.'),
      headers: {
        'Retry-After': {
          description: 'Seconds to wait.',
          schema: { type: 'integer', minimum: 0 },
        },
      },
    },
    '503': error('We cannot load the predictions right now.', ERRORS.unavailable),
  },
};
