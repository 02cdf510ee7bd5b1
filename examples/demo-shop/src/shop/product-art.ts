import type { Product, Silhouette } from './catalogue.js';

/** Outlines on a 400 x 400 sheet; the piece stands on y = 320. */
const OUTLINES: Record<Silhouette, string> = {
  vase: 'M178 92 C178 84 222 84 222 92 C222 128 212 140 222 158 C262 188 268 262 232 314 C224 322 176 322 168 314 C132 262 138 188 178 158 C188 140 178 128 178 92 Z',
  mug: 'M138 158 C138 150 252 150 252 158 L250 300 C248 318 238 322 226 322 L164 322 C152 322 142 318 140 300 Z',
  bowl: 'M92 204 C92 194 308 194 308 204 C308 268 262 316 228 320 L172 320 C138 316 92 268 92 204 Z',
  pitcher:
    'M158 122 C158 112 226 108 246 100 C242 120 236 132 236 148 C262 190 266 266 244 312 C238 322 164 322 158 312 C134 266 136 196 162 150 Z',
  planter: 'M116 176 C116 166 284 166 284 176 L262 308 C260 320 252 322 242 322 L158 322 C148 322 140 320 138 308 Z',
  plate: 'M70 278 C70 268 330 268 330 278 C322 306 268 322 240 322 L160 322 C132 322 78 306 70 278 Z',
};

const HANDLES: Partial<Record<Silhouette, string>> = {
  mug: 'M250 186 C304 180 304 272 246 268',
  pitcher: 'M238 150 C306 146 304 256 252 262',
};

const LEAVES =
  '<g fill="none" stroke="#5d7350" stroke-width="5" stroke-linecap="round"><path d="M200 170 C196 130 172 104 150 92"/><path d="M200 170 C202 120 214 92 236 70"/><path d="M204 170 C216 140 240 122 262 118"/></g><g fill="#7c9468"><ellipse cx="148" cy="88" rx="24" ry="11" transform="rotate(32 148 88)"/><ellipse cx="240" cy="66" rx="25" ry="11" transform="rotate(-48 240 66)"/><ellipse cx="266" cy="116" rx="22" ry="10" transform="rotate(-12 266 116)"/><ellipse cx="178" cy="118" rx="18" ry="8" transform="rotate(48 178 118)"/></g>';

/** Draws the shop's photograph of a piece: an SVG of its outline and glaze, identical at every call. */
export function drawProduct({ name, silhouette, glaze: [dark, light] }: Product): string {
  const outline = OUTLINES[silhouette];
  const handle = HANDLES[silhouette];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img" aria-label="${name}">
<defs>
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3ede3"/><stop offset=".72" stop-color="#e7ddcd"/><stop offset=".73" stop-color="#d9ccb8"/><stop offset="1" stop-color="#e2d6c4"/></linearGradient>
<linearGradient id="glaze" x1="0" y1="0" x2="1" y2=".35"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${dark}"/><stop offset="1" stop-color="${dark}" stop-opacity=".86"/></linearGradient>
<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".62" stop-color="#c9a27c" stop-opacity="0"/><stop offset=".86" stop-color="#c9a27c" stop-opacity=".55"/></linearGradient>
<radialGradient id="shadow"><stop offset="0" stop-color="#4a3a2a" stop-opacity=".42"/><stop offset="1" stop-color="#4a3a2a" stop-opacity="0"/></radialGradient>
<clipPath id="body"><path d="${outline}"/></clipPath>
</defs>
<rect width="400" height="400" fill="url(#wall)"/>
<ellipse cx="222" cy="322" rx="148" ry="22" fill="url(#shadow)"/>
${silhouette === 'planter' ? LEAVES : ''}
${handle ? `<path d="${handle}" fill="none" stroke="${dark}" stroke-width="17" stroke-linecap="round"/>` : ''}
<path d="${outline}" fill="#d8b594"/>
<path d="${outline}" fill="url(#glaze)"/>
<path d="${outline}" fill="url(#foot)"/>
<g clip-path="url(#body)">${speckles(name)}<ellipse cx="164" cy="210" rx="12" ry="80" fill="#fff" opacity=".2" transform="rotate(8 164 210)"/></g>
</svg>`;
}

function speckles(seed: string): string {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const next = () => (state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32;
  return Array.from({ length: 46 }, () => {
    const [x, y, radius] = [80 + next() * 240, 90 + next() * 230, 0.6 + next() * 1.5];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="#2b1d12" opacity=".28"/>`;
  }).join('');
}
