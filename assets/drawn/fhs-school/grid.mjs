import sharp from 'sharp';

/** A picture that is painted pixel by pixel; a pixel is a color such as '#e43b44', or null where nothing is. */
export class Grid {
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.pixels = new Array(width * height).fill(null);
  }

  has(x, y) {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  at(x, y) {
    return this.has(x, y) ? this.pixels[y * this.width + x] : null;
  }

  set(x, y, color) {
    if (this.has(x, y)) this.pixels[y * this.width + x] = color;
  }

  box(x, y, width, height, color) {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) this.set(column, row, color);
    }
  }

  /** Gives everything that was painted a line of one pixel round the outside. */
  outline(color) {
    const before = [...this.pixels];
    const filled = (x, y) => this.has(x, y) && before[y * this.width + x] !== null;
    for (let y = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1) {
        if (filled(x, y)) continue;
        if (filled(x - 1, y) || filled(x + 1, y) || filled(x, y - 1) || filled(x, y + 1))
          this.set(x, y, color);
      }
    }
  }

  /** Lays another picture over this one. */
  lay(other, left, top) {
    for (let y = 0; y < other.height; y += 1) {
      for (let x = 0; x < other.width; x += 1) {
        const color = other.at(x, y);
        if (color !== null) this.set(left + x, top + y, color);
      }
    }
  }

  /** Writes it as a PNG with a palette. */
  async save(path) {
    const bytes = Buffer.alloc(this.pixels.length * 4);
    for (const [index, color] of this.pixels.entries()) {
      if (color !== null) bytes.writeUInt32BE(Number.parseInt(`${color.slice(1)}ff`, 16), index * 4);
    }
    const raw = { width: this.width, height: this.height, channels: 4 };
    await sharp(bytes, { raw }).png({ palette: true, compressionLevel: 9 }).toFile(path);
  }
}
