/* The soccer model (src/engine/soccer/joint.ts) in C: the bench's yardstick. Same inputs and seed, same counts. */
#include "reference.h"

enum { SCORES = 31 };

typedef struct {
  double rates[STEPS], counts[SCORES];
} Goals;

static void goals_of(Goals *side, double rate, double log_sd) {
  double *rates = side->rates, sum = 0;
  for (int step = 0; step < STEPS; step++) sum += rates[step] = own_exp(log_sd * normal_steps[step]);
  for (int step = 0; step < STEPS; step++) {
    double value = (rate * STEPS * rates[step]) / sum;
    rates[step] = value < 12 ? value : 12;
  }
  memset(side->counts, 0, sizeof side->counts);
  double one[SCORES], left = 1;
  for (int step = 0; step < STEPS; step++) {
    poisson_counts(one, SCORES, rates[step]);
    for (int goals = 0; goals < SCORES - 1; goals++) side->counts[goals] += one[goals] / STEPS;
  }
  for (int goals = 0; goals < SCORES - 1; goals++) left -= side->counts[goals];
  side->counts[SCORES - 1] = fmax(left, 0);
}

static void add_to(double *weights, int home, int away, double weight) {
  int cell = home * SCORES + away;
  weights[cell] = fmax(weights[cell] + weight, 0);
}

static void move_lowest(double *weights, const Goals *home, const Goals *away, double rho) {
  double from_nil = 0, from_one = 0;
  for (int i = 0; i < STEPS; i++) {
    double h = home->rates[i];
    double nil = own_exp(-h) / (STEPS * STEPS);
    for (int j = 0; j < STEPS; j++) {
      double a = away->rates[j];
      double both = nil * own_exp(-a);
      if (rho > 0) {
        from_nil += fmin(rho * h * a, 1) * both;
        from_one += rho * both * h * a;
      } else {
        from_nil -= fmin(-rho * a, 1) * both * h;
        from_one -= fmin(-rho * h, 1) * both * a;
      }
    }
  }
  add_to(weights, 0, 0, -from_nil);
  add_to(weights, 1, 0, from_nil);
  add_to(weights, 1, 1, -from_one);
  add_to(weights, 0, 1, from_one);
}

static int capped(int goals) { return goals < SCORES - 1 ? goals : SCORES - 1; }

static void ease(double *out, const double *weights, double easing) {
  memset(out, 0, SCORES * SCORES * sizeof(double));
  for (int h = 0; h < SCORES; h++) {
    for (int a = 0; a < SCORES; a++) {
      double weight = weights[h * SCORES + a];
      int clear = abs(h - a) > 1;
      out[h * SCORES + a] += clear ? (1 - easing) * weight : weight;
      if (!clear) continue;
      out[(h > a ? h - 1 : h) * SCORES + (h > a ? a : a - 1)] += (easing / 2) * weight;
      out[capped(h > a ? h : h + 1) * SCORES + capped(h > a ? a + 1 : a)] += (easing / 2) * weight;
    }
  }
}

static void play(const double *inputs, uint32_t seed, int runs, uint32_t *counts) {
  static double weights[SCORES * SCORES], eased[SCORES * SCORES];
  Goals home, away;
  double rho = inputs[4], easing = inputs[5];
  goals_of(&home, inputs[0], inputs[2]);
  goals_of(&away, inputs[1], inputs[3]);
  for (int h = 0; h < SCORES; h++) {
    for (int a = 0; a < SCORES; a++) weights[h * SCORES + a] = home.counts[h] * away.counts[a];
  }
  move_lowest(weights, &home, &away, rho);
  if (easing > 0) ease(eased, weights, easing);
  draw_game(easing > 0 ? eased : weights, SCORES * SCORES, seed, runs, counts);
}

/* Inputs: homeRate awayRate homeLogSd awayLogSd rho easing */
int main(int argc, char **argv) { return bench(argc, argv, 6, SCORES, play); }
