import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { playerLineSchema, recipeSchema } from '#contract/players/lines.ts';
