// Draws the icons of the extension from icon.svg: `node packages/extension/store/draw-icons.mjs`.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../../scripts/chromium.mjs';

const SIZES = [16, 32, 48, 128];
/** Stores require empty space around the largest icon. */
const MARGIN = { 128: 16 };

const folder = join(import.meta.dirname, '../public/icon');
const svg = readFileSync(join(import.meta.dirname, 'icon.svg'), 'utf8');
const executablePath = chromiumPath();
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
for (const size of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const margin = MARGIN[size] ?? 0;
  const style = `display:block;margin:${margin}px;width:${size - 2 * margin}px;height:${size - 2 * margin}px`;
  await page.setContent(`<body style="margin:0">${svg.replace('<svg ', `<svg style="${style}" `)}</body>`);
  await page.screenshot({ path: join(folder, `${size}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
