"""python3 verify_ledger.py ledger.jsonl [ledger-heads.txt]: checks a ledger by the rules of ledger.md. Python 3.11 or later."""
import bisect, datetime, decimal, hashlib, json, math, re, sys
LINE = re.compile(r'{"hash":"([0-9a-f]{64})","kind":"([a-z]+)","payload":(".*"),"previousHash":"([0-9a-f]{64})","seq":([1-9][0-9]{0,14})}\n')
TIME = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2})(?:\.([0-9]{1,6}))?Z")
HEAD = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2}) +([1-9][0-9]{0,14}) +([0-9a-f]{64})")
BET, MOST, DAY = ("market", "pick", "line", "how", "price", "book", "probability"), 4194304, datetime.timedelta(days=1)
DRAWS, INNINGS = ("MLS", "EPL", "LaLiga", "Bundesliga", "SerieA"), ("MLB",)
EVENTS = {"bout": ("UFC", "Boxing"), "match": ("ATP", "WTA"), "race": ("F1", "NASCAR-Cup", "NASCAR-Xfinity", "NASCAR-Truck"), "tournament": (
    "pga-tour", "dp-world-tour", "lpga-tour", "pga-champions", "korn-ferry-tour", "asian-tour", "japan-golf-tour", "pga-australasia", "liv-golf", "ladies-european-tour")}
SD = {"NFL": (13.5, 13), "NBA": (12.5, 18), "WNBA": (12, 16), "MLB": (4.4, 4.4), "NHL": (2.5, 2.3), "NCAAF": (16, 16), "NCAAB": (11, 17), **dict.fromkeys(DRAWS, (1.7, 1.65))}  # of margins and totals around the line
PICKS = {"moneyline": ("home", "away", "draw"), "spread": ("home", "away"), "total": ("over", "under")}
BEACONS = {"52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971", "3aacfc4295d73d8562a9231cba9cc7cf48884b5b6ed917c81fd7b217daf2044d"}
GENESIS, PERIOD = 1692803367, 3  # of both: drand quicknet, and the local beacon, which proves nothing
class Number(str): "As it is written: its digits are compared, too."
def fail(*_): raise ValueError
def tried(work, *on):  # what it gives; None where it cannot
    try: return work(*on)
    except Exception: pass
def instant(text):  # with six decimals, so that texts sort as times do
    at, more = TIME.fullmatch(text).groups()
    return at + "." + (more or "").ljust(6, "0") + "Z" if datetime.datetime.fromisoformat(at).isoformat() == at else fail()
def between(one, other): return datetime.datetime.fromisoformat(other[:26]) - datetime.datetime.fromisoformat(one[:26])
def canonical(v, deep=100):  # RFC 8785, and nested at most so deep
    if isinstance(v, Number):
        d = decimal.Decimal(repr(float(v))).normalize()
        return "0" if not d else format(d, "f") if 1e-6 <= abs(d) < 1e21 else str(d).lower()
    if not isinstance(v, (list, dict)): return json.dumps(v, ensure_ascii=False)
    if isinstance(v, list) and deep: return "[" + ",".join(canonical(one, deep - 1) for one in v) + "]"
    names = sorted(v, key=lambda name: name.encode("utf-16-be", "surrogatepass")) if deep else fail()
    return "{" + ",".join(canonical(name) + ":" + canonical(v[name], deep - 1) for name in names) + "}"
def members(v, names): return canonical([v.get(name) for name in names])
def read(raw):  # a line's members, and whether its hash is right
    hash_, kind, text, prev, no = LINE.fullmatch(raw.decode()).groups()
    pay = one if len(raw) <= MOST + 1 and json.dumps(one := json.loads(text), ensure_ascii=False) == text else fail()
    return hash_, kind, pay, prev, int(no), hashlib.sha256((prev + pay).encode()).hexdigest() == hash_
def said_in(pay):  # what a payload says, and whether it is canonical
    p = json.loads(pay, parse_int=Number, parse_float=Number, parse_constant=fail)
    return (p, canonical(p) == pay) if type(p["type"]) is str and instant(p["appendedAt"]) == p["appendedAt"] else fail()
