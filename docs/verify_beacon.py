"""python3 verify_beacon.py ledger.jsonl [NEWEST]: checks that the seeds of a ledger come from their beacon's rounds, by the rules of ledger.md
("The seed"): that each round's signature is the beacon's own, that the round is the first that was due after the line of inputs, and that
the seed follows from both. With NEWEST only that many rounds, the newest, are checked; a round takes about half a second.
Run verify_ledger.py first: it says whether the file is the ledger. Python 3.11 or later, and nothing else.

The scheme is drand's bls-unchained-g1-rfc9380: BLS12-381, the signature in G1, the key in G2, the round hashed to G1 as in RFC 9380
(BLS12381G1_XMD:SHA-256_SSWU_RO_). Points are None (infinity) or (x, y); numbers of Fp2 are pairs a + b*u with u*u = -1; numbers of
Fp12 are six of those, by powers of w with w**6 = 1 + u. Written to be read, not to be fast, and not for secrets."""
import datetime, hashlib, json, re, sys
P = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
R = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001  # how many points G1 and G2 have
X = 0xd201000000010000  # the curve's parameter, without its sign
DOMAIN = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
GENESIS, PERIOD = 1692803367, 3  # of both
CHAINS = {
    "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971":  # drand quicknet
        "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
        "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
    "3aacfc4295d73d8562a9231cba9cc7cf48884b5b6ed917c81fd7b217daf2044d":  # the local beacon, which proves nothing
        "a9c791d72fb6b34a52759dd4d694a155d08b8ad879ab2c270a4ce32894561eded5068ccb72dc43ffafc5711f75e2efd6"
        "00813f49337fcee1e8cedc2a30bbd82113a8851c05ea090eeccf8048b9a2acfd7dcf5f0ebe16c6c8a7b9bbd1240f01f3"}
LOCAL = "3aacfc4295d73d8562a9231cba9cc7cf48884b5b6ed917c81fd7b217daf2044d"
def numbers(text): return [int(line, 16) for line in text.split()]

