/* The hockey model (src/engine/hockey/model.ts) in C: the bench's yardstick. Same inputs and seed, same counts. */
#include "reference.h"

enum { MOST = 61 };

typedef struct {
  double ratio_sd, empty_net[2], equaliser;
} Game;

typedef struct {
  double total, log_ratio;
} Rates;

static double home_share(double log_ratio) { return 1 / (1 + own_exp(-log_ratio)); }

static void poisson_counts(double *out, double mean) {
  double probability = own_exp(-mean);
  for (int k = 0; k < MOST; k++) {
    out[k] = probability;
    probability *= mean / (k + 1);
  }
}

typedef struct {
  double home_win, added;
} Outcome;

static Outcome outcome_of(const Game *game, Rates rates) {
  double home_win = 0, all_level = 0, by_one = 0, all_by_two = 0;
  double home_counts[MOST], away_counts[MOST];
  for (int step = 0; step < STEPS; step++) {
    double share = home_share(rates.log_ratio + game->ratio_sd * normal_steps[step]);
    poisson_counts(home_counts, rates.total * share);
    poisson_counts(away_counts, rates.total * (1 - share));
    double up = 0, level = 0, up_by_one = 0, down_by_one = 0, by_two = 0, away_below = 0;
    double home1 = 0, home2 = 0, away1 = 0, away2 = 0;
    for (int score = 0; score < MOST; score++) {
      double h = home_counts[score], a = away_counts[score];
      up += h * away_below;
      level += h * a;
      up_by_one += h * away1;
      down_by_one += a * home1;
      by_two += h * away2 + a * home2;
      away_below += a;
      home2 = home1;
      home1 = h;
      away2 = away1;
      away1 = a;
    }
    double drawn = level + game->equaliser * (up_by_one + down_by_one);
    home_win += up - game->equaliser * up_by_one + drawn * share;
    all_level += level;
    by_one += up_by_one + down_by_one;
    all_by_two += by_two;
  }
  home_win /= STEPS;
  all_level /= STEPS;
  by_one /= STEPS;
  all_by_two /= STEPS;
  double extra = all_level + game->equaliser * by_one;
  double late = by_one * (game->equaliser + game->empty_net[0]) + all_by_two * game->empty_net[1];
  return (Outcome){home_win, extra * 1 + late};
}

typedef struct {
  const Game *game;
  double total;
} AtTotal;

static double home_win_at(double log_ratio, void *of) {
  const AtTotal *at = of;
  return outcome_of(at->game, (Rates){at->total, log_ratio}).home_win;
}

static Rates rates_for(const Game *game, double home_win, double expected_total) {
  Rates rates = {expected_total, 0};
  for (int round = 0; round < 3; round++) {
    AtTotal at = {game, rates.total};
    rates.log_ratio = solve_probability(home_win_at, &at, home_win, -8, 8);
    rates.total = expected_total - outcome_of(game, rates).added;
  }
  return rates;
}

static void play(const double *inputs, uint32_t seed, int runs, uint32_t *counts) {
  double expected_total = inputs[1];
  Game game = {inputs[2] / (expected_total / 2), {inputs[3], inputs[4]}, inputs[5]};
  Rates rates = rates_for(&game, inputs[0], expected_total);
  double by_one = game.empty_net[0], by_two = game.empty_net[1];
  double by_one_or_level = by_one + game.equaliser;
  static double shares[STEPS];
  static uint32_t home_goals[STEPS][MOST], away_goals[STEPS][MOST];
  double probabilities[MOST];
  for (int step = 0; step < STEPS; step++) {
    double share = home_share(rates.log_ratio + game.ratio_sd * normal_steps[step]);
    shares[step] = share;
    poisson_counts(probabilities, rates.total * share);
    set_limits(home_goals[step], probabilities, MOST);
    poisson_counts(probabilities, rates.total * (1 - share));
    set_limits(away_goals[step], probabilities, MOST);
  }
  for (int block = 0; block * BLOCK_RUNS < runs; block++) {
    Generator g = sfc32(seed, (uint32_t)block);
    int left = runs - block * BLOCK_RUNS;
    for (int run = 0; run < (left < BLOCK_RUNS ? left : BLOCK_RUNS); run++) {
      uint32_t bits[5];
      for (int i = 0; i < 5; i++) bits[i] = next(&g);
      int step = (int)(bits[0] >> 26);
      int home = draw(home_goals[step], bits[1]);
      int away = draw(away_goals[step], bits[2]);
      int lead = home - away;
      double late = unit(bits[3]);
      if (lead == 1 || lead == -1) {
        if (late < by_one_or_level) {
          if ((late < by_one) == (lead > 0)) home += 1;
          else away += 1;
        }
      } else if ((lead == 2 || lead == -2) && late < by_two) {
        if (lead > 0) home += 1;
        else away += 1;
      }
      if (home == away) {
        if (unit(bits[4]) < shares[step]) home += 1;
        else away += 1;
      }
      if (home > MOST - 1) home = MOST - 1;
      if (away > MOST - 1) away = MOST - 1;
      counts[home * MOST + away] += 1;
    }
  }
}

/* Inputs: homeWin expectedTotal ratingSd emptyNet0 emptyNet1 equaliser */
int main(int argc, char **argv) { return bench(argc, argv, 6, MOST, play); }
