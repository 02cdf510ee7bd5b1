import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import jetBrainsMono from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url';
import { addStyle } from './add-style.js';

/** Fonts of the pictures on every machine, by token. */
const FONTS = { '--fl-font': inter, '--fl-font-mono': jetBrainsMono };

const faces = Object.entries(FONTS).map(
  ([token, url]) => new FontFace(familyOf(token), `url(${url})`, { weight: '100 900' }),
);
const tokens = Object.keys(FONTS).map((token) => `${token}: ${familyOf(token)} !important;`);

/** Loads the fonts and gives them to the components. Returns a function that takes them back. */
export async function applyFonts(): Promise<() => void> {
  for (const face of faces) document.fonts.add(await face.load());
  return addStyle(`.fl-root { ${tokens.join(' ')} }`);
}

function familyOf(token: string): string {
  return `looks${token}`;
}