def whole(i): return isinstance(i, Number) and re.fullmatch("-?[0-9]{1,16}", i) and abs(int(i)) < 2**53
def number(v): return float(v) if isinstance(v, Number) else fail()
def texts(*all_): return all(type(v) is str for v in all_)
def two(v): return v if isinstance(v, list) and len(v) == 2 and texts(*v) else None
def reference(p):  # which prediction a prediction is, or a grade or edges are of: of a game or event, its id, of which, part
    flat = p["type"] in ("grade", "edges")
    there = [of for of in ("game", "event") if p.get(of + "Id" if flat else of) is not None]
    ids = [p[of + "Id"] if flat else p[of]["id"] for of in ["prediction"] + there]
    part = p["part"] if there == ["event"] else ""
    return (there[0], *ids, part) if all(map(whole, ids)) and len(there) == 1 and type(part) is str else fail()
def start_of(p, ref):  # as announced, and whether more than its day is
    of = p if p["type"] == "edges" else p[ref[0]]
    return instant(of["gameTime" if of is not p and ref[0] == "game" else "startTime"]), of.get("timeKnown") is not False
def settle_game(g, league, said):  # what a bet on a game comes to; fails where that does not follow
    sides, market, pick, score, called = two([g["sides"]["home"], g["sides"]["away"]]), g["market"], g["pick"], g["score"], g.get("calledAfter")
    line, called = 0 if market == "moneyline" else number(g["line"]), None if called is None else number(called)
    home, away = (0, 0) if score is None else (number(score["home"]), number(score["away"]))
    if not sides or not said or league not in SD or pick not in PICKS[market]: fail()
    stands = called is None or league in INNINGS and market == "moneyline" and called >= 5 - (0.5 if home > away else 0)
    if score is None or said == sides[::-1] or not stands: return "void"
    margin = home - away if pick == "home" else away - home
    if market == "moneyline": return ("win" if margin > 0 and pick != "draw" else "loss") if margin else "win" if pick == "draw" else "loss" if league in DRAWS else "push"
    beyond = margin + line if market == "spread" else home + away - line if pick == "over" else 0 - (home + away - line)
    return "push" if beyond == 0 else ("halfWin" if beyond > 0 else "halfLoss") if abs(beyond) == 0.25 else "win" if beyond > 0 else "loss"
def settle_part(g, league, said):  # the same of a bout, a match, a race or a tournament
    contest, market, pick, how, ended = next(kind for kind in EVENTS if league in EVENTS[kind]), g.get("market"), g.get("pick"), g.get("how"), g["ended"]
    if ended is None: return "void"
    winner, met = ended["winner"], two(ended.get("names")) if ended["contest"] == contest else fail()
    if contest in ("race", "tournament"):
        if market != "outright" or not texts(pick, "" if winner is None else winner) or type(ended["started"]) is not bool: fail()
        return "win" if winner == pick else "loss" if ended["started"] else "void"
    method, sets = (ended["method"], []) if contest == "bout" else (None, [[number(games) for games in one] for one in ended["sets"] if isinstance(one, list) or fail()])
    if not met or not said or not texts(winner, "" if method is None else method) or winner not in met + (["draw", "noContest"] if contest == "bout" else []): fail()
    if market != "moneyline" and (market != ("method" if contest == "bout" else "setScore") or not texts(how)): fail()
    if contest == "match" and (type(ended["retired"]) is not bool or any(len(one) != 2 for one in sets) or not isinstance(ended["sets"], list)): fail()
    if met[0] == met[1] or not set(met) <= set(said) or not texts(pick) or pick not in met: return "void"
    if winner == "noContest" and contest == "bout" or contest == "match" and not sets: return "void"
    if market == "moneyline": return "push" if winner == "draw" and contest == "bout" else "win" if winner == pick else "loss"
    if contest == "bout": return "loss" if winner == "draw" else "void" if method in (None, "other") else "win" if winner == pick and method == how else "loss"
    won = sum(a > b if winner == met[0] else b > a for a, b in sets)
    return "void" if ended["retired"] else "win" if winner == pick and how == "%d-%d" % (won, len(sets) - won) else "loss"
