// Scenes as the few bytes that crates/pylos-easel reads: little-endian, a list
// with its length before it, 255 for what is missing.

import type { Point } from "./camera";

/** Writes numbers one after the other. */
export class Bytes {
  private view = new DataView(new ArrayBuffer(256));
  private at = 0;

  /** Makes room for more, and says where. */
  private room(bytes: number): [DataView<ArrayBuffer>, number] {
    const at = this.at;
    this.at += bytes;
    if (this.at > this.view.byteLength) {
      const larger = new Uint8Array(2 * this.at);
      larger.set(new Uint8Array(this.view.buffer));
      this.view = new DataView(larger.buffer);
    }
    return [this.view, at];
  }

  u8(...numbers: number[]): this {
    for (const number of numbers) {
      const [view, at] = this.room(1);
      view.setUint8(at, number);
    }
    return this;
  }

  u32(number: number): this {
    const [view, at] = this.room(4);
    view.setUint32(at, number, true);
    return this;
  }

  f32(...numbers: number[]): this {
    for (const number of numbers) {
      const [view, at] = this.room(4);
      view.setFloat32(at, number, true);
    }
    return this;
  }

  point({ x, y, z }: Point): this {
    return this.f32(x, y, z);
  }

  list<T>(all: readonly T[], one: (item: T) => void): this {
    const some = all.slice(0, 255);
    this.u8(some.length);
    some.forEach(one);
    return this;
  }

  done(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.view.buffer, 0, this.at).slice();
  }
}
