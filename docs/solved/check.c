/* Checks a strategy file of Pylos: `cc -O2 -o check check.c && ./check FILE`.
 *
 * Written from the rules of the game and the description of the format
 * (certificate.md), without code of the program that makes the files. In every
 * position of a file the opponent of its owner is to move. If every reply leaves
 * the owner a turn to a position of the file with a smaller rank, or a win that
 * a plain search proves, then by induction all of them are won within their
 * ranks. A strategy of not losing has no ranks: any position of it will do. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint32_t Cells; /* a set of cells: bit 0 is a1, bit 29 the apex j1 */
enum { BALLS = 15, CELLS = 30, ALL = (1 << CELLS) - 1, MANY = 20000 };

static void fail(const char *why) { printf("refused: %s\n", why); exit(1); }
static int count(Cells set) { return __builtin_popcount(set); }
static int lowest(Cells set) { return __builtin_ctz(set); }

/* ------------------------------------------------------------ the board -- */
static int level_of[CELLS];
static Cells below[CELLS], above[CELLS], higher[4]; /* P1: what carries what */
static Cells pattern[64]; /* P6, P13: squares first, then lines */
static int squares, patterns;
static Cells image_part[8][3][1024]; /* where ten cells go */

static int cell(int level, int rank, int file) {
    return (int[]){0, 16, 25, 29}[level] + rank * (4 - level) + file;
}
static void draw_board(void) {
    for (int level = 0; level < 4; level++)
        for (int r = 0, side = 4 - level; r < side; r++)
            for (int f = 0; f < side; f++) {
                int c = cell(level, r, f);
                level_of[c] = level;
                for (int l = 0; l < level; l++) higher[l] |= 1u << c;
                if (level > 0)
                    for (int i = 0; i < 4; i++) {
                        int under = cell(level - 1, r + i / 2, f + i % 2);
                        below[c] |= 1u << under;
                        above[under] |= 1u << c;
                    }
                for (int s = 0; s < 8; s++) { /* the symmetries of a square */
                    int x = s & 1 ? r : f, y = s & 1 ? f : r;
                    if (s & 2) x = side - 1 - x;
                    if (s & 4) y = side - 1 - y;
                    for (int set = 0; set < 1024; set++)
                        if (set >> c % 10 & 1)
                            image_part[s][c / 10][set] |= 1u << cell(level, y, x);
                }
            }
    for (int c = 16; c < CELLS; c++) pattern[patterns++] = below[c];
    squares = patterns;
    for (int level = 0; level < 2; level++)
        for (int i = 0; i < 4 - level; i++) {
            for (int j = 0; j < 4 - level; j++) {
                pattern[patterns] |= 1u << cell(level, i, j);
                pattern[patterns + 1] |= 1u << cell(level, j, i);
            }
            patterns += 2;
        }
}
static Cells image(int s, Cells set) {
    return image_part[s][0][set & 1023] | image_part[s][1][set >> 10 & 1023] |
           image_part[s][2][set >> 20];
}

/* ------------------------------------------------------------- the rules -- */
static int take_backs, lines, must, may_raise;
static void read_rules(const char *text) {
    const char *rest = text + 8;
    if (strncmp(text, "children", 8) == 0) take_backs = 0;
    else if (strncmp(text, "standard", 8) == 0) take_backs = 1;
    else if (strncmp(text, "advanced", 8) == 0) take_backs = lines = 1;
    else fail("unknown rules");
    if (strncmp(rest, "+must", 5) == 0) must = 1, rest += 5;
    if (strncmp(rest, "+raise", 6) == 0) may_raise = 1, rest += 6;
    if (*rest) fail("unknown rules");
}
static Cells free_balls(Cells own, Cells occupied) { /* those that carry nothing */
    Cells free = 0;
    for (Cells rest = own; rest; rest &= rest - 1)
        if (!(above[lowest(rest)] & occupied)) free |= rest & -rest;
    return free;
}

/* The mover's balls after a ball has come to rest on `to`, with every set of
 * take-backs (P6 to P9). */
static int finish(Cells own, Cells other, int to, Cells *out) {
    int n = 0, completed = 0;
    if (take_backs)
        for (int i = 0; i < (lines ? patterns : squares); i++)
            completed |= (pattern[i] >> to & 1) && !(pattern[i] & ~own);
    if (!completed || !must) out[n++] = own;
    if (!completed) return n; /* P9 */
    for (Cells a = free_balls(own, own | other); a; a &= a - 1) {
        Cells one = own & ~(a & -a), second = free_balls(one, one | other);
        out[n++] = one;
        for (Cells b = second; b; b &= b - 1) out[n++] = one & ~(b & -b);
    }
    return n;
}