def units_of(price, outcome):  # profit of a stake of one
    p = None if price in (None, "withheld") else number(price) if abs(number(price)) >= 100 else fail()
    part = {"win": 1, "halfWin": 0.5, "halfLoss": 0.5, "loss": 1}.get(outcome, 0)
    return None if p is None else part and part * ((p / 100 if p > 0 else 100 / -p) if outcome in ("win", "halfWin") else -1)
def shares_of(prices):  # without the margin, by the power method
    implied, low, high = [100 / (p + 100) if p > 0 else p / (p - 100) for p in prices], 0.2, 20
    if not all(100 <= abs(p) <= 100000 for p in prices) or not 0.9 <= sum(implied) <= 1.6: fail()
    for _ in range(60):
        k = (low + high) / 2
        low, high = (k, high) if sum(p ** k for p in implied) > 1 else (low, k)
    return [p ** k / sum(q ** k for q in implied) for p in implied]
def moved(share, toward, sd):  # to another line
    share = share if toward == 0 else 1 / (1 + math.exp(-math.log(share / (1 - share)) - 1.702 * toward / sd))
    return share if 1e-9 < share < 1 - 1e-9 else fail()
def close_of(g, game, league, quotes):  # what the quotes give: the chances that the bet may have, the draw's, and the line
    market, pick, ended, read = g["market"], g["pick"], g.get("ended"), []
    names = ["home", "draw", "away"] if league in DRAWS and market == "moneyline" else list(PICKS[market][:2]) if game else ["a", "b"]
    lined, way = market != "moneyline" and (game or fail()), -1 if market == "total" else 1
    for q in quotes:
        asked = [number(q[name]) for name in names if isinstance(q.get(name), Number)]
        if not texts(q["book"]) or not instant(q["asOf"]) or len(asked) < len(names) and not lined: fail()
        read.append((q["book"], len(asked) < len(names), number(q["line"]) if lined else 0, shares_of(asked) if len(asked) == len(names) else [0.5, 0.5]))
    books, halves, lines, shares = zip(*read) if len({one[0] for one in read}) == len(read) and len({one[1] for one in read}) == 1 else fail()
    line = min(lines, key=lambda one: (-lines.count(one), abs(one - sum(lines) / len(lines)), abs(one), one))
    if lined: shares = [(share, 1 - share) for share in (moved(own[0], way * (line - at), SD[league][way < 0]) for at, own in zip(lines, shares))]
    means = [math.exp(sum(math.log(own[n]) for own in shares) / len(shares)) for n in range(len(names))]
    given, n = [100 * mean / sum(means) for mean in means], None if not game and ended is None else (names if game else two(ended["names"])).index(pick)
    if not lined: return given if n is None else [given[n]], given[1] if len(given) > 2 else None, None
    first = moved(given[0] / 100, way * ((number(g["line"]) * (-1 if way > 0 and n else 1)) - line), SD[league][way < 0])
    return [100 * (1 - first if n else first)], None, -line if way > 0 and n else line
def closes(g, game, league):  # whether the close is what follows from the quotes that are named
    quotes, held, said = g.get("closing"), g.get("closingWithheld"), [g.get("closing" + name) for name in ("Probability", "DrawProbability", "Line")]
    if quotes is held is None or quotes == [] and whole(held) and held == "0": return said == [None] * 3
    if not isinstance(quotes, list) or not whole(held) or int(held) < 0 or not 0 <= number(said[0]) <= 100: return False
    (may, draw, line), near = close_of(g, game, league, quotes) if quotes else (0, 0, 0), lambda v, follows, by=1e-6: v is follows if None in (v, follows) else abs(number(v) - follows) <= by
    return int(held) > 0 or any(near(said[0], one) for one in may) and near(said[1], draw) and near(said[2], None if g.get("price") == "withheld" else line, 0)
