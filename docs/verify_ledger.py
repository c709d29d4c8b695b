"""python3 verify_ledger.py ledger.jsonl [ledger-heads.txt]: checks a ledger by the rules of ledger.md. Python 3.11 or later."""
import bisect, datetime, decimal, hashlib, json, re, sys
LINE = re.compile(r'{"hash":"([0-9a-f]{64})","kind":"([a-z]+)","payload":(".*"),"previousHash":"([0-9a-f]{64})","seq":([1-9][0-9]{0,14})}\n')
TIME = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2})(?:\.([0-9]{1,6}))?Z")
HEAD = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2}) +([1-9][0-9]{0,14}) +([0-9a-f]{64})")
BET, MOST = ("market", "pick", "how", "line", "price", "book", "probability"), 4194304
BEACONS = {"52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971", "3aacfc4295d73d8562a9231cba9cc7cf48884b5b6ed917c81fd7b217daf2044d"}
GENESIS, PERIOD = 1692803367, 3  # of both: drand quicknet, and the local beacon, which proves nothing
class Number(str): "As it is written: its digits are compared, too."
def fail(*_): raise ValueError
def tried(work, on):  # what it gives; None where it cannot
    try: return work(on)
    except Exception: return None
def instant(text):  # with six decimals, so that texts sort as times do
    at, more = TIME.fullmatch(text).groups()
    return at + "." + (more or "").ljust(6, "0") + "Z" if datetime.datetime.fromisoformat(at).isoformat() == at else fail()
def canonical(v, deep=100):  # RFC 8785, and nested at most so deep
    if isinstance(v, Number):
        d = decimal.Decimal(repr(float(v))).normalize()
        return "0" if not d else format(d, "f") if 1e-6 <= abs(d) < 1e21 else str(d).lower()
    if not isinstance(v, (list, dict)): return json.dumps(v, ensure_ascii=False)
    if not deep: fail()
    if isinstance(v, list): return "[" + ",".join(canonical(inner, deep - 1) for inner in v) + "]"
    names = sorted(v, key=lambda name: name.encode("utf-16-be", "surrogatepass"))
    return "{" + ",".join(canonical(name) + ":" + canonical(v[name], deep - 1) for name in names) + "}"
def members(v, names): return canonical([v.get(name) for name in names])
def read(raw):  # a line's members, and whether its hash is right
    hash_, kind, text, prev, no = LINE.fullmatch(raw.decode()).groups()
    pay = json.loads(text) if len(raw) <= MOST + 1 else fail()
    if json.dumps(pay, ensure_ascii=False) != text: fail()
    return hash_, kind, pay, prev, int(no), hashlib.sha256((prev + pay).encode()).hexdigest() == hash_
def said_in(pay):  # what a payload says, and whether it is canonical
    p = json.loads(pay, parse_int=Number, parse_float=Number, parse_constant=fail)
    return (p, canonical(p) == pay) if type(p["type"]) is str and instant(p["appendedAt"]) == p["appendedAt"] else fail()
def whole(i): return isinstance(i, Number) and re.fullmatch("-?[0-9]{1,16}", i) and abs(int(i)) < 2**53
def reference(p):  # which prediction a prediction is, or a grade or edges are of: of a game or event, its id, of which, part
    flat = p["type"] in ("grade", "edges")
    there = [of for of in ("game", "event") if p.get(of + "Id" if flat else of) is not None]
    ids = [p[of + "Id"] if flat else p[of]["id"] for of in ["prediction"] + there]
    part = p["part"] if there == ["event"] else ""
    return (there[0], *ids, part) if all(map(whole, ids)) and len(there) == 1 and type(part) is str else fail()
def sha(text): return hashlib.sha256(text.encode()).hexdigest()
def fnv(text):
    found = 2166136261
    for byte in text.encode("utf-16-le", "surrogatepass"): found = (found ^ byte) * 16777619 & 0xffffffff
    return "%08x" % found
def contest(of, id_, part): return "%s %d" % (of, int(id_)) + (" " + part if part else "")
def inputs_of(p):  # the chain, and the contests with their inputs' hashes
    of = [("game", one["gameId"], "") if "gameId" in one else ("event", one["eventId"], one["part"]) for one in p["of"]]
    good = all(whole(id_) and type(part) is str and ("gameId" in one) + len({"eventId", "part"} & set(one)) in ((1,) if kind == "game" else (2,))
        and re.fullmatch("[0-9a-f]{64}", one["inputsHash"]) for (kind, id_, part), one in zip(of, p["of"]))
    if not of or not good or not re.fullmatch("[0-9a-f]{64}", p["beacon"]["chain"]): fail()
    return p["beacon"]["chain"], [(contest(*what), one["inputsHash"]) for what, one in zip(of, p["of"])]
