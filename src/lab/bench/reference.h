/*
 * What both reference programs share: the engine's generator, elementary functions and solver, written again in C
 * with the same operations in the same order, so that their digits are the engine's. Compile with
 * -ffp-contract=off: a fused multiply-add would round once where the engine rounds twice.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { STEPS = 64, BLOCK_RUNS = 1000 };

/* rng/generator.ts */
typedef struct {
  uint32_t a, b, c, counter;
} Generator;

static inline uint32_t next(Generator *g) {
  uint32_t out = g->a + g->b + g->counter;
  g->counter += 1;
  g->a = g->b ^ (g->b >> 9);
  g->b = g->c + (g->c << 3);
  g->c = ((g->c << 21) | (g->c >> 11)) + out;
  return out;
}

static Generator sfc32(uint32_t seed, uint32_t block) {
  Generator g = {seed, seed * 0x9e3779b9u, seed ^ 0x85ebca6bu ^ (block * 0xc2b2ae35u), 1};
  for (int round = 0; round < 15; round++) next(&g);
  return g;
}

/* rng/exp.ts */
static double powers[2046];

static void fill_powers(void) {
  double value = 1;
  for (int k = 0; k <= 1023; k++, value *= 2) powers[k + 1022] = value;
  value = 1;
  for (int k = -1; k >= -1022; k--) powers[k + 1022] = value /= 2;
}

static double own_exp(double x) {
  if (x < -708) return 0;
  if (x > 709) return INFINITY;
  double k = floor(x * 1.4426950408889634 + 0.5);
  double high = x - k * 0.6931471803691238;
  double low = k * 1.9082149292705877e-10;
  double r = high - low;
  double t = r * r;
  double c = r - t * (0.16666666666666602 +
                      t * (-0.0027777777777015593 +
                           t * (6.613756321437934e-5 +
                                t * (-1.6533902205465252e-6 + t * 4.1381367970572385e-8))));
  double value = 1 - (low - (r * c) / (2 - c) - high);
  return value * powers[(int)k + 1022];
}

/* rng/log.ts */
static double own_log(double x) {
  uint64_t bits;
  memcpy(&bits, &x, 8);
  int k = (int)(bits >> 52) - 1023;
  bits = (bits & 0x000fffffffffffffull) | 0x3ff0000000000000ull;
  double m;
  memcpy(&m, &bits, 8);
  if (m > 1.4142135623730951) {
    m /= 2;
    k += 1;
  }
  double f = m - 1;
  double s = f / (2 + f);
  double z = s * s;
  double w = z * z;
  double even = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373));
  double odd = z * (0.6666666666666735 +
                    w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)));
  double half = 0.5 * f * f;
  return k * 0.6931471803691238 -
         (half - (s * (half + even + odd) + k * 1.9082149292705877e-10) - f);
}

/* rng/normal.ts: Wichura's AS 241 */
static double horner(const double *c, int n, double r) {
  double sum = c[0];
  for (int i = 1; i < n; i++) sum = sum * r + c[i];
  return sum;
}

static double normal_quantile(double p) {
  static const double central_above[] = {2509.0809287301227, 33430.57558358813, 67265.7709270087,
                                         45921.95393154987,  13731.69376550946, 1971.5909503065513,
                                         133.14166789178438, 3.3871328727963665};
  static const double central_below[] = {5226.495278852854, 28729.085735721943, 39307.89580009271,
                                         21213.794301586597, 5394.196021424751, 687.1870074920579,
                                         42.31333070160091, 1};
  static const double shoulder_above[] = {0.0007745450142783414, 0.022723844989269184,
                                          0.2417807251774506,    1.2704582524523684,
                                          3.6478483247632045,    5.769497221460691,
                                          4.630337846156546,     1.4234371107496835};
  static const double shoulder_below[] = {1.0507500716444169e-9, 0.0005475938084995345,
                                          0.015198666563616457,  0.14810397642748008,
                                          0.6897673349851,       1.6763848301838038,
                                          2.053191626637759,     1};
  static const double tail_above[] = {2.0103343992922881e-7, 2.7115555687434876e-5,
                                      0.0012426609473880784, 0.026532189526576124,
                                      0.29656057182850487,   1.7848265399172913,
                                      5.463784911164114,     6.657904643501103};
  static const double tail_below[] = {2.0442631033899397e-15, 1.421511758316446e-7,
                                      1.8463183175100548e-5,  0.0007868691311456133,
                                      0.014875361290850615,   0.1369298809227358,
                                      0.599832206555888,      1};
  double q = p - 0.5;
  if (q >= -0.425 && q <= 0.425) {
    double r = 0.180625 - q * q;
    return q * (horner(central_above, 8, r) / horner(central_below, 8, r));
  }
  double r = sqrt(-own_log(q < 0 ? p : 1 - p));
  double size = r <= 5 ? horner(shoulder_above, 8, r - 1.6) / horner(shoulder_below, 8, r - 1.6)
                       : horner(tail_above, 8, r - 5) / horner(tail_below, 8, r - 5);
  return q < 0 ? -size : size;
}

/* rng/steps.ts */
static double normal_steps[STEPS];

static void fill_steps(void) {
  double squares = 0;
  for (int i = 0; i < STEPS; i++) {
    double z = normal_quantile((i + 0.5) / STEPS);
    normal_steps[i] = z;
    squares += z * z;
  }
  double stretch = sqrt(STEPS / squares);
  for (int i = 0; i < STEPS; i++) normal_steps[i] *= stretch;
}

/* solve.ts */
static double probit(double p) { return normal_quantile(fmax(1e-12, fmin(1 - 1e-12, p))); }

