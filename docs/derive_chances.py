"""python3 derive_chances.py ledger.jsonl: works out the chances in each recipe from what the model knew, by the rules of origin.md."""
import json, math, statistics, sys
NORMAL = statistics.NormalDist()
def inside(p): return min(max(p, 0.001), 0.999)
def quantile(p): return NORMAL.inv_cdf(inside(p))
def moved(share, own, weight):  # part of the way from the books' share to ours
    return share if weight == 0 else NORMAL.cdf(quantile(share) + weight * (quantile(own) - quantile(share)))
def chances(o):  # the chances that follow from an origin, before rounding
    margin, weights, market = math.fsum(o["parts"].values()), o["weights"], o.get("market")
    own = NORMAL.cdf(o["slope"] * margin / math.sqrt(o["scale"] ** 2 + o["variance"]))
    if market is None: return {"homeWin": own}
    spread, total = market.get("spread"), market.get("total")
    books = market["win"]["home"] if "win" in market else None
    if books is None and spread: books = NORMAL.cdf((o["scoreSd"] * NORMAL.inv_cdf(spread["share"]) - spread["line"]) / o["scale"])
    found = {"homeWin": own}
    if books is not None:
        home, away = (b ** weights["close"] * p ** weights["own"] for b, p in ((books, own), (1 - books, 1 - own)))
        found["homeWin"] = home / (home + away)
    if spread and not (books is not None and abs(spread["line"]) <= 0.5):
        found["spread"] = moved(spread["share"], NORMAL.cdf((margin + spread["line"]) / o["scoreSd"]), weights["margin"])
    if total:
        median = o["total"]["mean"] - o["total"]["bias"]
        found["total"] = moved(total["share"], NORMAL.cdf((median - total["line"]) / o["total"]["scoreSd"]), weights["total"])
    return found
def given(inputs):  # the chances that a game was simulated with
    return {"homeWin": inputs["homeWin"], **{name: line["share"] for name, line in inputs.get("lines", {}).items()}}
def main(path):
    same = passed = 0
    for raw in open(path, encoding="utf-8"):
        line = json.loads(raw)
        recipe = json.loads(line["payload"]).get("prediction", {}).get("recipe", {})
        origin = recipe.get("origin")
        if not origin or origin["kind"] != "margin":
            passed += line["kind"] == "prediction"
            continue
        derived = chances(origin)
        for name, value in given(recipe["inputs"]).items():
            if abs(inside(derived[name]) - value) > 0.0000511:
                sys.exit("line %d: %s is %s, but %.6f follows" % (line["seq"], name, value, derived[name]))
            same += 1
    print("%d chances follow; %d predictions say nothing to derive, or are rated by goals" % (same, passed))
if len(sys.argv) != 2 or sys.argv[1].startswith("-"): sys.exit("Usage: " + __doc__)
main(sys.argv[1])
