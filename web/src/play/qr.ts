// QR codes for links: byte mode, error correction level M, versions 1 to 10
// (up to 213 bytes).

/** Data codewords, error codewords per block and block count, by version. */
const BLOCKS: readonly { ec: number; groups: readonly (readonly [count: number, data: number])[] }[] = [
  { ec: 10, groups: [[1, 16]] },
  { ec: 16, groups: [[1, 28]] },
  { ec: 26, groups: [[1, 44]] },
  { ec: 18, groups: [[2, 32]] },
  { ec: 24, groups: [[2, 43]] },
  { ec: 16, groups: [[4, 27]] },
  { ec: 18, groups: [[4, 31]] },
  { ec: 22, groups: [[2, 38], [2, 39]] },
  { ec: 22, groups: [[3, 36], [2, 37]] },
  { ec: 26, groups: [[4, 43], [1, 44]] },
];
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

/** Rows of modules, true for dark ones; nothing if the text is too long. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, i) => bytes.length <= capacity(i + 1)) + 1;
  if (version === 0) return undefined;
  const grid = new Grid(version);
  grid.drawPatterns();
  grid.drawData(interleave(encode(bytes, version), version));
  return grid.bestMask();
}

function dataLength(version: number): number {
  return BLOCKS[version - 1]!.groups.reduce((sum, [count, data]) => sum + count * data, 0);
}

function capacity(version: number): number {
  return dataLength(version) - (version < 10 ? 2 : 3);
}

function encode(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => push(byte, 8));
  const total = dataLength(version) * 8;
  push(0, Math.min(4, total - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0xec; words.length < total / 8; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

// Arithmetic in the field of 256 elements.
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1;
}
const times = (a: number, b: number) => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

export function errorWords(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    generator.forEach((g, k) => (next[k + 1]! ^= times(g, EXP[i]!)));
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    if (factor) generator.forEach((g, k) => (rest[i + k]! ^= times(g, factor)));
  }
  return rest.slice(data.length);
}

function interleave(words: number[], version: number): number[] {
  const { ec, groups } = BLOCKS[version - 1]!;
  const blocks: number[][] = [];
  let at = 0;
  for (const [count, length] of groups) {
    for (let i = 0; i < count; i++) blocks.push(words.slice(at, (at += length)));
  }
  const errors = blocks.map((block) => errorWords(block, ec));
  const out: number[] = [];
  for (let i = 0; i < Math.max(...blocks.map((b) => b.length)); i++) for (const b of blocks) if (i < b.length) out.push(b[i]!);
  for (let i = 0; i < ec; i++) for (const e of errors) out.push(e[i]!);
  return out;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Grid {
  private readonly size: number;
  private readonly dark: boolean[][];
  /** Modules that belong to patterns rather than to data. */
  private readonly fixed: boolean[][];

  constructor(private readonly version: number) {
    this.size = 17 + 4 * version;
    this.dark = Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.fixed = Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
  }

  private set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  drawPatterns(): void {
    const { size, version } = this;
    for (let i = 0; i < size; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
      for (let dy = -4; dy <= 4; dy++) {
        for (let dx = -4; dx <= 4; dx++) {
          const ring = Math.max(Math.abs(dx), Math.abs(dy));
          this.set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
        }
      }
    }
    const centres = ALIGNMENT[version - 1]!;
    const last = centres.at(-1);
    for (const cx of centres) {
      for (const cy of centres) {
        if ((cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6)) continue;
        for (let dy = -2; dy <= 2; dy++) {
          for (let dx = -2; dx <= 2; dx++) this.set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
        }
      }
    }
    this.drawFormat(0);
    if (version >= 7) {
      let rest = version;
      for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
      const bits = (version << 12) | rest;
      for (let i = 0; i < 18; i++) {
        const a = size - 11 + (i % 3);
        const b = Math.floor(i / 3);
        this.set(a, b, ((bits >> i) & 1) === 1);
        this.set(b, a, ((bits >> i) & 1) === 1);
      }
    }
  }

  private drawFormat(mask: number): void {
    const { size } = this;
    // Level M is written 00.
    let rest = mask;
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const bit = (i: number) => ((bits >> i) & 1) === 1;
    for (let i = 0; i <= 5; i++) this.set(8, i, bit(i));
    this.set(8, 7, bit(6));
    this.set(8, 8, bit(7));
    this.set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) this.set(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.set(8, size - 15 + i, bit(i));
    this.set(8, size - 8, true);
  }

  drawData(words: readonly number[]): void {
    let i = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        for (const x of [right, right - 1]) {
          const upwards = ((right + 1) & 2) === 0;
          const y = upwards ? this.size - 1 - step : step;
          if (this.fixed[y]![x]) continue;
          this.dark[y]![x] = i < words.length * 8 && ((words[i >> 3]! >> (7 - (i & 7))) & 1) === 1;
          i++;
        }
      }
    }
  }

  bestMask(): boolean[][] {
    let best: { rows: boolean[][]; penalty: number } | undefined;
    MASKS.forEach((inverts, mask) => {
      this.drawFormat(mask);
      const rows = this.dark.map((row, y) => row.map((dark, x) => (this.fixed[y]![x] ? dark : dark !== inverts(x, y))));
      const penalty = penaltyOf(rows);
      if (!best || penalty < best.penalty) best = { rows, penalty };
    });
    return best!.rows;
  }
}

function penaltyOf(rows: boolean[][]): number {
  const size = rows.length;
  let penalty = 0;
  let darkCount = 0;
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x]!))];
  for (const line of lines) {
    for (let i = 0, run = 0; i < size; i++) {
      run = i > 0 && line[i] === line[i - 1] ? run + 1 : 1;
      if (run === 5) penalty += 3;
      else if (run > 5) penalty += 1;
    }
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const finder of ["10111010000", "00001011101"]) {
      for (let i = text.indexOf(finder); i >= 0; i = text.indexOf(finder, i + 1)) penalty += 40;
    }
  }
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (rows[y]![x]) darkCount++;
      if (x + 1 < size && y + 1 < size) {
        const same = rows[y]![x] === rows[y]![x + 1] && rows[y]![x] === rows[y + 1]![x] && rows[y]![x] === rows[y + 1]![x + 1];
        if (same) penalty += 3;
      }
    }
  }
  return penalty + Math.floor(Math.abs((darkCount * 20) / (size * size) - 10)) * 10;
}
