"""python3 recompute_record.py ledger.jsonl [--against record.json]: every figure of the track record from the ledger's file alone,
by the rules of settlement.md. Prints them as JSON; with --against, how the file from /api/record.json differs. Python 3.11 or later.
Run verify_ledger.py first: it says whether the file is the ledger. Not on the ledger, so not here: ESPN's chances (`figures.espn`,
`espnProbability`), the moves of lines (`moves`), and names in their newest spelling (`name`, `pick`, `opponent`)."""
import datetime, json, math, sys
MARKETS = ["moneyline", "spread", "total", "method", "setScore", "outright"]
OUTCOMES = ["win", "halfWin", "push", "halfLoss", "loss", "void"]
CAUSES = ["calledOff", "calledEarly", "swapped", "notAsPicked", "neverTold"]
PART = {"win": 1, "halfWin": 0.5, "push": 0, "halfLoss": 0.5, "loss": 1, "void": 0}
Z, LEAST, TOLERANCE = 1.959963984540054, 1e-6, 1e-9
SOCCER = {"MLS": "MLS", "EPL": "Premier League", "LaLiga": "La Liga", "Bundesliga": "Bundesliga", "SerieA": "Serie A"}
TEAMS = {"NFL": "NFL", "NBA": "NBA", "WNBA": "WNBA", "MLB": "MLB", "NHL": "NHL", "NCAAF": "College Football",
         "NCAAB": "College Basketball", **SOCCER}
SPORTS = {"UFC": "UFC", "Boxing": "Boxing", "ATP": "Tennis", "WTA": "Tennis", "F1": "Formula 1", "NASCAR-Cup": "NASCAR",
          "NASCAR-Xfinity": "NASCAR", "NASCAR-Truck": "NASCAR"}
def label(league): return TEAMS.get(league) or SPORTS.get(league, "Golf")
def total(values):  # from the first to the last: another order, or a sum that makes up for rounding, changes the last digits
    so_far = 0
    for value in values: so_far += value
    return so_far
def grouped(items, key):
    groups = {}
    for item in items: groups.setdefault(key(item), []).append(item)
    return groups
def without_none(v): return {name: one for name, one in v.items() if one is not None}

# Settlement: settlement.md, rule 1.
def beyond(points):
    if points == 0: return "push"
    if abs(points) == 0.25: return "halfWin" if points > 0 else "halfLoss"
    return "win" if points > 0 else "loss"
def settle_game(league, said, ended, market, pick, line):  # said: the sides of the graded line; ended: score, sides, calledAfter
    score, sides, played = ended.get("score"), ended.get("sides") or {}, ended.get("calledAfter")
    if score is None or said == {"home": sides.get("away"), "away": sides.get("home")}: return "void"
    margin = score["home"] - score["away"]
    if played is not None and not (league == "MLB" and market == "moneyline" and played >= (4.5 if margin > 0 else 5)): return "void"
    if market == "total":
        over = score["home"] + score["away"] - line
        return beyond(over if pick == "over" else -over)
    own = margin if pick == "home" else -margin
    if market == "spread": return beyond(own + line)
    if pick == "draw": return "win" if margin == 0 else "loss"
    if margin == 0: return "loss" if league in SOCCER else "push"
    return "win" if own > 0 else "loss"
def settle_part(names, ended, market, pick, how):  # names: the two of the prediction, None of a field; ended as in the grade
    if ended is None: return "void"
    if names is None: return "win" if ended["winner"] == pick else "loss" if ended["started"] else "void"
    met = ended["names"]
    if met[0] == met[1] or not set(met) <= set(names) or pick not in met: return "void"
    winner = ended["winner"]
    if ended["contest"] == "bout":
        if winner == "noContest": return "void"
        if market == "moneyline": return "push" if winner == "draw" else "win" if winner == pick else "loss"
        if winner == "draw": return "loss"
        if ended["method"] in (None, "other"): return "void"
        return "win" if winner == pick and ended["method"] == how else "loss"
    if not ended["sets"]: return "void"
    if market == "moneyline": return "win" if winner == pick else "loss"
    if ended["retired"]: return "void"
    won = sum(1 for a, b in ended["sets"] if (a > b if winner == met[0] else b > a))
    return "win" if winner == pick and how == "%d-%d" % (won, len(ended["sets"]) - won) else "loss"
