/* The soccer model (src/engine/soccer/joint.ts) in C: the bench's yardstick. Same inputs and seed, same counts. */
#include "reference.h"

enum { SCORES = 31 };

/* quadrature.ts, soccer/goalCounts.ts */
static const double many_nodes[7][2] = {
    {-3.750439717725742, 5.48268855972218e-4}, {-2.366759410734541, 3.07571239675865e-2},
    {-1.154405394739968, 0.240123178605013},   {0, 0.457142857142857},
    {1.154405394739968, 0.240123178605013},    {2.366759410734541, 3.07571239675865e-2},
    {3.750439717725742, 5.48268855972218e-4}};

static void add_poisson(double *out, double rate, double weight) {
  double probability = weight * own_exp(-rate);
  for (int goals = 0; goals < SCORES; goals++) {
    out[goals] += probability;
    probability *= rate / (goals + 1);
  }
}

static void fill_counts(double *out, double mean, double log_sd) {
  const double few_nodes[3][2] = {{-sqrt(3), 1.0 / 6}, {0, 2.0 / 3}, {sqrt(3), 1.0 / 6}};
  memset(out, 0, SCORES * sizeof(double));
  if (log_sd == 0) {
    add_poisson(out, mean, 1);
    return;
  }
  double median = mean * own_exp((-log_sd * log_sd) / 2);
  int few = log_sd <= 0.15;
  for (int i = 0; i < (few ? 3 : 7); i++) {
    const double *node = few ? few_nodes[i] : many_nodes[i];
    add_poisson(out, median * own_exp(log_sd * node[0]), node[1]);
  }
}

/* soccer/easing.ts */
static double moved(double home_rate, double away_rate, const double *inputs) {
  double home[SCORES], away[SCORES];
  fill_counts(home, home_rate, inputs[2]);
  fill_counts(away, away_rate, inputs[3]);
  double leads = 0, home_below = 0, away_below = 0;
  for (int goals = 2; goals < SCORES; goals++) {
    home_below += home[goals - 2];
    away_below += away[goals - 2];
    leads += home[goals] * away_below - away[goals] * home_below;
  }
  return (inputs[5] / 2) * leads;
}

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
    int reach = poisson_counts(one, SCORES, rates[step]);
    for (int goals = 0; goals < reach; goals++) side->counts[goals] += one[goals];
  }
  for (int goals = 0; goals < SCORES - 1; goals++) left -= side->counts[goals] /= STEPS;
  side->counts[SCORES - 1] = fmax(left, 0);
}

static void add_to(double *weights, int home, int away, double weight) {
  int cell = home * SCORES + away;
  weights[cell] = fmax(weights[cell] + weight, 0);
}

typedef struct {
  double nil[STEPS], one, nil_lost;
} Low;

static void low_of(Low *low, const Goals *side, double rho) {
  low->one = low->nil_lost = 0;
  for (int step = 0; step < STEPS; step++) {
    double rate = side->rates[step];
    low->nil[step] = own_exp(-rate) / STEPS;
    low->one += low->nil[step] * rate;
    low->nil_lost += low->nil[step] * fmin(-rho * rate, 1);
  }
}

