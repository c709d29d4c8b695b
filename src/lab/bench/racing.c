/* The racing models (src/engine/racing) in C: the bench's yardstick. Same inputs and seed, same counts. */
#include "events.h"

enum { MOST_CARS = 60, HEAD = 7, PER_CAR = 5, STAGES = 2 };

/* Inputs: stockcar cars teams teamSd gridOpen gridPull fastestLap, then of each car strength strengthSd retirement
   qualifying team. Counts: places, ahead, retired, poles, fastest laps, leaders of both stages. */
static int counted(const double *inputs) {
  int cars = (int)inputs[1];
  return 2 * cars * cars + (3 + STAGES) * cars;
}

static void play(const double *inputs, uint32_t seed, int runs, double *counts) {
  int stockcar = (int)inputs[0], cars = (int)inputs[1], teams = (int)inputs[2];
  double team_sd = inputs[3], pull = inputs[4] != 0 ? inputs[5] : 0, fresh = sqrt(1 - pull * pull);
  int grid_open = !stockcar && inputs[4] != 0, fastest_lap = !stockcar && inputs[6] != 0;
  double strength[MOST_CARS], own_sd[MOST_CARS], retirement[MOST_CARS], qualifying[MOST_CARS];
  int team[MOST_CARS], by_strength[MOST_CARS], order[MOST_CARS];
  double performance[MOST_CARS], lasted[MOST_CARS], luck[MOST_CARS], before[MOST_CARS] = {0}, shared[MOST_CARS];
  static int overtaken[MOST_CARS * MOST_CARS];
  memset(overtaken, 0, sizeof overtaken);
  double *places = counts, *ahead = places + cars * cars, *retired = ahead + cars * cars;
  double *poles = retired + cars, *fastest = poles + cars, *led = fastest + cars;
  static const double ends[STAGES] = {0.25, 0.5}, pulls[STAGES] = {0.2, 0.3};
  for (int car = 0; car < cars; car++) {
    const double *given = inputs + HEAD + PER_CAR * car;
    strength[car] = given[0];
    own_sd[car] = sqrt(1 - team_sd * team_sd + given[1] * given[1]);
    retirement[car] = given[2];
    qualifying[car] = given[3];
    team[car] = (int)given[4];
    int at = car;
    while (at > 0 && strength[by_strength[at - 1]] < strength[car]) {
      by_strength[at] = by_strength[at - 1];
      at -= 1;
    }
    by_strength[at] = car;
  }
  for (int block = 0; block * BLOCK_RUNS < runs; block++) {
    Generator g = sfc32(seed, (uint32_t)block);
    int left = runs - block * BLOCK_RUNS;
    for (int run = 0; run < (left < BLOCK_RUNS ? left : BLOCK_RUNS); run++) {
      if (grid_open) {
        int pole = 0;
        double best = -INFINITY;
        for (int car = 0; car < cars; car++) {
          before[car] = normal_of(next(&g));
          double pace = qualifying[car] + before[car];
          if (pace > best) {
            best = pace;
            pole = car;
          }
        }
        poles[pole] += 1;
      }
      for (int at = 0; at < teams; at++) shared[at] = normal_of(next(&g));
      for (int car = 0; car < cars; car++) {
        double own = pull * before[car] + fresh * normal_of(next(&g));
        luck[car] = own;
        double chance = unit(next(&g));
        double share = chance < retirement[car] ? chance / retirement[car] : 1;
        lasted[car] = share;
        performance[car] = share < 1
                               ? -10000 + share
                               : strength[car] + own_sd[car] * own + team_sd * shared[team[car]];
      }
      for (int place = 0; place < cars; place++) {
        int car = by_strength[place], at = place;
        while (at > 0 && performance[order[at - 1]] < performance[car]) {
          overtaken[order[at - 1] * cars + car] += 1;
          order[at] = order[at - 1];
          at -= 1;
        }
        order[at] = car;
      }
      for (int place = 0; place < cars; place++) places[order[place] * cars + place] += 1;
      if (fastest_lap) {
        int best = -1;
        double most = -INFINITY;
        for (int place = 0; place < cars; place++) {
          int car = order[place];
          if (lasted[car] < 1) break;
          double pace = strength[car] +
                        own_sd[car] * (0.5 * luck[car] + sqrt(1 - 0.25) * normal_of(next(&g)));
          if (pace > most) {
            best = car;
            most = pace;
          }
        }
        if (best >= 0) fastest[best] += 1;
      }
      for (int stage = 0; stockcar && stage < STAGES; stage++) {
        double with = pulls[stage], without = sqrt(1 - with * with), most = -INFINITY;
        int leader = -1;
        for (int car = 0; car < cars; car++) {
          if (lasted[car] < ends[stage]) continue;
          double running = strength[car] + own_sd[car] * (with * luck[car] + without * normal_of(next(&g)));
          if (running > most) {
            leader = car;
            most = running;
          }
        }
        if (leader >= 0) led[stage * cars + leader] += 1;
      }
      for (int car = 0; car < cars; car++) retired[car] += lasted[car] < 1;
    }
  }
  for (int place = 0; place < cars; place++) {
    for (int behind = place + 1; behind < cars; behind++) {
      int one = by_strength[place], other = by_strength[behind];
      ahead[one * cars + other] = runs - overtaken[one * cars + other];
      ahead[other * cars + one] = overtaken[one * cars + other];
    }
  }
}

int main(int argc, char **argv) { return bench_event(argc, argv, counted, play); }
