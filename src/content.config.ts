import { defineCollection } from 'astro:content';
import { readdir, readFile } from 'node:fs/promises';
import process from 'node:process';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { clock } from '#clock';
import { keepSlate, NO_SLATE } from '#content/keptSlate.ts';
import { isFirstDeploy, refuseOtherHeads } from '#content/publishedHeads.ts';
import { seasonLeftSchema } from '#content/seasonLeftSchema.ts';
import { HEADS_FILE } from '#contract/ledger/paths.ts';
import { seasonViewSchema } from '#contract/season/schema.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { lastGamesFrom, lastGames as lastGamesOf } from '#domain/record/lastGames.ts';
import { createStore, type Store } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';

type Entry = readonly [id: string, data: Record<string, unknown>];

/** Set by `npm run check`, which only needs the collections' types. */
const typesOnly = Boolean(process.env.SIMCAST_TYPES_ONLY);

/** A collection read from the store at build. A store that cannot be read fails the build. */
const fromStore = (name: string, entries: (store: Store) => Promise<readonly Entry[]>) =>
  defineCollection({
    loader: {
      name,
      load: async ({ store: collection }) => {
        const all = typesOnly ? [] : await entries(createStore(connectStore(process.env)));
        collection.clear();
        for (const [id, data] of all) collection.set({ id, data });
      },
    } satisfies Loader,
  });

/** The current slate and whether it is the sample; no entry before the first refresh. What is in it is kept beside it. */
const slate = fromStore('slate', async (store) => {
  const read = await store.readWholeSlate();
  keepSlate(read ?? NO_SLATE);
  return read ? [['current', { ...read.current }]] : [];
});

/** Heads of the ledger's days. One that the ledger contradicts, or that the site has published otherwise, fails the build. */
const ledgerHeads = fromStore('ledgerHeads', async (store) => {
  const days = await store.readLedgerDays();
  const wrong = days.find(({ stands }) => !stands);
  if (wrong) throw new Error(`The ledger contradicts its head of ${wrong.day}: it was changed.`);
  const { NETLIFY, URL: site, LEDGER_FIRST_DEPLOY: first } = process.env;
  if (NETLIFY && site) {
    const file = new URL(HEADS_FILE, site).href;
    await refuseOtherHeads(file, days, isFirstDeploy(first, clock.now()));
  }
  const heads = days.map(({ day, seq, hash, stamps }) => ({ day, seq, hash, stamps }));
  const keys = await store.readLedgerKeys();
  const since = await store.readWitnessedSince();
  const lines = (await store.readLedgerEnd())?.seq ?? 0;
  return [['all', { heads, keys, lines, since }]];
});

/** Which leagues and feeds have answered: what is missing is said on the pages. */
const operation = fromStore('operation', async (store) => {
  const { slate: up, leagues, feeds, catchingUp, schedules } = await store.readOperationState();
  return [['current', { slate: up, leagues, feeds, catchingUp, schedules }]];
});

const ratings = fromStore('ratings', (store) =>
  Promise.all(
    TEAM_LEAGUES.map(
      async (league): Promise<Entry> => [league, { rows: await store.readRatings(league) }],
    ),
  ),
);

/** Each league's newest season odds with the games left, and every day's of that season; no entry before the first. */
const seasons = fromStore('seasons', async (store) => {
  const current = await store.readCurrentSlate();
  if (!current) return [];
  const { sample } = current;
  const entries = await Promise.all(
    TEAM_LEAGUES.map(async (league): Promise<readonly Entry[]> => {
      const row = await store.readSeasonView(league, sample);
      if (!row) return [];
      const days = await store.readSeasonHistory({ league, season: row.season, sample });
      const view = seasonViewSchema.parse(JSON.parse(row.view));
      const inputs = await store.readSeasonInputs(league, view.recipe.inputsHash);
      const left = inputs === undefined ? undefined : seasonLeftSchema.parse(JSON.parse(inputs));
      return [[league, { view, days, left }]];
    }),
  );
  return entries.flat();
});

/** The last five games of each league's teams, counted from the slate. */
const lastGames = fromStore('lastGames', async (store) => {
  const current = await store.readCurrentSlate();
  if (!current) return [];
  const from = lastGamesFrom(current.asOf);
  return Promise.all(
    TEAM_LEAGUES.map(
      async (league): Promise<Entry> => [
        league,
        { teams: lastGamesOf(await store.readLastResults(league, from)) },
      ],
    ),
  );
});

type WholeRecord = ReturnType<Store['readWholeRecord']>;

/** Reads the record once for all its collections, so that they fit together; anew for one that has had it already. */
function sharedRecord(): (name: string, store: Store) => WholeRecord {
  const taken = new Set<string>();
  let read: WholeRecord | undefined;
  return (name, store) => {
    if (!read || taken.has(name)) {
      taken.clear();
      read = store.readWholeRecord();
    }
    taken.add(name);
    return read;
  };
}
const recordFor = sharedRecord();

const fromRecord = (
  name: string,
  entries: (record: NonNullable<Awaited<WholeRecord>>) => readonly Entry[],
) =>
  fromStore(name, async (store) => {
    const read = await recordFor(name, store);
    return read ? entries(read) : [];
  });

/** The record's figures; no entry while nothing is graded. */
const record = fromRecord('record', ({ rows: _, ...read }) => [['all', read]]);

/** Every line of the record, for the pages of teams and fighters and the list. */
const graded = fromRecord('graded', ({ rows }) => [['all', { rows }]]);

/** Guides of the sports, authored in Markdown: guides/{sport}/{section}.md, some sections in a tab of their own. */
const guides = defineCollection({
  loader: glob({ pattern: '*/*.md', base: './src/site/content/guides' }),
  schema: z.object({
    title: z.string(),
    /** Place among the sport's sections. */
    order: z.number(),
    /** One sentence under the heading. */
    lede: z.string().optional(),
    /** Terms with what they mean, in the margin of wide screens. */
    facts: z.array(z.tuple([z.string(), z.string()])).optional(),
    /** Tab id where the guide has tabs; sections of one tab follow each other. */
    tab: z.string().optional(),
  }),
});

/** The legal documents, authored in Markdown; each section is a heading of the second level. */
const legal = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/site/content/legal' }),
  schema: z.object({
    /** For search engines. */
    description: z.string(),
    /** What it comes to, before the text that counts. */
    inShort: z.array(z.string()),
  }),
});

/** The authored sample events with what our engine computed from them, a file a sport. */
const samples = defineCollection({
  loader: async () => {
    const folder = new URL('./site/content/samples/computed/', import.meta.url);
    const files = (await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8'));
    const events = (await Promise.all(files)).flatMap((text) =>
      z.array(z.looseObject({ id: z.number() })).parse(JSON.parse(text)),
    );
    return events.map((event) => ({ id: String(event.id), event }));
  },
});

export const collections = {
  graded,
  samples,
  slate,
  ledgerHeads,
  operation,
  ratings,
  seasons,
  lastGames,
  record,
  guides,
  legal,
};
