/* The soccer model (src/engine/soccer/model.ts) in C: the bench's yardstick. Same inputs and seed, same counts. */
#include "reference.h"

enum { SCORES = 31 };

/* scoring/distributions.ts */
static void poisson_counts(double *out, double mean) {
  double probability = own_exp(-mean);
  for (int k = 0; k < SCORES; k++) {
    out[k] = probability;
    probability *= mean / (k + 1);
  }
}

static void uncertain(double *rates, double rate, double log_sd) {
  double sum = 0;
  for (int step = 0; step < STEPS; step++) sum += rates[step] = own_exp(log_sd * normal_steps[step]);
  for (int step = 0; step < STEPS; step++) {
    double value = (rate * STEPS * rates[step]) / sum;
    rates[step] = value < 12 ? value : 12;
  }
}

static void goal_table(uint32_t limits[STEPS][SCORES], const double *rates) {
  double probabilities[SCORES];
  for (int step = 0; step < STEPS; step++) {
    poisson_counts(probabilities, rates[step]);
    set_limits(limits[step], probabilities, SCORES);
  }
}

static void play(const double *inputs, uint32_t seed, int runs, uint32_t *counts) {
  static double home_rates[STEPS], away_rates[STEPS];
  static double home_terms[STEPS][2], away_terms[STEPS][2];
  static uint32_t home_goals[STEPS][SCORES], away_goals[STEPS][SCORES];
  double rho = inputs[4], easing = inputs[5];
  uncertain(home_rates, inputs[0], inputs[2]);
  uncertain(away_rates, inputs[1], inputs[3]);
  for (int step = 0; step < STEPS; step++) {
    home_terms[step][0] = home_rates[step];
    away_terms[step][0] = away_rates[step];
    home_terms[step][1] = away_terms[step][1] = -1;
  }
  goal_table(home_goals, home_rates);
  goal_table(away_goals, away_rates);
  for (int block = 0; block * BLOCK_RUNS < runs; block++) {
    Generator g = sfc32(seed, (uint32_t)block);
    int left = runs - block * BLOCK_RUNS;
    for (int run = 0; run < (left < BLOCK_RUNS ? left : BLOCK_RUNS); run++) {
      uint32_t bits[4];
      for (int i = 0; i < 4; i++) bits[i] = next(&g);
      int for_home = (int)(bits[0] >> 26), for_away = (int)(bits[0] & 63);
      int home = draw(home_goals[for_home], bits[1]);
      int away = draw(away_goals[for_away], bits[2]);
      if (home < 2 && away < 2) {
        if (unit(bits[3]) < rho * home_terms[for_home][home] * away_terms[for_away][away])
          home = 1 - home;
      } else if (home - away > 1) {
        double u = unit(bits[3]);
        if (u < easing / 2) home -= 1;
        else if (u < easing) away += 1;
      } else if (away - home > 1) {
        double u = unit(bits[3]);
        if (u < easing / 2) away -= 1;
        else if (u < easing) home += 1;
      }
      if (home > SCORES - 1) home = SCORES - 1;
      if (away > SCORES - 1) away = SCORES - 1;
      counts[home * SCORES + away] += 1;
    }
  }
}

/* Inputs: homeRate awayRate homeLogSd awayLogSd rho easing */
int main(int argc, char **argv) { return bench(argc, argv, 6, SCORES, play); }