class Said:  # what the lines so far have said
    def __init__(s): s.lines, s.contests, s.owner, s.told, s.pairs, s.once, s.ruled = {}, {}, {}, {}, {}, set(), False
    def add(s, n, p, ref):
        kind, bets, (start, known) = p["type"], p.get("edges" if p["type"] == "edges" else "picks"), start_of(p, ref)
        of, contest = p[ref[0]] if isinstance(p.get(ref[0]), dict) else {}, s.contests.setdefault((ref[0], *ref[2:]), [])
        league, pair = of.get("league"), two([p.get("home"), p.get("away")] if kind == "edges" and ref[0] == "game" else [of.get("home"), of.get("away")] if ref[0] == "game" else p.get("names") if kind == "prediction" else None)
        if kind == "edges": league, pair = next(((line["league"], pair or line["two"]) for line in reversed(contest) if line["kind"] == "prediction" and line["ref"] == ref), (None, pair))
        s.lines[str(n)] = line = {"n": n, "kind": kind, "ref": ref, "at": p["appendedAt"], "sample": of.get("sample") is True, "counts": p.get("counts") is not False, "league": league, "two": pair,
            "bets": [members(bet, BET) for bet in bets if isinstance(bet, dict)] if isinstance(bets, list) else []}
        contest.append(line)
        told = start if known else None
        s.told[ref[0], ref[2]] = min(filter(None, (s.told.get((ref[0], ref[2]), (None,))[0], told)), default=None), told
        if kind == "prediction" and pair and not line["sample"]: s.pairs.setdefault((ref[0], canonical(league), tuple(sorted(pair))), set()).add(ref[2])
def prediction(s, n, p, ref):
    if s.owner.setdefault(ref[:2], ref[2:]) != ref[2:]: return "number used twice"
    of, (start, known) = p[ref[0]], start_of(p, ref)
    pair, listed = two([of.get("home"), of.get("away")] if ref[0] == "game" else p.get("names")), {canonical(other) for other in of["sameSides"]} if isinstance(of.get("sameSides"), list) else set()
    if s.ruled and pair and known and of.get("sample") is not True:
        for other in s.pairs.get((ref[0], canonical(of.get("league")), tuple(sorted(pair))), set()) - {ref[2]}:
            if (last := s.told[ref[0], other][1]) and abs(between(last, start)) < DAY and canonical(other) not in listed: return "same sides twice"
    s.add(n, p, ref)
def edges(s, n, p, ref): return s.add(n, p, ref) if s.owner.get(ref[:2]) == ref[2:] else "edges without prediction"
def grade(s, n, p, ref):
    edge, no = p.get("basis") == "edge", p.get("predictionLine")
    if not edge and p.get("basis") != "pick": return "malformed"
    line, bet = s.lines.get(no) if isinstance(no, Number) else None, members(p, BET)
    if not line or not ref or line["kind"] != ("edges" if edge else "prediction") or line["ref"] != ref or line["sample"] or bet not in line["bets"]: return "grade without prediction"
    found = ("grade without rule" if s.ruled else None) if p.get("rule") is None else by_rule(s, n, p, ref, line, edge, bet)
    once = ref[0], ref[2:], members(p, ("basis", "market", "resultVersion") + (("pick", "line") if edge else ()))
    return found or ("graded twice" if once in s.once else s.once.add(once))
