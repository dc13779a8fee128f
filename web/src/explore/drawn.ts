// Pictures of the board as files, made on this device: the one that is being
// looked at, in light or in lines, and the drawing as SVG.

import type { Size } from "../picture/camera";

const NAMESPACE = "http://www.w3.org/2000/svg";
const WIDTH = 1_600;

/** What a drawing has from style sheets and a file needs of its own. */
const STYLES = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity", "stop-color", "stop-opacity"] as const;

/** A copy that keeps its colours wherever it is shown. */
function copied(original: Element): Element {
  const copy = original.cloneNode(true) as Element;
  const [from, to] = [original, copy].map((root) => [root, ...root.querySelectorAll("*")]);
  from!.forEach((element, i) => {
    const style = getComputedStyle(element);
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value) to![i]!.setAttribute(name, value);
    }
    for (const name of ["class", "aria-hidden", "style"]) to![i]!.removeAttribute(name);
  });
  return copy;
}

/** The drawing of a figure as a file that needs nothing else. */
export function drawingOf(figure: SVGSVGElement, title: string): string {
  const svg = copied(figure);
  svg.setAttribute("xmlns", NAMESPACE);
  const { width, height } = sizeOf(figure);
  svg.setAttribute("width", String(WIDTH));
  svg.setAttribute("height", String(Math.round((WIDTH * height) / width)));
  const defs = document.querySelector("svg.defs defs");
  if (defs) svg.prepend(copied(defs));
  const name = document.createElementNS(NAMESPACE, "title");
  name.textContent = title;
  svg.prepend(name);
  return new XMLSerializer().serializeToString(svg);
}

function sizeOf(figure: SVGSVGElement): Size {
  const { width, height } = figure.viewBox.baseVal;
  return { width, height };
}

/** The picture that the page shows, if it is painted; else the drawing of it. */
export async function pictureOf(painted: HTMLCanvasElement | null, drawing: string, ground: string): Promise<Blob> {
  const source = painted ?? (await loaded(drawing));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = source instanceof HTMLImageElement ? [source.naturalWidth, source.naturalHeight] : [source.width, source.height];
  const context = canvas.getContext("2d")!;
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}

async function loaded(drawing: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  return image;
}