# Hashing to the curve (RFC 9380): a curve E' that has 11-isogenous points, y*y = x**3 + A*x + B, and the way from it to G1's curve.
A = 0x144698a3b8e9433d693a02c96d4982b0ea985383ee66a8d8e8981aefd881ac98936f8da0e0f97f5cf428082d584c1d
B = 0x12e2908d11688030018b12e8753eee3b2016c1f0f24f4070a0b9c14fcef35ef55a23215a316ceaa5d1cc48e98e172be0
Z = 11
X_OVER = numbers("""
11a05f2b1e833340b809101dd99815856b303e88a2d7005ff2627b56cdb4e2c85610c2d5f2e62d6eaeac1662734649b7
17294ed3e943ab2f0588bab22147a81c7c17e75b2f6a8417f565e33c70d1e86b4838f2a6f318c356e834eef1b3cb83bb
0d54005db97678ec1d1048c5d10a9a1bce032473295983e56878e501ec68e25c958c3e3d2a09729fe0179f9dac9edcb0
1778e7166fcc6db74e0609d307e55412d7f5e4656a8dbf25f1b33289f1b330835336e25ce3107193c5b388641d9b6861
0e99726a3199f4436642b4b3e4118e5499db995a1257fb3f086eeb65982fac18985a286f301e77c451154ce9ac8895d9
1630c3250d7313ff01d1201bf7a74ab5db3cb17dd952799b9ed3ab9097e68f90a0870d2dcae73d19cd13c1c66f652983
0d6ed6553fe44d296a3726c38ae652bfb11586264f0f8ce19008e218f9c86b2a8da25128c1052ecaddd7f225a139ed84
17b81e7701abdbe2e8743884d1117e53356de5ab275b4db1a682c62ef0f2753339b7c8f8c8f475af9ccb5618e3f0c88e
080d3cf1f9a78fc47b90b33563be990dc43b756ce79f5574a2c596c928c5d1de4fa295f296b74e956d71986a8497e317
169b1f8e1bcfa7c42e0c37515d138f22dd2ecb803a0c5c99676314baf4bb1b7fa3190b2edc0327797f241067be390c9e
10321da079ce07e272d8ec09d2565b0dfa7dccdde6787f96d50af36003b14866f69b771f8c285decca67df3f1605fb7b
06e08c248e260e70bd1e962381edee3d31d79d7e22c837bc23c0bf1bc24c6b68c24b1b80b64d391fa9c8ba2e8ba2d229
""")
X_UNDER = numbers("""
08ca8d548cff19ae18b2e62f4bd3fa6f01d5ef4ba35b48ba9c9588617fc8ac62b558d681be343df8993cf9fa40d21b1c
12561a5deb559c4348b4711298e536367041e8ca0cf0800c0126c2588c48bf5713daa8846cb026e9e5c8276ec82b3bff
0b2962fe57a3225e8137e629bff2991f6f89416f5a718cd1fca64e00b11aceacd6a3d0967c94fedcfcc239ba5cb83e19
03425581a58ae2fec83aafef7c40eb545b08243f16b1655154cca8abc28d6fd04976d5243eecf5c4130de8938dc62cd8
13a8e162022914a80a6f1d5f43e7a07dffdfc759a12062bb8d6b44e833b306da9bd29ba81f35781d539d395b3532a21e
0e7355f8e4e667b955390f7f0506c6e9395735e9ce9cad4d0a43bcef24b8982f7400d24bc4228f11c02df9a29f6304a5
0772caacf16936190f3e0c63e0596721570f5799af53a1894e2e073062aede9cea73b3538f0de06cec2574496ee84a3a
14a7ac2a9d64a8b230b3f5b074cf01996e7f63c21bca68a81996e1cdf9822c580fa5b9489d11e2d311f7d99bbdcc5a5e
0a10ecf6ada54f825e920b3dafc7a3cce07f8d1d7161366b74100da67f39883503826692abba43704776ec3a79a1d641
095fc13ab9e92ad4476d6e3eb3a56680f682b4ee96f7d03776df533978f31c1593174e4b4b7865002d6384d168ecdd0a
""")
Y_OVER = numbers("""
090d97c81ba24ee0259d1f094980dcfa11ad138e48a869522b52af6c956543d3cd0c7aee9b3ba3c2be9845719707bb33
134996a104ee5811d51036d776fb46831223e96c254f383d0f906343eb67ad34d6c56711962fa8bfe097e75a2e41c696
00cc786baa966e66f4a384c86a3b49942552e2d658a31ce2c344be4b91400da7d26d521628b00523b8dfe240c72de1f6
01f86376e8981c217898751ad8746757d42aa7b90eeb791c09e4a3ec03251cf9de405aba9ec61deca6355c77b0e5f4cb
08cc03fdefe0ff135caf4fe2a21529c4195536fbe3ce50b879833fd221351adc2ee7f8dc099040a841b6daecf2e8fedb
16603fca40634b6a2211e11db8f0a6a074a7d0d4afadb7bd76505c3d3ad5544e203f6326c95a807299b23ab13633a5f0
04ab0b9bcfac1bbcb2c977d027796b3ce75bb8ca2be184cb5231413c4d634f3747a87ac2460f415ec961f8855fe9d6f2
0987c8d5333ab86fde9926bd2ca6c674170a05bfe3bdd81ffd038da6c26c842642f64550fedfe935a15e4ca31870fb29
09fc4018bd96684be88c9e221e4da1bb8f3abd16679dc26c1e8b6e6a1f20cabe69d65201c78607a360370e577bdba587
0e1bba7a1186bdb5223abde7ada14a23c42a0ca7915af6fe06985e7ed1e4d43b9b3f7055dd4eba6f2bafaaebca731c30
19713e47937cd1be0dfd0b8f1d43fb93cd2fcbcb6caf493fd1183e416389e61031bf3a5cce3fbafce813711ad011c132
18b46a908f36f6deb918c143fed2edcc523559b8aaf0c2462e6bfe7f911f643249d9cdf41b44d606ce07c8a4d0074d8e
0b182cac101b9399d155096004f53f447aa7b12a3426b08ec02710e807b4633f06c851c1919211f20d4c04f00b971ef8
0245a394ad1eca9b72fc00ae7be315dc757b3b080d4c158013e6632d3c40659cc6cf90ad1c232a6442d9d3f5db980133
05c129645e44cf1102a159f748c4a3fc5e673d81d7e86568d9ab0f5d396a7ce46ba1049b6579afb7866b1e715475224b
15e6be4e990f03ce4ea50b3b42df2eb5cb181d8f84965a3957add4fa95af01b2b665027efec01c7704b456be69c8b604
""")
Y_UNDER = numbers("""
16112c4c3a9c98b252181140fad0eae9601a6de578980be6eec3232b5be72e7a07f3688ef60c206d01479253b03663c1
1962d75c2381201e1a0cbd6c43c348b885c84ff731c4d59ca4a10356f453e01f78a4260763529e3532f6102c2e49a03d
058df3306640da276faaae7d6e8eb15778c4855551ae7f310c35a5dd279cd2eca6757cd636f96f891e2538b53dbf67f2
16b7d288798e5395f20d23bf89edb4d1d115c5dbddbcd30e123da489e726af41727364f2c28297ada8d26d98445f5416
0be0e079545f43e4b00cc912f8228ddcc6d19c9f0f69bbb0542eda0fc9dec916a20b15dc0fd2ededda39142311a5001d
08d9e5297186db2d9fb266eaac783182b70152c65550d881c5ecd87b6f0f5a6449f38db9dfa9cce202c6477faaf9b7ac
166007c08a99db2fc3ba8734ace9824b5eecfdfa8d0cf8ef5dd365bc400a0051d5fa9c01a58b1fb93d1a1399126a775c
16a3ef08be3ea7ea03bcddfabba6ff6ee5a4375efa1f4fd7feb34fd206357132b920f5b00801dee460ee415a15812ed9
1866c8ed336c61231a1be54fd1d74cc4f9fb0ce4c6af5920abc5750c4bf39b4852cfe2f7bb9248836b233d9d55535d4a
167a55cda70a6e1cea820597d94a84903216f763e13d87bb5308592e7ea7d4fbc7385ea3d529b35e346ef48bb8913f55
04d2f259eea405bd48f010a01ad2911d9c6dd039bb61a6290e591b36e636a5c871a5c29f4f83060400f8b49cba8f6aa8
0accbb67481d033ff5852c1e48c50c477f94ff8aefce42d28c0f9a88cea7913516f968986f7ebbea9684b529e2561092
0ad6b9514c767fe3c3613144b45f1496543346d98adf02267d5ceef9a00d9b8693000763e3b90ac11e99b138573345cc
02660400eb2e4f3b628bdd0d53cd76f2bf565b94e72927c1cb748df27942480e420517bd8714cc80d1fadc1326ed06f7
0e0fa1d816ddc03e6b24255e0d7819c171c40f65e273b853324efcd6356caa205ca2f570f13497804415473a1d634b8f
""")
def root(square):  # of Fp, or None
    found = pow(square, (P + 1) // 4, P)
    return found if found * found % P == square % P else None
def at(x, coefficients, first=0):  # a polynomial, from its lowest coefficient on
    value = first
    for one in reversed(coefficients): value = (value * x + one) % P
    return value
def add(p, q, a=0):  # two points of a curve over Fp
    if p is None or q is None: return p or q
    if p[0] == q[0] and (p[1] + q[1]) % P == 0: return None
    slope = (3 * p[0] * p[0] + a) * pow(2 * p[1], -1, P) if p == q else (q[1] - p[1]) * pow(q[0] - p[0], -1, P)
    x = (slope * slope - p[0] - q[0]) % P
    return x, (slope * (p[0] - x) - p[1]) % P
def times(p, n):
    so_far = None
    for bit in bin(n)[2:]:
        so_far = add(so_far, so_far)
        if bit == "1": so_far = add(so_far, p)
    return so_far
def expanded(message, length):  # expand_message_xmd with SHA-256
    sha = lambda data: hashlib.sha256(data).digest()
    suffix = DOMAIN + bytes([len(DOMAIN)])
    first = sha(bytes(64) + message + length.to_bytes(2, "big") + b"\0" + suffix)
    blocks = [sha(first + b"\1" + suffix)]
    for n in range(2, -(-length // 32) + 1):
        blocks.append(sha(bytes(one ^ other for one, other in zip(first, blocks[-1])) + bytes([n]) + suffix))
    return b"".join(blocks)[:length]
def on_isogenous(u):  # a point of E' (simplified SWU)
    z = Z * u * u % P
    under = (z * z + z) % P
    x = -B * pow(A, -1, P) * (1 + pow(under, -1, P)) % P if under else B * pow(Z * A, -1, P) % P
    y = root(x ** 3 + A * x + B)
    if y is None:
        x = z * x % P
        y = root(x ** 3 + A * x + B)
    return x, y if y % 2 == u % 2 else P - y
def hashed(message):  # to a point of G1
    data = expanded(message, 128)
    p = add(*(on_isogenous(int.from_bytes(data[n:n + 64], "big") % P) for n in (0, 64)), A)
    x = at(p[0], X_OVER) * pow(at(p[0], X_UNDER, 1), -1, P) % P
    return times((x, p[1] * at(p[0], Y_OVER) * pow(at(p[0], Y_UNDER, 1), -1, P) % P), X + 1)

# Points as they are written: the x, and three bits before it.
def read_bits(data):
    bits = data[0] >> 5
    if bits & 4 == 0 or bits & 2: raise ValueError("not a compressed point")
    return bits & 1, bytes([data[0] & 31]) + data[1:]
def read_g1(data):
    high, x = read_bits(data)
    x = int.from_bytes(x, "big")
    y = root(x ** 3 + 4)
    if len(data) != 48 or x >= P or y is None: raise ValueError("no point of the curve")
    point = x, y if (y > P // 2) == bool(high) else P - y
    if times(point, R) is not None: raise ValueError("no point of G1")
    return point
def read_g2(data):  # only for the keys above, which are in G2
    high, x = read_bits(data)
    x = int.from_bytes(x[48:], "big"), int.from_bytes(x[:48], "big")
    y = root2(plus2(mul2(mul2(x, x), x), (4, 4)))
    larger = y[1] > P // 2 if y[1] else y[0] > P // 2
    return x, y if larger == bool(high) else (-y[0] % P, -y[1] % P)

# Fp2 and Fp12.
def plus2(a, b): return (a[0] + b[0]) % P, (a[1] + b[1]) % P
def minus2(a, b): return (a[0] - b[0]) % P, (a[1] - b[1]) % P
def mul2(a, b): return (a[0] * b[0] - a[1] * b[1]) % P, (a[0] * b[1] + a[1] * b[0]) % P
def inverse2(a):
    under = pow(a[0] * a[0] + a[1] * a[1], -1, P)
    return a[0] * under % P, -a[1] * under % P
def root2(a):
    if a[1] == 0:
        real = root(a[0])
        return (real, 0) if real is not None else (0, root(-a[0] % P))
    size = root(a[0] * a[0] + a[1] * a[1])  # of a square it is there
    half = pow(2, -1, P)
    real = root((a[0] + size) * half % P)
    if real is None: real = root((a[0] - size) * half % P)
    return real, a[1] * half * pow(real, -1, P) % P
def mul12(a, b):
    sums = [[0, 0] for _ in range(11)]
    for i, (a0, a1) in enumerate(a):
        if not a0 and not a1: continue
        for j, (b0, b1) in enumerate(b):
            sums[i + j][0] += a0 * b0 - a1 * b1
            sums[i + j][1] += a0 * b1 + a1 * b0
    for n in range(10, 5, -1):  # w**6 = 1 + u
        over = sums[n]
        sums[n - 6][0] += over[0] - over[1]
        sums[n - 6][1] += over[0] + over[1]
    return [(one % P, other % P) for one, other in sums[:6]]
ONE = [(1, 0)] + [(0, 0)] * 5
def power12(a, n):
    so_far = ONE
    for bit in bin(n)[2:]:
        so_far = mul12(so_far, so_far)
        if bit == "1": so_far = mul12(so_far, a)
    return so_far

# The pairing: Miller's loop of the ate pairing, with points of G2 on the twist y*y = x**3 + 4*(1 + u).
def line_at(t, q, p):  # the line through two points of the twist, at a point of G1; and their sum
    if t == q: slope = mul2(mul2((3, 0), mul2(t[0], t[0])), inverse2(plus2(t[1], t[1])))
    else: slope = mul2(minus2(q[1], t[1]), inverse2(minus2(q[0], t[0])))
    x = minus2(minus2(mul2(slope, slope), t[0]), q[0])
    along = [minus2(mul2(slope, t[0]), t[1]), (0, 0), mul2(slope, (-p[0] % P, 0)), (p[1], 0), (0, 0), (0, 0)]
    return along, (x, minus2(mul2(slope, minus2(t[0], x)), t[1]))
def miller(p, q):
    so_far, t = ONE, q
    for bit in bin(X)[3:]:
        line, doubled = line_at(t, t, p)
        so_far, t = mul12(mul12(so_far, so_far), line), doubled
        if bit == "1":
            line, t = line_at(t, q, p)
            so_far = mul12(so_far, line)
    return so_far
BASE = ((0x024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8,
         0x13e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e),
        (0x0ce5d527727d6e118cc9cdc6da2e351aadfd9baa8cbdd3a76d429a695160d12c923ac9cc3baca289e193548608b82801,
         0x0606c4a02ea734cc32acd2b02bc28b99cb3e287e85a763af267492ab572e99ab3f370d275cec1da1aaa9075ff05f79be))
def is_of_round(key, number, signature):  # whether the signature, hex, is the one of the key, hex, for the round's number
    try: point = read_g1(bytes.fromhex(signature))
    except ValueError: return False
    opposite = point[0], P - point[1]
    message = hashed(hashlib.sha256(number.to_bytes(8, "big")).digest())
    both = mul12(miller(opposite, BASE), miller(message, read_g2(bytes.fromhex(key))))
    return power12(both, (P ** 12 - 1) // R) == ONE

# The ledger's lines.
class Number(str): "As it is written."
def text(v):  # canonical JSON of what was read from canonical JSON
    if isinstance(v, Number): return str(v)
    if isinstance(v, list): return "[" + ",".join(map(text, v)) + "]"
    if isinstance(v, dict): return "{" + ",".join(text(name) + ":" + text(one) for name, one in v.items()) + "}"
    return json.dumps(v, ensure_ascii=False)
def sha(words): return hashlib.sha256(words.encode()).hexdigest()
def contest(p):  # "game 18402", "event 7 main"; of a prediction, or of one that a line of inputs names
    if p.get("game") or "gameId" in p: return "game " + (p["gameId"] if "gameId" in p else p["game"]["id"])
    return "event " + (p["eventId"] if "eventId" in p else p["event"]["id"]) + (" " + p["part"] if p["part"] else "")
def seeds_in(lines):  # (line, why it is wrong or None, chain, round, signature) of each seed that names a beacon; and how many name none
    said, found, by_rule = {}, [], 0
    for raw in lines:
        line = json.loads(raw)
        p = json.loads(line["payload"], parse_int=Number, parse_float=Number)
        if p["type"] == "inputs": said[line["seq"]] = p
        recipe = (p["prediction"].get("recipe") or {}) if p["type"] == "prediction" else {}
        origin = recipe.get("seedFrom")
        if origin is None: continue
        if "beacon" not in origin: by_rule += 1
        else: found.append((line["seq"], why_not(p, recipe, origin, said), origin["beacon"], int(origin["round"]), origin["signature"]))
    return found, by_rule
def why_not(p, recipe, origin, said):  # of a seed, without the signature
    inputs = said.get(int(origin["inputsLine"]))
    if origin["beacon"] not in CHAINS or not inputs or inputs["beacon"]["chain"] != origin["beacon"]: return "no such beacon is named in that line of inputs"
    told = int(datetime.datetime.fromisoformat(inputs["appendedAt"][:19] + "+00:00").timestamp())
    due = (told - GENESIS) // PERIOD + 2
    if int(origin["round"]) != due: return "round %d was the next after its inputs, not %s" % (due, origin["round"])
    what = contest(p)
    inputs_hash = sha(text({name: one for name, one in recipe.items() if name not in ("seed", "seedFrom")}))
    if not any(contest(one) == what and one["inputsHash"] == inputs_hash for one in inputs["of"]): return "its inputs are not in that line"
    if not re.fullmatch("[0-9a-f]{96}", origin["signature"]): return "that is no signature"
    seed = sha(hashlib.sha256(bytes.fromhex(origin["signature"])).hexdigest() + inputs_hash + what)[:8]
    return None if seed == recipe["seed"] else "the seed that follows is %s, not %s" % (seed, recipe["seed"])
def main(args):
    if {"-h", "--help"} & set(args): sys.exit(print("Usage:", __doc__))
    if len(args) not in (1, 2) or len(args) == 2 and not re.fullmatch("[1-9][0-9]{0,8}", args[1]): sys.exit("Usage: " + __doc__)
    try: found, by_rule = seeds_in(open(args[0], encoding="utf-8"))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as why: sys.exit("The file cannot be read: %r" % why)
    for line, why, *_ in found:
        if why: sys.exit("line %d: %s" % (line, why))
    rounds = {}
    for line, _, chain, number, signature in found: rounds.setdefault((chain, number, signature), line)
    newest = sorted(rounds, key=lambda one: -rounds[one])[:int(args[1]) if len(args) > 1 else None]
    for chain, number, signature in newest:
        if not is_of_round(CHAINS[chain], number, signature):
            sys.exit("line %d: that is not the beacon's signature of round %d" % (rounds[chain, number, signature], number))
    local = sum(1 for chain, *_ in newest if chain == LOCAL)
    print("%d seeds follow from their rounds; the signatures of %d of %d rounds are the beacon's own" % (len(found), len(newest), len(rounds)))
    if local: print("%d of them of the local beacon, which proves nothing outside of its machine" % local)
    if by_rule: print("%d seeds are by the published rule, without a beacon" % by_rule)
if __name__ == "__main__": main(sys.argv[1:])