def profit(price): return price / 100 if price > 0 else 100 / -price
def units(price, outcome):
    if not isinstance(price, (int, float)): return None
    return PART[outcome] and PART[outcome] * (profit(price) if outcome in ("win", "halfWin") else -1)

# The ledger's lines, and the record's.
def millis(instant):  # with three decimals
    at, _, more = instant[:-1].partition(".")
    return at + "." + more.ljust(3, "0")[:3] + "Z"
def eastern_day(instant):  # New York: daylight time from 7:00 UTC on March's second Sunday to 6:00 UTC on November's first
    at = datetime.datetime.fromisoformat(instant[:19])
    sunday = lambda month, first: next(d for d in (datetime.datetime(at.year, month, first + n) for n in range(7)) if d.weekday() == 6)
    daylight = sunday(3, 8) + datetime.timedelta(hours=7) <= at < sunday(11, 1) + datetime.timedelta(hours=6)
    return (at - datetime.timedelta(hours=4 if daylight else 5)).date().isoformat()
def cause(g, said, is_game):
    ruled = "rule" in g
    ended = g.get("score") is not None if is_game else g["ended"] is not None if ruled else g["resultVersion"] > 0
    if not ended: return "neverTold" if ruled and g["result"] is None else "calledOff"
    if not is_game: return "notAsPicked"
    sides = g.get("sides")
    swapped = bool(sides) and sides["home"] == said["away"] and sides["away"] == said["home"]
    return "calledEarly" if g.get("calledAfter") is not None and not swapped else "swapped"
def row_of(seq, g, said, before, told):
    is_game = g.get("gameId") is not None
    market, pick, line, how, outcome, price = (g.get(name) for name in ("market", "pick", "line", "how", "outcome", "price"))
    if "rule" in g:
        sides = {"home": said["home"], "away": said["away"]}
        outcome = settle_game(said["league"], sides, g, market, pick, line) if is_game else settle_part(said["names"], g["ended"], market, pick, how)
        if outcome != g["outcome"]: told("line %d says %s; by settlement it is %s" % (seq, g["outcome"], outcome))
    won = units(price, outcome)
    if won is not None and g.get("units") != won: told("line %d says %s units; by settlement it is %s" % (seq, g.get("units"), won))
    score, held = g.get("score") or {}, price == "withheld"
    return without_none({"gradeLine": seq, "predictionLine": g["predictionLine"], "kind": "game" if is_game else "event",
        "id": g["gameId"] if is_game else g["eventId"], "part": g.get("part") or "", "league": said["league"],
        "startTime": millis(g.get("startTime") or said["start"]), "basis": g["basis"], "market": market, "how": how, "line": line,
        "probability": g["probability"], "drawProbability": g.get("drawProbability"), "choices": g["choices"], "book": g.get("book"),
        "price": None if held else price, "priceWithheld": True if held else None, "claimed": g.get("claimed"), "outcome": outcome,
        "units": won, "closingProbability": g.get("closingProbability"), "closingDrawProbability": g.get("closingDrawProbability"),
        "closingPrice": g.get("closingPrice"), "closingLine": g.get("closingLine"), "homeScore": score.get("home"),
        "awayScore": score.get("away"), "resultVersion": g["resultVersion"], "regraded": True if before else None,
        "outcomeBefore": before, "voidCause": cause(g, said, is_game) if outcome == "void" else None})
