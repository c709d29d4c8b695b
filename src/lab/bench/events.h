/* What the references of events share: a command line of any length and counts in one list. */
#include "reference.h"

/* Counts have 53 bits, as the engine's have: strokes are negative, and dead heats count in hundred thousands. */
typedef void (*PlayEvent)(const double *inputs, uint32_t seed, int runs, double *counts);

/*
 * Prints the milliseconds of processor time of a repetition, each with a seed of its own, then every count with the
 * seed asked for, one a line. Command line: seed, runs, least processor time in ms, inputs.
 */
__attribute__((unused)) static int bench_event(int argc, char **argv, int (*counted)(const double *),
                                               PlayEvent play) {
  if (argc < 5) {
    fprintf(stderr, "expected seed, runs, least milliseconds and inputs\n");
    return 1;
  }
  uint32_t seed = (uint32_t)strtoul(argv[1], NULL, 10);
  int runs = atoi(argv[2]);
  double least = strtod(argv[3], NULL);
  int wanted = argc - 4;
  double *inputs = malloc((size_t)wanted * sizeof(double));
  for (int i = 0; i < wanted; i++) inputs[i] = strtod(argv[4 + i], NULL);
  int size = counted(inputs);
  double *counts = malloc((size_t)size * sizeof(double));
  clock_t start = clock();
  double spent = 0;
  int repetitions = 0;
  do {
    repetitions += 1;
    memset(counts, 0, (size_t)size * sizeof(double));
    play(inputs, seed + (uint32_t)repetitions, runs, counts);
    spent = (double)(clock() - start) / CLOCKS_PER_SEC * 1e3;
  } while (spent < least);
  printf("%.6f\n", spent / repetitions);
  memset(counts, 0, (size_t)size * sizeof(double));
  play(inputs, seed, runs, counts);
  for (int at = 0; at < size; at++) printf("%.0f\n", counts[at]);
  free(inputs);
  free(counts);
  return 0;
}

/* rng/generator.ts */
static inline double unit(uint32_t bits) { return (bits + 0.5) * (1 / 4294967296.0); }

static inline double normal_of(uint32_t bits) { return normal_quantile(unit(bits)); }
