"""python3 derive_chances.py ledger.jsonl: works out the chances in each recipe, and how good each of a field is, from what the model knew, by the rules of origin.md."""
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
def logistic(x): return 1 / (1 + math.exp(-x))
def beside(own, o):  # the first of two beside the books
    if "market" not in o: return own
    (a, b), w = ((max(p, 1e-6), max(q, 1e-6)) for p, q in ((o["market"]["a"], own), (o["market"]["b"], 1 - own))), o["weights"]
    a, b = (p ** w["close"] * q ** w["own"] for p, q in (a, b))
    return a / (a + b)
def fight(o):
    a, b = o["ratings"]["a"], o["ratings"]["b"]
    logit = o["per"]["rating"] * (a["mean"] - b["mean"]) / math.sqrt(1 + o["shrink"] * (a["variance"] + b["variance"]))
    logit += math.fsum(o["per"][name] * value for name, value in o["differences"].items())
    return {"winA": beside(logistic(logit * o["spread"] / math.sqrt(1 + math.pi * o["missing"] / 8)), o)}
def match(o):
    def total(side, what): return math.fsum(side[part][what] for part in ("level", "form", "surface"))
    a, b, scale = o["a"], o["b"], o["format"]
    logit = scale * (total(a, "mean") - total(b, "mean")) + a["wear"] - b["wear"] + o["age"]
    variance = total(a, "variance") + total(b, "variance")
    return {"matchWin": beside(logistic(logit / math.sqrt(1 + o["shrink"] * scale ** 2 * variance)), o)}
def tournament(o):
    def mean(values): return math.fsum(values) / len(values)
    skills = [mean([skill + form - handicap for skill, form, handicap, _ in own]) for own in o["players"]]
    found = {"%d skill" % at: skill - mean(skills) for at, skill in enumerate(skills)}
    found.update(("%d sd" % at, math.sqrt(mean([v for _, _, _, v in own]) / len(own))) for at, own in enumerate(o["players"]))
    return found
def race(o):
    cars, w, out, luck = o["cars"], o["weights"], o["retirement"], 0.8 if o["sprint"] else 1
    level = {kind: math.fsum(sum(car[kind][:3]) for car in cars) / len(cars) for kind in ("race", "qualifying")}
    found = {}
    for at, car in enumerate(cars):
        pace, quick = (sum(car[kind][:3]) - level[kind] for kind in ("race", "qualifying"))
        slot, unsure = car["slot"]
        variance = w["race"] ** 2 * car["race"][3] + w["qualifying"] ** 2 * car["qualifying"][3] + w["grid"] ** 2 * unsure
        odds = out["constant"] + out["pace"] * pace + sum(out[name] * sign for name, sign in zip(("type", "team", "driver"), car["retirement"]))
        found["%d strength" % at] = (w["race"] * pace + w["qualifying"] * quick + w["grid"] * slot + car["given"]) / luck
        found["%d strengthSd" % at] = min(math.sqrt(variance), 20) / luck
        found["%d retirement" % at] = logistic(odds) * (100 / 305 if o["sprint"] else 1)
        found["%d qualifying" % at] = o["poleScale"] * quick
    return found
KINDS = {"margin": chances, "fight": fight, "match": match, "tournament": tournament, "race": race}
def given(inputs):  # what a contest was simulated with, of the things that follow
    lines = {name: line["share"] for name, line in inputs.get("lines", {}).items()}
    for each in (inputs.get("players"), inputs.get("entrants")):
        for at, one in enumerate(each or []):
            lines.update(("%d %s" % (at, name), value) for name, value in one.items() if name in FIGURES)
    return {**{name: inputs[name] for name in ("homeWin", "winA", "matchWin") if name in inputs}, **lines}
FIGURES = ("skill", "sd", "strength", "strengthSd", "retirement", "qualifying")
SHARES = ("homeWin", "winA", "matchWin", "spread", "total")
def main(path):
    same = passed = 0
    for raw in open(path, encoding="utf-8"):
        line = json.loads(raw)
        recipe = json.loads(line["payload"]).get("prediction", {}).get("recipe", {})
        origin = recipe.get("origin")
        if not origin or origin["kind"] not in KINDS:
            passed += line["kind"] == "prediction"
            continue
        derived = KINDS[origin["kind"]](origin)
        digits = 0.000511 if origin["kind"] == "tournament" else 0.0000511
        for name, value in given(recipe["inputs"]).items():
            found = inside(derived[name]) if name in SHARES else derived[name]
            if abs(found - value) > digits:
                sys.exit("line %d: %s is %s, but %.6f follows" % (line["seq"], name, value, found))
            same += 1
    print("%d figures follow; %d predictions say nothing to derive, or are rated by goals" % (same, passed))
if len(sys.argv) != 2 or sys.argv[1].startswith("-"): sys.exit("Usage: " + __doc__)
main(sys.argv[1])