def rows_of(lines, through=math.inf, told=print):  # of every bet the grade said last
    said, of, counted = {}, {}, {}
    for text in lines:
        line = json.loads(text)
        seq, p = line["seq"], json.loads(line["payload"])
        if seq > through: break
        what = "game" if p.get("game") or p.get("gameId") is not None else "event"
        if p["type"] == "prediction":
            c = p[what]
            said[seq] = of[what, p["prediction"]["id"]] = {"league": c.get("league"), "home": c.get("home"), "away": c.get("away"),
                "start": c.get("gameTime") or c.get("startTime"), "names": p.get("names")}
        elif p["type"] == "edges":
            about = of.get((what, p["predictionId"]), {})
            said[seq] = {"league": about.get("league"), "names": about.get("names"), "home": p.get("home"), "away": p.get("away"), "start": p["startTime"]}
        elif p["type"] == "grade":
            bet = (what, p.get("gameId"), p.get("eventId"), p.get("part"), p["basis"], p["market"]) + ((p["pick"], p.get("line")) if p["basis"] == "edge" else ())
            before = counted.get(bet)
            counted[bet] = row_of(seq, p, said[p["predictionLine"]], before and before["outcome"], told)
    return sorted(counted.values(), key=lambda r: (r["startTime"], r["kind"], r["id"], r["part"].encode("utf-16-be"), r["gradeLine"]))

# The figures.
def is_win(r): return r["outcome"] in ("win", "halfWin")
def is_loss(r): return r["outcome"] in ("loss", "halfLoss")
def part(r): return PART[r["outcome"]]
def day(r): return eastern_day(r["startTime"])
def contest(r): return r["kind"], r["id"], r["part"]
def student_t(degrees):
    def within(t):
        angle = math.atan(t / math.sqrt(degrees))
        square, odd = math.cos(angle) ** 2, degrees % 2 == 1
        term = math.cos(angle) if odd else 1
        so_far = 0 if degrees == 1 else term
        for power in range(3 if odd else 2, degrees - 1, 2):
            term *= (power - 1) / power * square
            so_far += term
        return 2 / math.pi * (angle + math.sin(angle) * so_far) if odd else math.sin(angle) * so_far
    low, high = 0, 13
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle) < 0.95 else (low, middle)
    return high
def clustered(values):  # (day, value, weight)
    if not values: return None
    weight = total(w for _, _, w in values)
    mean = total(w * v for _, v, w in values) / weight
    days = grouped(values, lambda one: one[0]).values()
    if len(values) < 20 or len(days) < 5: return {"mean": mean}
    gaps = [total(w * (v - mean) for _, v, w in own) ** 2 for own in days]
    half = student_t(len(days) - 1) * (math.sqrt(len(days) / (len(days) - 1) * total(gaps)) / weight)
    return {"mean": mean, "low": mean - half, "high": mean + half}
def won_share(rows):
    settled = [r for r in rows if part(r) > 0]
    decided = total(map(part, settled))
    if not decided: return 0, None
    mean = 100 * total(part(r) if is_win(r) else 0 for r in settled) / decided
    worth = total(max(map(part, own)) for own in grouped(settled, contest).values())
    share = clustered([(day(r), 1 if is_win(r) else 0, part(r)) for r in settled])
    if share.get("high", share["mean"]) != share["mean"]:
        worth = min(worth, Z ** 2 * share["mean"] * (1 - share["mean"]) / (share["high"] - share["mean"]) ** 2)
    n, p = max(1, worth), mean / 100
    over = Z * Z / n
    centre, half = (p + over / 2) / (1 + over), Z * math.sqrt(p * (1 - p) / n + over / (4 * n)) / (1 + over)
    return decided, {"mean": mean, "low": 100 * max(0, centre - half), "high": 100 * min(1, centre + half)}
def score(given): return {"squared": (1 - given) ** 2, "log": -math.log(max(given, LEAST)) + 0}
def of_three(share, draw, result):
    first, second = share - (result == "pick"), share + draw - (result != "other")
    given = {"pick": share, "draw": draw, "other": max(0, 1 - (share + draw))}[result]
    return {"squared": (first ** 2 + second ** 2) / 2, "log": score(given)["log"]}
def losses(r):
    close, draw = r.get("closingProbability"), r.get("drawProbability")
    if draw is None:
        given = lambda share: score(share if is_win(r) else 1 - share)
        return {"ours": given(r["probability"] / 100), "close": None if close is None else given(close / 100), "coin": given(1 / r["choices"])}
    result = "pick" if is_win(r) else "draw" if r.get("homeScore") == r.get("awayScore") else "other"
    other = r.get("closingDrawProbability")
    return {"ours": of_three(r["probability"] / 100, draw / 100, result), "coin": of_three(1 / 3, 1 / 3, result),
        "close": None if close is None or other is None else of_three(close / 100, other / 100, result)}