def seeded(p, ref, drawn, rounds):  # whether a seed is what its recipe says it comes from; a round's signature is not checked here
    recipe, at = p["prediction"]["recipe"], p[ref[0]]
    by, what = recipe["seedFrom"], contest(ref[0], ref[2], ref[3])
    inputs = sha(canonical({name: recipe[name] for name in recipe if name not in ("seed", "seedFrom")}))
    no = by.get("inputsLine")
    line = drawn.get((what, inputs))
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
    last, follows, closed, times, said, owner, graded, n = "0" * 64, "", "", [], {}, {}, set(), 0
    drawn, rounds, began = {}, {}, False
    for n, raw in enumerate(lines, 1):
        if not (line := tried(read, raw)): return "malformed" if raw.endswith(b"\n") or len(raw) > MOST else "truncated", n
        hash_, kind, pay, prev, no, sound = line
        if no > n and not (sound and prev == last):
            moved = any((other := tried(read, later)) and other[4] == n and other[5] for later in lines)
            return "reordered" if moved else "removed", n
        if not sound or prev == last and no != n: return "altered", n
        if prev != last and hash_ != last and prev != follows: return ("duplicate", no) if no < n else ("altered", max(n - 1, 1))
        if prev != last: return "duplicate" if hash_ == last else "fork", n - 1
        if not (found := tried(said_in, pay)): return "malformed", n
        p, same = found
        if not same or p["type"] != kind: return "altered" if same else "not canonical", n
        at, ref, early = p["appendedAt"], tried(reference, p), kind in ("prediction", "edges")
        if times and at < times[-1]:
            first, then = bisect.bisect_right(times, at) + 1, tried(lambda raw: said_in(read(raw)[2])[0]["appendedAt"], next(lines, b""))
            return "inserted late", n if (then >= times[-1] if then else first < n - 1) else first
        if at[:10] <= closed: return "inserted late", n
        if early:
            start = ref and tried(lambda p: instant(p["startTime"] if kind == "edges" else p[ref[0]][{"game": "gameTime", "event": "startTime"}[ref[0]]]), p)
            if not start or at >= start: return "inserted late" if start else "malformed", n
            if kind == "prediction" and owner.setdefault(ref[:2], ref[2:]) != ref[2:]: return "number used twice", n
            if kind == "edges" and owner.get(ref[:2]) != ref[2:]: return "edges without prediction", n
            bets = p.get("edges" if kind == "edges" else "picks")
            sample = isinstance(p.get(ref[0]), dict) and p[ref[0]].get("sample") is True
            said[str(n)] = kind, ref, sample, [members(bet, BET) for bet in bets if isinstance(bet, dict)] if isinstance(bets, list) else []
        once = kind not in ("season", "seasongrade") or tried(lambda s: (kind, s["league"], s["season"]) + ((s["day"], s.get("sample") is True) if kind == "season" else ()), p.get("season"))
        if once is not True and not (once and whole(once[2]) and type(once[1]) is type((*once, "")[3]) is str): return "malformed", n
        if kind == "grade":
            edge, no = p.get("basis") == "edge", p.get("predictionLine")
            of = said.get(no) if isinstance(no, Number) else None
            if not of or of[:3] != ("edges" if edge else "prediction", ref, False) or members(p, BET) not in of[3]: return "grade without prediction", n
            once = ref[0], ref[2:], members(p, ("basis", "market", "resultVersion") + (("pick", "line") if edge else ()))
        if once is not True and once in graded: return "graded twice" if kind == "grade" else "said twice", n
        graded.add(once)
        for day, head in heads.pop(n, ()):
            if (day, head) != (at[:10], hash_): return "rewritten", n
            closed = day
        if kind == "inputs":
            if not (found := tried(inputs_of, p)): return "malformed", n
            for what in found[1]:
                if what in drawn: return "drawn twice", n
                drawn[what] = n, at, found[0]
        if kind == "prediction":
            says = tried(lambda p: "seedFrom" in p["prediction"]["recipe"].keys(), p)
            if says and not tried(lambda p: seeded(p, ref, drawn, rounds), p) or began and not says: return "wrong seed", n
            began = began or bool(says)
        last, follows = hash_, prev
        times.append(at)
    return ("truncated", n + 1) if heads else (None, n)
def kept(path):  # heads by the number of their line; two of one number are two
    heads = {}
    for k, line in enumerate(open(path, encoding="utf-8-sig"), 1):
        if not line.strip() or line.startswith("#"): continue
        day, no, hash_ = (HEAD.fullmatch(line.strip()) or sys.exit("heads: line %d is none" % k)).groups()
        heads.setdefault(int(no), set()).add((day, hash_))
    return heads
if {"-h", "--help"} & set(args := sys.argv[1:]): sys.exit(print("Usage:", __doc__))
if not 1 <= len(args) <= 2 or any(one.startswith("--") for one in args): sys.exit("Usage: " + __doc__)
try: found = verify(open(args[0], "rb"), kept(args[1]) if len(args) > 1 else {})
except (OSError, UnicodeError) as why: sys.exit("A file cannot be read: %s" % why)
if found == (None, 0): sys.exit("%s is empty: it holds no line of a ledger" % args[0])
sys.exit("%s: line %d" % found if found[0] else print(found[1], "line stands" if found[1] == 1 else "lines stand"))