/* What the mover's balls can be after a turn; none if the game is over. */
static int turns(Cells own, Cells other, Cells *out) {
    Cells occupied = own | other, open = 0;
    int n = 0, reserve = BALLS - count(own);
    if (occupied == ALL || (reserve == 0 && !may_raise)) return 0; /* P10, P11 */
    for (int c = 0; c < CELLS; c++)
        if (!(occupied >> c & 1) && !(below[c] & ~occupied)) open |= 1u << c;
    if (reserve > 0) /* P4 */
        for (Cells t = open; t; t &= t - 1) n += finish(own | (t & -t), other, lowest(t), out + n);
    for (Cells f = free_balls(own, occupied); f; f &= f - 1) { /* P5 */
        Cells from = f & -f, to = open & higher[level_of[lowest(f)]] & ~above[lowest(f)];
        for (Cells t = to; t; t &= t - 1)
            n += finish((own & ~from) | (t & -t), other, lowest(t), out + n);
    }
    return n;
}

/* -------------------------------------------------- numbers of positions -- */
static uint32_t choose_[31][32];
static Cells *classes;
static uint64_t *firsts;
static int class_count;
static int by_size(const void *a, const void *b) {
    Cells x = *(const Cells *)a, y = *(const Cells *)b;
    return count(x) != count(y) ? count(x) - count(y) : (x > y) - (x < y);
}
static void list_classes(Cells set, int c) {
    if (c < CELLS) {
        list_classes(set, c + 1);
        if (!(below[c] & ~set)) list_classes(set | 1u << c, c + 1);
        return;
    }
    for (int s = 1; s < 8; s++) if (image(s, set) < set) return;
    classes[class_count++] = set;
}
static int fewest(int n) { return n > BALLS ? n - BALLS : 0; }
static void number_positions(void) {
    for (int n = 0; n < 31; n++)
        for (int k = 0; k <= n; k++)
            choose_[n][k] = k == 0 ? 1 : choose_[n - 1][k - 1] + choose_[n - 1][k];
    classes = malloc(150000 * sizeof *classes);
    list_classes(0, 0);
    qsort(classes, class_count, sizeof *classes, by_size);
    firsts = calloc(class_count + 1, sizeof *firsts);
    for (int i = 0; i < class_count; i++) {
        int n = count(classes[i]);
        firsts[i + 1] = firsts[i];
        for (int k = fewest(n); k <= n - fewest(n); k++) firsts[i + 1] += choose_[n][k];
    }
}

/* A position up to symmetry: the occupied cells, then those of the waiting
 * player, as the smallest of the eight images. */
static uint64_t key_of(Cells occupied, Cells waiting) {
    uint64_t best = UINT64_MAX;
    for (int s = 0; s < 8; s++) {
        uint64_t key = (uint64_t)image(s, occupied) << 32 | image(s, waiting);
        if (key < best) best = key;
    }
    return best;
}
static uint64_t position(uint64_t number) {
    if (number >= firsts[class_count]) fail("a number that no position has");
    int low = 0, high = class_count;
    for (int middle; high - low > 1;)
        if (firsts[middle = (low + high) / 2] <= number) low = middle; else high = middle;
    Cells occupied = classes[low], waiting = 0;
    int n = count(occupied), k = fewest(n);
    for (number -= firsts[low]; number >= choose_[n][k]; k++) number -= choose_[n][k];
    for (int c = CELLS - 1; c >= 0; c--) {
        if (!(occupied >> c & 1)) continue;
        int before = count(occupied & ((1u << c) - 1));
        if (k > 0 && choose_[before][k] <= number) number -= choose_[before][k--], waiting |= 1u << c;
    }
    if (key_of(occupied, waiting) != ((uint64_t)occupied << 32 | waiting)) fail("not the smallest image");
    return key_of(occupied, waiting);
}

/* --------------------------------------------------------------- the file -- */
static uint8_t *file;
static uint64_t bits_at, slots, *slot_key; /* a hash table of the positions */
static uint8_t *slot_rank;

static uint32_t u32(size_t at) {
    return file[at] | file[at + 1] << 8 | file[at + 2] << 16 | (uint32_t)file[at + 3] << 24;
}
static uint64_t bits(int n) {
    uint64_t value = 0;
    for (; n > 0; n--, bits_at++) value = value << 1 | (file[bits_at / 8] >> (7 - bits_at % 8) & 1);
    return value;
}
static uint64_t slot(uint64_t key) {
    uint64_t at = (key ^ key >> 29) * 0x9e3779b97f4a7c15u >> 20 & (slots - 1);
    while (slot_key[at] != UINT64_MAX && slot_key[at] != key) at = (at + 1) & (slots - 1);
    return at;
}
static int rank_of(Cells mover, Cells waiting) { /* -1: not in the file */
    uint64_t key = key_of(mover | waiting, waiting), at = slot(key);
    return slot_key[at] == key ? slot_rank[at] : -1;
}

/* -------------------------------------------------------------- the proof -- */
static int wins; /* the claim: to win, or else not to lose */
static uint64_t answered, searched;