static void move_lowest(double *weights, const Goals *home, const Goals *away, double rho) {
  Low h, a;
  low_of(&h, home, rho);
  low_of(&a, away, rho);
  double from_nil = -h.one * a.nil_lost, from_one = -h.nil_lost * a.one;
  if (rho > 0) {
    from_one = rho * h.one * a.one;
    from_nil = 0;
    for (int i = 0; i < STEPS; i++) {
      double x = home->rates[i];
      double nil = own_exp(-x) / STEPS;
      for (int j = 0; j < STEPS; j++) {
        from_nil += fmin(rho * x * away->rates[j], 1) * nil * a.nil[j];
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

/* joint/tightened.ts: sums by result, home, level, away */
typedef struct {
  double all[3], margin[3], total[3], margins[3], totals[3], both[3];
} Moments;

static int result_at(int margin) { return margin > 0 ? 0 : margin < 0 ? 2 : 1; }

static Moments moments_of(const double *weights) {
  Moments m;
  memset(&m, 0, sizeof m);
  for (int home = 0; home < SCORES; home++) {
    for (int away = 0; away < SCORES; away++) {
      double weight = weights[home * SCORES + away];
      int margin = home - away, total = home + away, result = result_at(margin);
      m.all[result] += weight;
      m.margin[result] += weight * margin;
      m.total[result] += weight * total;
      m.margins[result] += weight * margin * margin;
      m.totals[result] += weight * total * total;
      m.both[result] += weight * margin * total;
    }
  }
  return m;
}

typedef struct {
  double margin, total, margins, totals, both;
} Means;

static Means means_of(const Moments *now, const Moments *before) {
  Means out = {0, 0, 0, 0, 0};
  double weight = before->all[0] + before->all[1] + before->all[2];
  for (int result = 0; result < 3; result++) {
    double all = now->all[result];
    if (!(all > 0)) continue;
    double share = before->all[result] / weight;
    double margin = now->margin[result] / all, total = now->total[result] / all;
    out.margin += share * margin;
    out.total += share * total;
    out.margins += share * (now->margins[result] / all - margin * margin);
    out.totals += share * (now->totals[result] / all - total * total);
    out.both += share * (now->both[result] / all - margin * total);
  }
  return out;
}

enum { SPAN = 2 * SCORES - 1 };

static void multiply(double *out, const double *weights, const double *by_margin, const double *by_total) {
  for (int h = 0; h < SCORES; h++) {
    for (int a = 0; a < SCORES; a++) {
      double factor = by_margin[SCORES - 1 + h - a] * by_total[h + a];
      out[h * SCORES + a] = weights[h * SCORES + a] * factor;
    }
  }
}

static void tighten(double *out, const double *weights, double tightness) {
  Moments before = moments_of(weights);
  Means wanted = means_of(&before, &before);
  double bell[SPAN], by_margin[SPAN], by_total[SPAN], apart = 0, together = 0;
  for (int total = 0; total < SPAN; total++) {
    double gap = total - wanted.total;
    bell[total] = own_exp((-tightness * gap * gap) / 2);
  }
  for (int round = 0;; round++) {
    for (int i = 0; i < SPAN; i++) {
      by_margin[i] = own_exp(apart * (i - SCORES + 1));
      by_total[i] = bell[i] * own_exp(together * (i - wanted.total));
    }
    multiply(out, weights, by_margin, by_total);
    Moments moments = moments_of(out);
    Means means = means_of(&moments, &before);
    double margin_miss = wanted.margin - means.margin, total_miss = wanted.total - means.total;
    if (fabs(margin_miss) + fabs(total_miss) < 1e-9 || round == 30) {
      for (int i = 0; i < SPAN; i++) {
        int result = result_at(i - SCORES + 1);
        if (moments.all[result] > 0)
          by_margin[i] = (by_margin[i] * before.all[result]) / moments.all[result];
      }
      multiply(out, weights, by_margin, by_total);
      return;
    }
    double determinant = means.margins * means.totals - means.both * means.both;
    if (!(determinant > 0)) return;
    apart += (means.totals * margin_miss - means.both * total_miss) / determinant;
    together += (means.margins * total_miss - means.both * margin_miss) / determinant;
  }
}

static void play(const double *inputs, uint32_t seed, int runs, uint32_t *counts) {
  static double weights[SCORES * SCORES], eased[SCORES * SCORES], tight[SCORES * SCORES];
  Goals home, away;
  double rho = inputs[4], easing = inputs[5];
  double goals = 0;
  for (int round = 0; easing > 0 && round < 8; round++)
    goals = moved(inputs[0] + goals, inputs[1] - goals, inputs);
  goals_of(&home, inputs[0] + goals, inputs[2]);
  goals_of(&away, inputs[1] - goals, inputs[3]);
  for (int h = 0; h < SCORES; h++) {
    for (int a = 0; a < SCORES; a++) weights[h * SCORES + a] = home.counts[h] * away.counts[a];
  }
  move_lowest(weights, &home, &away, rho);
  if (easing > 0) ease(eased, weights, easing);
  const double *table = easing > 0 ? eased : weights;
  if (inputs[6] > 0) tighten(tight, table, inputs[6]);
  draw_game(inputs[6] > 0 ? tight : table, SCORES, seed, runs, counts);
}

/* Inputs: homeRate awayRate homeLogSd awayLogSd rho easing tightness */
int main(int argc, char **argv) { return bench(argc, argv, 7, SCORES, play); }
