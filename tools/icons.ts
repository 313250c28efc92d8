/** `npm run icons`: draws the icons and the screenshots of the installed app again, from icon.svg and docs/pictures. */

import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { headlessOptions } from "../e2e/browser.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "client/public/app");
const svg = await readFile(join(root, "client/icon.svg"), "utf8");

/** The drawing without its ground, of which launchers cut parts off. */
const drawing = svg.replace(/<rect[^>]*>/, "");
const ground = /<rect[^>]*fill="([^"]+)"/.exec(svg)?.[1] ?? "";

type Picture = { name: string; html: string; width: number; height?: number; isJpeg?: boolean };

/** The svg takes `share` % of the width; launchers keep the circle that 80 % of it spans. */
const onGround = (share: number) =>
  `<div style="background:${ground};width:100vw;height:100vh;display:grid;place-items:center"><div style="width:${share}vw;height:${share}vw">${drawing}</div></div>`;

/** Launchers use its opacity only, and choose its colour themselves. */
const monochrome = drawing.replace(/(fill|stroke)="#\w+"/g, '$1="#fff"');

const screenshot = async (file: string) => {
  const bytes = await readFile(join(root, "docs/pictures", file));
  return `<img src="data:image/jpeg;base64,${bytes.toString("base64")}" style="display:block;width:100vw">`;
};

const pictures: Picture[] = [
  { name: "icon-192.png", html: svg, width: 192 },
  { name: "icon-512.png", html: svg, width: 512 },
  { name: "maskable-512.png", html: onGround(92), width: 512 },
  { name: "monochrome-512.png", html: monochrome, width: 512 },
  { name: "apple-touch-icon.png", html: onGround(100), width: 180 },
  {
    name: "sky-wide.jpg",
    html: await screenshot("home-dark-1280.jpg"),
    width: 1024,
    height: 640,
    isJpeg: true,
  },
  {
    name: "sky-narrow.jpg",
    html: await screenshot("home-dark-360.jpg"),
    width: 360,
    height: 780,
    isJpeg: true,
  },
  {
    name: "add-mood.jpg",
    html: await screenshot("add-mood-dark-360.jpg"),
    width: 360,
    height: 780,
    isJpeg: true,
  },
];

async function draw(browser: Browser, { name, html, width, height = width, isJpeg = false }: Picture) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100%}</style>${html}`);
  const path = join(folder, name);
  await page.screenshot(isJpeg ? { path, type: "jpeg", quality: 70 } : { path, omitBackground: true });
  await page.close();
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(headlessOptions);
for (const picture of pictures) await draw(browser, picture);
await browser.close();
