import { create, type ThemeVars } from 'storybook/theming';

const FONTS = {
  fontBase: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  fontCode: "ui-monospace, 'Cascadia Mono', Consolas, monospace",
};

/** Theme of the catalogue on a light page, in the colours of the components’ tokens. */
export const lightTheme: ThemeVars = create({
  base: 'light',
  ...FONTS,
  ...brand('#4f46e5', '#1a1a1f'),
  ...form(),
  colorPrimary: '#4f46e5',
  colorSecondary: '#4f46e5',
  appBg: '#f7f7f9',
  appContentBg: '#fff',
  appPreviewBg: '#fff',
  appHoverBg: '#f1f1f4',
  appBorderColor: '#e3e3e8',
  textColor: '#1a1a1f',
  textMutedColor: '#5b5b66',
  textInverseColor: '#fff',
  barBg: '#fff',
  barTextColor: '#5b5b66',
  barHoverColor: '#4f46e5',
  barSelectedColor: '#4f46e5',
  buttonBg: '#fff',
  buttonBorder: '#cdcdd6',
  inputBg: '#fff',
  inputBorder: '#cdcdd6',
  inputTextColor: '#1a1a1f',
});

/** Theme of the catalogue on a dark page. */
export const darkTheme: ThemeVars = create({
  base: 'dark',
  ...FONTS,
  ...brand('#5f5cf0', '#ececf1'),
  ...form(),
  colorPrimary: '#5f5cf0',
  colorSecondary: '#7f7df5',
  appBg: '#0b0b0d',
  appContentBg: '#111114',
  appPreviewBg: '#111114',
  appHoverBg: '#212126',
  appBorderColor: '#2a2a30',
  textColor: '#ececf1',
  textMutedColor: '#a3a3b0',
  textInverseColor: '#111114',
  barBg: '#111114',
  barTextColor: '#a3a3b0',
  barHoverColor: '#a3a1ff',
  barSelectedColor: '#a3a1ff',
  buttonBg: '#18181c',
  buttonBorder: '#3f3f48',
  inputBg: '#18181c',
  inputBorder: '#3f3f48',
  inputTextColor: '#ececf1',
});

function form() {
  return { appBorderRadius: 10, inputBorderRadius: 6 };
}

function brand(accent: string, text: string) {
  return { brandTitle: 'FlowLens components', brandImage: wordmark(accent, text), brandUrl: './' };
}

/** Logo of the product with its name, as a data URL. */
function wordmark(accent: string, text: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="28" viewBox="0 0 132 28">
    <g transform="scale(0.875)">
      <rect width="32" height="32" rx="8" fill="${accent}"/>
      <path d="M12.5 10.2v11.6a.9.9 0 0 0 1.37.77l9.3-5.8a.9.9 0 0 0 0-1.54l-9.3-5.8a.9.9 0 0 0-1.37.77Z" fill="#fff"/>
      <path d="M7.5 10v12" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>
    </g>
    <text x="38" y="20" font-family="system-ui, sans-serif" font-size="17" font-weight="600" fill="${text}">FlowLens</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
