/* The hockey model (src/engine/hockey) in C: the bench's yardstick. Same inputs and seed, same counts. */
#include "reference.h"

enum { MOST = 61 };

typedef struct {
  double ratio_sd, empty_net[2], equaliser;
} Game;

typedef struct {
  double total, log_ratio;
} Rates;

static double home_share(double log_ratio) { return 1 / (1 + own_exp(-log_ratio)); }

typedef struct {
  double home_win, added;
} Outcome;

static Outcome outcome_of(const Game *game, Rates rates) {
  double home_win = 0, all_level = 0, by_one = 0, all_by_two = 0;
  double home_counts[MOST], away_counts[MOST];
  for (int step = 0; step < STEPS; step++) {
    double share = home_share(rates.log_ratio + game->ratio_sd * normal_steps[step]);
    int reach = poisson_counts(home_counts, MOST, rates.total * share);
    int away_reach = poisson_counts(away_counts, MOST, rates.total * (1 - share));
    if (away_reach > reach) reach = away_reach;
    double up = 0, level = 0, up_by_one = 0, down_by_one = 0, by_two = 0, away_below = 0;
    double home1 = 0, home2 = 0, away1 = 0, away2 = 0;
    for (int score = 0; score < reach; score++) {
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
  double total, added;
} AtTotal;

static double home_win_at(double log_ratio, void *of) {
  AtTotal *at = of;
  Outcome outcome = outcome_of(at->game, (Rates){at->total, log_ratio});
  at->added = outcome.added;
  return outcome.home_win;
}

static Rates rates_for(const Game *game, double home_win, double expected_total) {
  Rates rates = {expected_total, 0.8 * normal_quantile(home_win)};
  double width = 0.2;
  for (int round = 0; round < 3; round++) {
    AtTotal at = {game, rates.total, 0};
    rates.log_ratio = solve_near(home_win_at, &at, home_win, rates.log_ratio, width, -16, 16);
    width /= 10;
    /* The last share asked for was the one that was met. */
    rates.total = expected_total - at.added;
  }
  return rates;
}

static void add_to(double *values, int length, int index, double more) {
  if (index < length) values[index] += more;
}

static int capped(int goals) { return goals < MOST - 1 ? goals : MOST - 1; }

/* hockey/joint.ts */
static void regulation_of(double *weights, double *level_home, const Game *game, Rates rates) {
  double home[MOST + 1] = {0}, away[MOST + 1] = {0};
  memset(weights, 0, MOST * MOST * sizeof(double));
  memset(level_home, 0, MOST * sizeof(double));
  for (int step = 0; step < STEPS; step++) {
    double share = home_share(rates.log_ratio + game->ratio_sd * normal_steps[step]);
    int home_reach = poisson_counts(home, MOST, rates.total * share);
    int reach = poisson_counts(away, MOST, rates.total * (1 - share));
    for (int h = home_reach - 1; h >= 0; h--) {
      double p = home[h] / STEPS;
      for (int a = 0; a < reach; a++) weights[h * MOST + a] += p * away[a];
      double behind = h > 0 ? away[h - 1] : 0;
      add_to(level_home, MOST, h, share * p * (away[h] + game->equaliser * behind));
      add_to(level_home, MOST, h + 1, share * p * game->equaliser * away[h + 1]);
    }
  }
}

static void finish(double *out, const double *regulation, const double *level_home, const Game *game) {
  double level[MOST] = {0};
  memset(out, 0, MOST * MOST * sizeof(double));
  for (int h = 0; h < MOST; h++) {
    for (int a = 0; a < MOST; a++) {
      double weight = regulation[h * MOST + a];
      if (weight == 0) continue;
      int lead = abs(h - a);
      double late = lead == 1 ? game->empty_net[0] : lead == 2 ? game->empty_net[1] : 0;
      double drawn = lead == 0 ? 1 : lead == 1 ? game->equaliser : 0;
      out[h * MOST + a] += fmax(1 - late - drawn, 0) * weight;
      out[capped(h > a ? h + 1 : h) * MOST + capped(a > h ? a + 1 : a)] += late * weight;
      add_to(level, MOST, h > a ? h : a, drawn * weight);
    }
  }
  for (int goals = 0; goals < MOST; goals++) {
    out[capped(goals + 1) * MOST + goals] += level_home[goals];
    out[goals * MOST + capped(goals + 1)] += fmax(level[goals] - level_home[goals], 0);
  }
}

static void play(const double *inputs, uint32_t seed, int runs, uint32_t *counts) {
  static double regulation[MOST * MOST], level_home[MOST], weights[MOST * MOST];
  double expected_total = inputs[1];
  Game game = {inputs[2] / (expected_total / 2), {inputs[3], inputs[4]}, inputs[5]};
  Rates rates = rates_for(&game, inputs[0], expected_total);
  regulation_of(regulation, level_home, &game, rates);
  finish(weights, regulation, level_home, &game);
  draw_game(weights, MOST, seed, runs, counts);
}

/* Inputs: homeWin expectedTotal ratingSd emptyNet[0] emptyNet[1] equaliser */
int main(int argc, char **argv) { return bench(argc, argv, 6, MOST, play); }
