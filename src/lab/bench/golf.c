/* The golf model (src/engine/golf) in C, without groups and teams: the bench's yardstick. Same inputs, same counts. */
#include "events.h"

enum { MOST = 400, HEAD = 9, BINS = 11, LOWEST = -25, HIGHEST = 40, UNIT = 720720, SIZE = 6 * (HIGHEST - LOWEST) + 1 };
enum { PLAYING, MISSED_CUT, WITHDREW, LEFT };

/* Inputs: players rounds cutAfter (0: none) cutPlaces cutWithin roundSd par withdrawal upset, then skill and sd of each.
   Counts of each player: wins, 3 tops, 3 heats, cuts, leads, lead heats, rounds, strokes, bins. */
enum { COLUMNS = 12 + BINS };
static int counted(const double *inputs) { return COLUMNS * (int)inputs[0]; }

static int players_at[SIZE], place_of[SIZE];

static void rank(int count, const int *state, const int *total, int offset, int size) {
  memset(players_at, 0, (size_t)size * sizeof(int));
  for (int i = 0; i < count; i++)
    if (state[i] == PLAYING) players_at[total[i] + offset] += 1;
  int before = 1;
  for (int at = 0; at < size; at++) {
    place_of[at] = before;
    before += players_at[at];
  }
}

static int score_at(int k, int offset, int size) {
  int seen = 0, last = 0;
  for (int at = 0; at < size; at++) {
    if (players_at[at] == 0) continue;
    seen += players_at[at];
    last = at - offset;
    if (seen >= k) break;
  }
  return last;
}

static void play(const double *inputs, uint32_t seed, int runs, double *counts) {
  int count = (int)inputs[0], rounds = (int)inputs[1], after = (int)inputs[2];
  int offset = -rounds * LOWEST, size = rounds * (HIGHEST - LOWEST) + 1;
  double round_sd = inputs[5], par = inputs[6], withdrawal = inputs[7], upset_share = inputs[8];
  double skill[MOST], splits[MOST + 1];
  int state[MOST], total[MOST], bins[MOST + 1];
  uint32_t bits[MOST];
  static const int ends[] = {1, 3, 5, 10, 20, 30, 40, 50}, tops[] = {5, 10, 20};
  double *wins = counts, *top = wins + count, *heat = top + 3 * count, *cuts = heat + 3 * count;
  double *leads = cuts + count, *lead_heat = leads + count, *played = lead_heat + count;
  double *strokes = played + count, *positions = strokes + count;
  for (int k = 0; k <= count; k++) {
    splits[k] = floor((double)UNIT / (k > 1 ? k : 1));
    bins[k] = 0;
    while (bins[k] < 8 && k > ends[bins[k]]) bins[k] += 1;
  }
  for (int block = 0; block * BLOCK_RUNS < runs; block++) {
    Generator g = sfc32(seed, (uint32_t)block);
    int left = runs - block * BLOCK_RUNS;
    for (int run = 0; run < (left < BLOCK_RUNS ? left : BLOCK_RUNS); run++) {
      int upset = upset_share > 0 && unit(next(&g)) < upset_share;
      int in = count;
      for (int i = 0; i < count; i++) {
        const double *given = inputs + HEAD + 2 * i;
        double drawn = given[0] + given[1] * normal_of(next(&g));
        skill[i] = upset ? 0 : drawn;
        state[i] = PLAYING;
        total[i] = 0;
      }
      for (int round = 0; round < rounds; round++) {
        double base = par + unit(next(&g));
        for (int i = 0; i < count; i++) bits[i] = next(&g);
        for (int i = 0; i < count; i++) {
          if (state[i] != PLAYING) continue;
          double exact = floor(base - skill[i] + round_sd * normal_of(bits[i]));
          int score = exact < LOWEST ? LOWEST : exact > HIGHEST ? HIGHEST : (int)exact;
          total[i] += score;
          played[i] += 1;
          strokes[i] += score;
        }
        if (round == 0) {
          int best = total[0], tied = 0;
          for (int i = 0; i < count; i++) {
            if (total[i] < best) {
              best = total[i];
              tied = 1;
            } else if (total[i] == best) tied += 1;
          }
          for (int i = 0; i < count; i++) {
            if (total[i] != best) continue;
            leads[i] += 1;
            lead_heat[i] += splits[tied];
          }
        }
        if (after > 0 && round + 1 == after) {
          rank(count, state, total, offset, size);
          int line = score_at((int)inputs[3], offset, size);
          int shot = score_at(1, offset, size) + (int)inputs[4];
          if (inputs[4] > 0 && shot > line) line = shot;
          for (int i = 0; i < count; i++) {
            if (state[i] != PLAYING || total[i] <= line) continue;
            state[i] = MISSED_CUT;
            in -= 1;
          }
        }
        if (round + 1 < rounds && withdrawal != 0) {
          for (int i = 0; i < count; i++) bits[i] = next(&g);
          for (int i = 0; i < count; i++) {
            if (state[i] != PLAYING || in == 1 || unit(bits[i]) >= withdrawal) continue;
            state[i] = after > 0 && round + 1 >= after ? LEFT : WITHDREW;
            in -= 1;
          }
        }
      }
      rank(count, state, total, offset, size);
      int best = score_at(1, offset, size), tied = players_at[best + offset];
      int skip = tied > 1 ? (int)floor(unit(next(&g)) * tied) : 0, winner = 0;
      for (int i = 0; i < count; i++) {
        if (state[i] != PLAYING || total[i] != best) continue;
        if (skip-- == 0) {
          winner = i;
          break;
        }
      }
      wins[winner] += 1;
      for (int i = 0; i < count; i++) {
        if (state[i] != PLAYING) {
          if (after > 0 && state[i] == LEFT) cuts[i] += 1;
          positions[i * BINS + (state[i] == MISSED_CUT ? BINS - 2 : BINS - 1)] += 1;
          continue;
        }
        cuts[i] += 1;
        int place = place_of[total[i] + offset], level = players_at[total[i] + offset];
        positions[i * BINS + bins[place == 1 && i != winner ? 2 : place]] += 1;
        for (int n = 2; n >= 0 && place <= tops[n]; n--) {
          top[n * count + i] += 1;
          heat[n * count + i] +=
              place + level - 1 <= tops[n] ? UNIT : splits[level] * (tops[n] - place + 1);
        }
      }
    }
  }
}

int main(int argc, char **argv) { return bench_event(argc, argv, counted, play); }
