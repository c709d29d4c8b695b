"""python3 verify_ledger.py ledger.jsonl [ledger-heads.txt]: checks a ledger by the rules of ledger.md. Python 3.11 or later."""
import bisect, datetime, decimal, hashlib, json, re, sys
LINE = re.compile(r'{"hash":"([0-9a-f]{64})","kind":"([a-z]+)","payload":(".*"),"previousHash":"([0-9a-f]{64})","seq":([1-9][0-9]{0,14})}\n')
TIME = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2})(?:\.([0-9]{1,6}))?Z")
HEAD = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2}) +([1-9][0-9]{0,14}) +([0-9a-f]{64})")
BET, MOST = ("market", "pick", "how", "line", "price", "book", "probability"), 4194304
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
def verify(lines, heads):  # what is wrong and in which line; or None and how many lines stand
    last, follows, closed, times, said, owner, graded, n = "0" * 64, "", "", [], {}, {}, set(), 0
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
