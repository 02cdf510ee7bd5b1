/** Values of a theme that the playground changes. */
export interface Theme {
  accent: { light: string; dark: string };
  radiusPx: number;
  spacingPx: number;
  font: string;
  fontSizePx: number;
}

export const FONTS: Record<string, string> = {
  System: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  Humanist: "Optima, Candara, 'Noto Sans', source-sans-pro, sans-serif",
  Serif: "Charter, 'Bitstream Charter', Cambria, Georgia, serif",
  Monospace: "ui-monospace, 'Cascadia Mono', Consolas, monospace",
};

export const PRESETS: Record<string, Theme> = {
  FlowLens: {
    accent: { light: '#4f46e5', dark: '#5f5cf0' },
    radiusPx: 6,
    spacingPx: 4,
    font: FONTS['System']!,
    fontSizePx: 13,
  },
  Dense: {
    accent: { light: '#0b5cad', dark: '#2f81d6' },
    radiusPx: 3,
    spacingPx: 3,
    font: FONTS['System']!,
    fontSizePx: 12,
  },
  Soft: {
    accent: { light: '#a21caf', dark: '#b93bc7' },
    radiusPx: 14,
    spacingPx: 5,
    font: FONTS['Humanist']!,
    fontSizePx: 14,
  },
  Paper: {
    accent: { light: '#0f766e', dark: '#14857c' },
    radiusPx: 0,
    spacingPx: 4,
    font: FONTS['Serif']!,
    fontSizePx: 14,
  },
};

/** Returns the rule for the style sheet of a host, with all of the theme’s tokens. */
export function cssOf({ accent, radiusPx, spacingPx, font, fontSizePx }: Theme): string {
  const onAccent = { light: textOn(accent.light), dark: textOn(accent.dark) };
  return `.fl-root {
  --fl-accent: light-dark(${accent.light}, ${accent.dark});
  --fl-accent-foreground: light-dark(${onAccent.light}, ${onAccent.dark});
  --fl-radius: ${radiusPx}px;
  --fl-spacing: ${spacingPx}px;
  --fl-font: ${font};
  --fl-text: ${fontSizePx}px;
}`;
}

/** Returns the text colour with the higher contrast on a background. */
export function textOn(background: string): '#fff' | '#111' {
  return contrast('#ffffff', background) >= contrast('#111111', background) ? '#fff' : '#111';
}

/** Returns the contrast ratio of WCAG between two colours in the form `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