def by_rule(s, n, p, ref, line, edge, bet):  # a grade that names the published settlement
    if not (isinstance(p["rule"], Number) and p["rule"] == "1"): return "unknown rule"
    start, result, contest, at = tried(instant, p.get("startTime")), p.get("result", 0), s.contests[ref[0], *ref[2:]], p["appendedAt"]
    told = isinstance(result, dict) and texts(result.get("feed")) and tried(instant, result.get("toldAt"))
    if not start or not told and (result is not None or p.get("score") is not None or p.get("ended") is not None): return "malformed"
    if edge and any(one["sample"] and one["ref"] == ref for one in contest): return "grade without prediction"
    if start > (s.told[ref[0], ref[2]][0] or start): return "later start"
    if at < start or not told and between(start, at) < 13 * DAY: return "graded early"
    asked = canonical([p.get(name) for name in ("market", "pick", "line")[:3 if edge else 1]])[:-1] + ","
    first = [(one["n"], next((b for b in one["bets"] if b.startswith(asked)), None)) for one in contest if one["kind"] == line["kind"] and one["at"] < start]
    counting = next((one for one in first if one[1]), None) if edge else first[-1] if first else None
    if counting != (line["n"], bet) or not line["counts"] or told and told[:23] < line["at"][:23]: return "not the last word"
    if not (outcome := tried(settle_game if ref[0] == "game" else settle_part, p, line["league"], line["two"])) or p.get("outcome") != outcome: return "wrong outcome"
    if not (units := tried(lambda: [units_of(p.get("price"), outcome)])) or units[0] != (None if p.get("units") is None else tried(number, p["units"])) or (units[0] is None) != (p.get("units") is None): return "wrong units"
    if not tried(closes, p, ref[0] == "game", line["league"]): return "wrong close"
    s.ruled = True
def season(s, n, p, ref):
    day, of = p["type"] == "season", p.get("season")
    if not isinstance(of, dict) or not texts(of.get("league"), of.get("day") if day else "") or not whole(of.get("season")): return "malformed"
    once = (p["type"], of["league"], of["season"]) + ((of["day"], of.get("sample") is True) if day else ())
    return "said twice" if once in s.once else s.once.add(once)
RULES = {"prediction": prediction, "edges": edges, "grade": grade, "season": season, "seasongrade": season}
def sha(text): return hashlib.sha256(text.encode()).hexdigest()
def fnv(text, found=2166136261):
    for byte in text.encode("utf-16-le", "surrogatepass"): found = (found ^ byte) * 16777619 & 0xffffffff
    return "%08x" % found
def contest(of, id_, part): return "%s %d" % (of, int(id_)) + (" " + part if part else "")
def inputs_of(p):  # the chain, and the contests with their inputs' hashes
    of = [("game", one["gameId"], "") if "gameId" in one else ("event", one["eventId"], one["part"]) for one in p["of"]]
    good = all(whole(id_) and type(part) is str and ("gameId" in one) + len({"eventId", "part"} & set(one)) in ((1,) if kind == "game" else (2,)) and re.fullmatch("[0-9a-f]{64}", one["inputsHash"]) for (kind, id_, part), one in zip(of, p["of"]))
    if not of or not good or not re.fullmatch("[0-9a-f]{64}", p["beacon"]["chain"]): fail()
    return p["beacon"]["chain"], [(contest(*what), one["inputsHash"]) for what, one in zip(of, p["of"])]
def seeded(p, ref, drawn, rounds):  # whether a seed is what its recipe says it comes from; a round's signature is not checked here
    recipe, at = p["prediction"]["recipe"], p[ref[0]]
    by, what = recipe["seedFrom"], contest(ref[0], ref[2], ref[3])
    inputs = sha(canonical({name: recipe[name] for name in recipe if name not in ("seed", "seedFrom")}))
    no, line = by.get("inputsLine"), drawn.get((what, inputs))
    if ("inputsLine" in by) != (line is not None) or line and not (whole(no) and int(no) == line[0]): return False
    if "beacon" not in by:
        day, parts = (at["gameTime"] if ref[0] == "game" else at["startTime"])[:10], by["parts"]
        return by["rule"] == "1" and isinstance(by["rule"], Number) and type(by["why"]) is str and by["why"] != "" and type(parts) is list and 3 <= len(parts) <= 5 \
            and {type(part) for part in [at["league"], *parts]} == {str} and {at["league"], day} <= set(parts) and fnv("|".join(parts)) == recipe["seed"]
    due = (int(datetime.datetime.fromisoformat(line[1][:19] + "+00:00").timestamp()) - GENESIS) // PERIOD + 2
    if "rule" in by or by["beacon"] != line[2] or line[2] not in BEACONS or not whole(by["round"]) or int(by["round"]) != due: return False
    if not re.fullmatch("[0-9a-f]{96}", by["signature"]) or rounds.setdefault(line[0], by["signature"]) != by["signature"]: return False
    return sha(hashlib.sha256(bytes.fromhex(by["signature"])).hexdigest() + inputs + what)[:8] == recipe["seed"]