/* Plain search: whether the mover wins within so many plies. */
static int wins_within(Cells own, Cells other, int plies) {
    Cells *out = malloc(2 * MANY * sizeof *out), *replies = out + MANY;
    int n = plies > 0 ? turns(own, other, out) : 0, won = 0;
    for (int i = 0, m; i < n && !won; i++) {
        m = turns(other, out[i], replies);
        won = m == 0 || plies > 2; /* no turn left: the opponent has lost */
        for (int j = 0; j < m && won; j++) won = wins_within(out[i], replies[j], plies - 2);
    }
    free(out);
    return won;
}

/* Whether the owner, to move, has a turn to the file below this rank. */
static int answers(Cells own, Cells other, int rank) {
    static Cells out[MANY];
    for (int i = 0, n = turns(own, other, out); i < n; i++) {
        int found = rank_of(other, out[i]);
        if (found >= 0 && (!wins || found < rank)) return 1;
    }
    return 0;
}
static void check_position(uint64_t key, int rank, int search) {
    static Cells replies[MANY];
    Cells waiting = (Cells)key, mover = (Cells)(key >> 32) & ~waiting;
    int n = turns(mover, waiting, replies);
    if (n == 0) fail("the game is over in a position of the file");
    for (int i = 0; i < n; i++) {
        int found = answers(waiting, replies[i], rank), plies = 1;
        answered += found, searched += !found;
        while (!found && plies <= search) found = wins_within(waiting, replies[i], plies), plies += 2;
        if (!found) fail("a reply is not answered");
    }
}
static uint32_t crc(const uint8_t *bytes, size_t n) {
    uint32_t sum = ~0u;
    for (size_t i = 0; i < 8 * n; i++)
        sum ^= i % 8 ? 0 : bytes[i / 8], sum = sum >> 1 ^ (0xEDB88320u & -(sum & 1));
    return ~sum;
}
int main(int argc, char **argv) {
    FILE *in = argc == 2 ? fopen(argv[1], "rb") : NULL;
    if (!in || fseek(in, 0, SEEK_END)) { printf("usage: check FILE\n"); return 2; }
    size_t length = ftell(in);
    rewind(in);
    file = calloc(length + 16, 1);
    if (fread(file, 1, length, in) != length) fail("cannot be read");
    if (length < 84 || memcmp(file, "PylosST\n", 8)) fail("not a strategy of Pylos");
    if (u32(8) != 1) fail("another version");
    if ((u32(72) | (uint64_t)u32(76) << 32) != length) fail("cut short");
    if (crc(file, length - 4) != u32(length - 4)) fail("damaged");
    char rules[33] = {0};
    memcpy(rules, file + 16, 32);
    draw_board(), read_rules(rules), number_positions();
    wins = file[12] == 0;
    int owner = file[13], down_to = file[14] | file[15] << 8, search = (down_to > 2 ? down_to : 2) - 1;
    uint64_t positions = u32(60), levels = u32(64), list = 80, n = 0;
    for (slots = 1024; slots < 3 * positions; slots *= 2) {}
    slot_rank = calloc(slots, 1);
    slot_key = memset(malloc(slots * sizeof *slot_key), 0xff, slots * sizeof *slot_key);
    uint64_t *keys = malloc((positions + 1) * sizeof *keys), code = list + 12 * levels;
    for (uint64_t level = 0; level < levels; level++, list += 12) {
        uint64_t next = 0, end = code + u32(list + 8);
        if (end > length - 4) fail("damaged");
        bits_at = 8 * code;
        for (uint32_t i = 0, p = 0; i < u32(list + 4); i++) {
            if (i % 128 == 0) p = bits(5);
            int zeros = 0;
            while (zeros < 33 && !bits(1)) zeros++;
            uint64_t high = ((uint64_t)1 << zeros | bits(zeros)) - 1;
            next += high << p | bits(p);
            if (bits_at > 8 * end || n >= positions) fail("damaged");
            uint64_t at = slot(keys[n] = position(next++));
            if (slot_key[at] != UINT64_MAX) fail("a position twice");
            slot_key[at] = keys[n++], slot_rank[at] = u32(list);
        }
        code = end;
    }
    if (n != positions) fail("fewer positions than it says");
    Cells root[2] = {u32(48), u32(52)}, mover = root[file[56] & 1], other = root[~file[56] & 1];
    int plies = rank_of(mover, other);
    if (file[56] != owner ? plies < 0 : !answers(mover, other, 256) && !wins_within(mover, other, search))
        fail("the file does not begin where the game does");
    for (uint64_t i = 0; i < positions; i++)
        check_position(keys[i], slot_rank[slot(keys[i])], search);
    printf("%s: %s %s", rules, owner ? "dark" : "light", wins ? "wins" : "does not lose");
    if (wins && plies >= 0) printf(" within %d plies", plies);
    printf(", shown by %u positions: %.0f replies answered, %.0f searched\n", (unsigned)positions,
           (double)answered, (double)searched);
    return 0;
}