def scores(rows):
    scored = [(part(r), losses(r)) for r in rows if part(r) > 0]
    def means(some, whose):
        weight = total(w for w, _ in some)
        return {"decided": weight, **{of: {s: total(w * one[of][s] for w, one in some) / weight for s in ("squared", "log")} for of in whose}}
    closed = [one for one in scored if one[1]["close"]]
    beside = {"beside": means(closed, ("ours", "close", "coin"))} if closed else {}
    return {**means(scored, ("ours", "coin")), **beside} if scored else None
def closing(rows):
    values = [(day(r), (1 + profit(r["price"])) * r["closingProbability"] - 100, 1) for r in rows
              if r["outcome"] != "void" and "price" in r and "closingProbability" in r]
    return values and {"picks": len(values), "value": clustered(values), "beat": 100 * sum(v > 0 for _, v, _ in values) / len(values)} or None
def worst(rows, in_a_row):
    run = longest = level = height = 0
    for r in in_a_row:
        run = run + 1 if is_loss(r) else 0 if is_win(r) else run
        longest = max(longest, run)
    starts = grouped([r for r in rows if "units" in r], lambda r: r["startTime"])
    top, found = next(iter(starts), None), {"drawdown": 0}
    for start, own in starts.items():
        level += total(r["units"] for r in own)
        if level >= height: height, top = level, start
        elif height - level > found["drawdown"]: found = {"drawdown": height - level, "from": top, "to": start}
    return {"losses": longest, **found}
def expectation(rows):
    expected = [r["probability"] / 100 * (profit(r["price"]) + 1) - 1 for r in rows if "price" in r and r["outcome"] != "void"]
    return expected and {"negative": 100 * sum(e < 0 for e in expected) / len(expected), "mean": 100 * total(expected) / len(expected)} or None
def group(rows, in_a_row=None):
    count = lambda which: sum(1 for r in rows if which(r))
    decided, rate = won_share(rows)
    returns = [(day(r), 100 * r["units"], 1) for r in rows if r["outcome"] != "void" and "units" in r]
    voids = [{"cause": c, "picks": n} for c in CAUSES if (n := count(lambda r: r.get("voidCause") == c))]
    return without_none({"picks": len(rows), "lost": count(is_loss), "won": count(is_win), "pushed": count(lambda r: r["outcome"] == "push"),
        "voided": count(lambda r: r["outcome"] == "void"), "voids": voids or None, "decided": decided, "winRate": rate, "staked": len(returns),
        "units": total(r.get("units", 0) for r in rows) if returns else None, "roi": clustered(returns), "expectation": expectation(rows),
        "scores": scores(rows), "closing": closing(rows), "worst": worst(rows, rows if in_a_row is None else in_a_row)})
def named(key, rows):
    by = [(m, own) for m in MARKETS if (own := [r for r in rows if r["market"] == m])]
    return {"key": key, "all": group(rows, [r for r in rows if r["market"] == "moneyline"]), "markets": [{"market": m, **group(own)} for m, own in by]}
def reliability(rows):
    bins = grouped([r for r in rows if part(r) > 0], lambda r: min(95, 5 * math.floor(r["probability"] / 5)))
    for low, own in sorted(bins.items()):
        weight, won = won_share(own)
        yield {"from": low, "to": low + 5, "decided": weight, "said": total(part(r) * r["probability"] for r in own) / weight,
               "won": won["mean"], "low": won["low"], "high": won["high"]}
def edges(rows, predictions):
    settled = [r for r in rows if r["outcome"] != "void" and "units" in r]
    bounds = [("all", -math.inf, math.inf), ("0–2 %", 0, 0.02), ("2–5 %", 0.02, 0.05), ("5–10 %", 0.05, 0.1), ("> 10 %", 0.1, math.inf)]
    table = []
    for bucket, low, high in bounds:
        own = [r for r in settled if low <= r.get("claimed", 0) < high]
        if not own: continue
        table.append({"bucket": bucket, "bets": len(own), "gameShare": len(set(map(contest, own))) / predictions,
            "claimed": total(r.get("claimed", 0) for r in own) / len(own),
            **({"realised": clustered([(day(r), r["units"], 1) for r in own])} if len(own) >= 20 else {})})
    return {"bets": len(rows), "contests": len(set(map(contest, rows))), "voided": sum(r["outcome"] == "void" for r in rows),
        "units": total(r["units"] for r in settled), "rows": table, "worst": worst(rows, rows)}
