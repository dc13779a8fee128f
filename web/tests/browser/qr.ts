// Codes as a phone reads them.

import jsqr from "jsqr";
import type { Locator } from "playwright-core";

// The package was made before modules; its function is the default of its default.
const decode = ((jsqr as unknown as { default?: typeof jsqr }).default ?? jsqr) as typeof jsqr;

/** What somebody reads who scans the code from the screen. */
export async function scanned(code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot()).toString("base64");
  const blank = await code.page().context().newPage();
  const { pixels, width, height } = await blank.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(image, 0, 0);
    return { pixels: [...context.getImageData(0, 0, image.width, image.height).data], width: image.width, height: image.height };
  }, picture);
  await blank.close();
  return decode(new Uint8ClampedArray(pixels), width, height)?.data;
}