def verify(lines, heads):  # what is wrong and in which line; or None and how many lines stand
    last, follows, closed, times, said, n, drawn, rounds, began = "0" * 64, "", "", [], Said(), 0, {}, {}, False
    differing = {a[1] for every in [[(day, no, of) for no in heads for day, of in heads[no]]] for a in every for b in every if a != b and (a[0] == b[0] or a[1] == b[1])}
    for n, raw in enumerate(lines, 1):
        if not (line := tried(read, raw)): return "malformed" if raw.endswith(b"\n") or len(raw) > MOST else "truncated", n
        hash_, kind, pay, prev, no, sound = line
        if no > n and not (sound and prev == last):
            return "reordered" if any((other := tried(read, later)) and other[4] == n and other[5] for later in lines) else "removed", n
        if not sound or prev == last and no != n: return "altered", n
        if prev != last and hash_ != last and prev != follows: return ("duplicate", no) if no < n else ("altered", max(n - 1, 1))
        if prev != last: return "duplicate" if hash_ == last else "fork", n - 1
        if not (found := tried(said_in, pay)): return "malformed", n
        p, same = found
        if not same or p["type"] != kind: return "altered" if same else "not canonical", n
        at, ref = p["appendedAt"], tried(reference, p)
        if times and at < times[-1]:
            first, then = bisect.bisect_right(times, at) + 1, tried(lambda raw: said_in(read(raw)[2])[0]["appendedAt"], next(lines, b""))
            return "inserted late", n if (then >= times[-1] if then else first < n - 1) else first
        if at[:10] <= closed: return "inserted late", n
        if kind in ("prediction", "edges") and not ((start := ref and tried(start_of, p, ref)) and at < start[0]): return "inserted late" if start else "malformed", n
        if kind in RULES and (fault := RULES[kind](said, n, p, ref)): return fault, n
        for day, head in heads.pop(n, ()):
            if n in differing: return "heads differ", n
            if (day, head) != (at[:10], hash_): return "rewritten", n
            closed = day
        if kind == "inputs" and not (found := tried(inputs_of, p)): return "malformed", n
        for what in found[1] if kind == "inputs" else ():
            if what in drawn: return "drawn twice", n
            drawn[what] = n, at, found[0]
        if kind == "prediction":
            says = tried(lambda: "seedFrom" in p["prediction"]["recipe"].keys())
            if says and not tried(seeded, p, ref, drawn, rounds) or began and not says: return "wrong seed", n
            began = began or bool(says)
        last, follows = hash_, prev
        times.append(at)
    return ("heads differ", min(heads)) if heads and min(heads) in differing else ("truncated", n + 1) if heads else (None, n)
def kept(path):  # heads by the number of their line; two of one number are two
    heads = {}
    for k, line in enumerate(open(path, encoding="utf-8-sig"), 1):
        if not line.strip() or line.startswith("#"): continue
        day, no, hash_ = (HEAD.fullmatch(line.strip()) or sys.exit("heads: line %d is none" % k)).groups()
        heads.setdefault(int(no), set()).add((day, hash_))
    return heads or sys.exit("heads: there is none")
if {"-h", "--help"} & set(args := sys.argv[1:]): sys.exit(print("Usage:", __doc__))
if not 1 <= len(args) <= 2 or any(one.startswith("--") for one in args): sys.exit("Usage: " + __doc__)
try: found = verify(open(args[0], "rb"), kept(args[1]) if len(args) > 1 else {})
except (OSError, UnicodeError) as why: sys.exit("A file cannot be read: %s" % why)
if found == (None, 0): sys.exit("%s is empty: it holds no line of a ledger" % args[0])
sys.exit("%s: line %d" % found if found[0] else print(found[1], "line stands" if found[1] == 1 else "lines stand"))
