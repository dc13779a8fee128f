import { chromium } from "playwright-core";
const [url, out, w = 1280, h = 800, scheme = "dark", full] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: +w, height: +h }, colorScheme: scheme });
page.on("console", (m) => console.log("console:", m.text()));
page.on("pageerror", (e) => console.log("error:", e.message));
await page.goto(url); await page.waitForTimeout(900);
await page.screenshot({ path: out, fullPage: !!full });
await browser.close();