__attribute__((unused)) static double solve_probability(double (*rising)(double, void *), void *of, double target,
                                double low, double high) {
  double goal = probit(target);
  double a = low, b = high;
  double below = probit(rising(a, of)) - goal;
  double above = probit(rising(b, of)) - goal;
  if (below >= 0) return a;
  if (above <= 0) return b;
  int side = 0;
  for (int step = 0; step < 60; step++) {
    double x = b - (above * (b - a)) / (above - below);
    double miss = probit(rising(x, of)) - goal;
    if (miss > -1e-9 && miss < 1e-9) return x;
    if (miss < 0) {
      a = x;
      below = miss;
      if (side < 0) above /= 2;
      side = -1;
    } else {
      b = x;
      above = miss;
      if (side > 0) below /= 2;
      side = 1;
    }
  }
  return (a + b) / 2;
}

/* solve.ts: where the answer is near a guess */
__attribute__((unused)) static double solve_near(double (*rising)(double, void *), void *of, double target,
                                double guess, double width, double low, double high) {
  double from = fmax(guess - width, low), to = fmin(guess + width, high);
  double found = solve_probability(rising, of, target, from, to);
  return found > from && found < to ? found : solve_probability(rising, of, target, low, high);
}

/* scoring/distributions.ts: probabilities of 0, 1, 2 …; says how many counts have any */
static int poisson_counts(double *out, int length, double mean) {
  double probability = own_exp(-mean);
  int k = 0;
  for (; k < length && (probability > 1e-17 || k < mean); k++) {
    out[k] = probability;
    probability *= mean / (k + 1);
  }
  for (int rest = k; rest < length; rest++) out[rest] = 0;
  while (k > 1 && out[k - 1] == 0) k -= 1;
  return k;
}

enum { MOST_CELLS = 65536 };

/*
 * joint/drawnGame.ts, rng/evenTable.ts: draws every run from a table of final scores, in the order of their margins and totals,
 * at evenly spread points
 */
static void draw_game(const double *weights, int size, uint32_t seed, int runs, uint32_t *counts) {
  enum { GUIDES = 4096, GUIDE_SHIFT = 20 };
  static double kept[MOST_CELLS];
  static int cell_of[MOST_CELLS];
  static uint32_t ends[MOST_CELLS], drawn[MOST_CELLS];
  static uint16_t guide[GUIDES];
  double all = 0;
  for (int cell = 0; cell < size * size; cell++) all += weights[cell];
  double least = all * (1.0 / 4294967296.0);
  int n = 0;
  for (int margin = 1 - size; margin < size; margin++) {
    int from = margin > 0 ? margin : 0, to = margin < 0 ? size + margin : size;
    for (int home = from; home < to; home++) {
      int cell = home * size + home - margin;
      if (!(weights[cell] > least)) continue;
      cell_of[n] = cell;
      drawn[n] = 0;
      kept[n++] = weights[cell];
    }
  }
  int last = n - 1;
  double sum = 0, whole = 0;
  for (int i = 0; i < n; i++) whole += kept[i];
  for (int i = 0; i < last; i++) {
    sum += kept[i];
    ends[i] = (uint32_t)fmin(floor(sum / whole * 4294967296.0 + 0.5), 4294967295.0);
  }
  for (int bits = 0, i = 0; bits < GUIDES; bits++) {
    while (i < last && ends[i] <= (uint32_t)bits << GUIDE_SHIFT) i++;
    guide[bits] = (uint16_t)i;
  }
  Generator g = sfc32(seed, 0);
  uint32_t at = next(&g);
  for (int run = 0; run < runs; run++, at += 0x9e3779b9u) {
    int i = guide[at >> GUIDE_SHIFT];
    while (i < last && at >= ends[i]) i++;
    drawn[i] += 1;
  }
  for (int i = 0; i < n; i++) counts[cell_of[i]] = drawn[i];
}

/* One program's command line: seed, runs, least processor time in ms, inputs in the order of their model's header. */
typedef void (*Play)(const double *inputs, uint32_t seed, int runs, uint32_t *counts);

/*
 * Prints the milliseconds of processor time of a repetition, each with a seed of its own so that no branch is
 * learned by heart, then the cells that came up with the seed asked for: "home away count".
 */
static int bench(int argc, char **argv, int wanted, int size, Play play) {
  if (argc != 4 + wanted) {
    fprintf(stderr, "expected %d inputs, got %d\n", wanted, argc - 4);
    return 1;
  }
  uint32_t seed = (uint32_t)strtoul(argv[1], NULL, 10);
  int runs = atoi(argv[2]);
  double least = strtod(argv[3], NULL);
  double *inputs = malloc((size_t)wanted * sizeof(double));
  for (int i = 0; i < wanted; i++) inputs[i] = strtod(argv[4 + i], NULL);
  uint32_t *counts = malloc((size_t)(size * size) * sizeof(uint32_t));
  fill_powers();
  fill_steps();
  clock_t start = clock();
  double spent = 0;
  int repetitions = 0;
  do {
    repetitions += 1;
    memset(counts, 0, (size_t)(size * size) * sizeof(uint32_t));
    play(inputs, seed + (uint32_t)repetitions, runs, counts);
    spent = (double)(clock() - start) / CLOCKS_PER_SEC * 1e3;
  } while (spent < least);
  printf("%.6f\n", spent / repetitions);
  memset(counts, 0, (size_t)(size * size) * sizeof(uint32_t));
  play(inputs, seed, runs, counts);
  for (int cell = 0; cell < size * size; cell++) {
    if (counts[cell] > 0) printf("%d %d %u\n", cell / size, cell % size, counts[cell]);
  }
  free(inputs);
  free(counts);
  return 0;
}