def figures(rows):
    picks, shown = ([r for r in rows if r["basis"] == basis] for basis in ("pick", "edge"))
    predictions = sum(r["market"] in ("moneyline", "outright") for r in picks)
    month, league = (lambda r: day(r)[:7]), (lambda r: label(r["league"]))
    by = lambda key, order: sorted((named(k, own) for k, own in grouped(picks, key).items()), key=order)
    changes = grouped([r for r in rows if "outcomeBefore" in r], lambda r: (r["outcomeBefore"], r["outcome"]))
    tables = [(m, list(reliability([r for r in picks if m in ("all", r["market"])]))) for m in ["all"] + MARKETS]
    return {"predictions": predictions, "corrected": sum("regraded" in r for r in rows),
        "regraded": [{"before": b, "now": n, "lines": len(changes[b, n])} for b in OUTCOMES for n in OUTCOMES if (b, n) in changes],
        "throughLine": max([0] + [r["gradeLine"] for r in rows]),
        **({"from": rows[0]["startTime"], "to": rows[-1]["startTime"]} if rows else {}), "picks": named("all", picks),
        "leagues": by(league, lambda g: (-g["all"]["picks"], g["key"])), "months": by(month, lambda g: g["key"])[::-1],
        "leagueMonths": by(lambda r: league(r) + "|" + month(r), lambda g: g["key"]),
        "reliability": [{"market": m, "bins": bins} for m, bins in tables if bins], "edges": edges(shown, predictions)}

# Against what was published.
def differences(ours, theirs, at, skip=()):  # (where, ours, theirs); yields True for a figure that is the same
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for name in {**ours, **theirs}:
            if name not in skip: yield from differences(ours.get(name), theirs.get(name), at + "." + name if at else name)
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for n, (one, other) in enumerate(zip(ours, theirs)): yield from differences(one, other, "%s[%s]" % (at, name_of(one, n)))
    elif isinstance(ours, (int, float)) and isinstance(theirs, (int, float)):
        yield math.isclose(ours, theirs, rel_tol=TOLERANCE, abs_tol=TOLERANCE) or (at, ours, theirs)
    else: yield ours == theirs or (at, ours, theirs)
def name_of(one, n): return next((one[key] for key in ("key", "market", "bucket", "cause", "from") if key in one), n) if isinstance(one, dict) else n
def compare(path, record, told):
    published = record.get("figures")
    rows = rows_of(open(path, encoding="utf-8"), published["throughLine"] if published else math.inf, told)
    found = list(differences(figures(rows), published, "figures", ("espn",)) if published or rows else ())
    said = {r["gradeLine"]: r for r in record.get("rows", [])}
    for r in rows:
        found += differences(r, said.pop(r["gradeLine"], None), "line %d" % r["gradeLine"], ("name", "pick", "opponent", "espnProbability"))
    return [one for one in found if one is not True] + [("line %d" % n, None, r) for n, r in said.items()], len(found)
def main(args):
    if {"-h", "--help"} & set(args): sys.exit(print("Usage:", __doc__))
    if len(args) not in (1, 3) or len(args) == 3 and args[1] != "--against" or args[0].startswith("--"): sys.exit("Usage: " + __doc__)
    faults = []
    try:
        if len(args) == 1:
            print(json.dumps(figures(rows_of(open(args[0], encoding="utf-8"), told=faults.append)), ensure_ascii=False, indent=1))
            sys.exit("\n".join(faults) or None)
        found, all_of = compare(args[0], json.load(open(args[2], encoding="utf-8")), faults.append)
    except (OSError, ValueError, KeyError, TypeError) as why: sys.exit("A file cannot be read: %r" % why)
    texts = faults + ["%s: the ledger gives %s, published is %s" % one for one in found]
    if texts: sys.exit("\n".join(texts))
    print(all_of, "figures and cells follow from the ledger")
if __name__ == "__main__": main(sys.argv[1:])
