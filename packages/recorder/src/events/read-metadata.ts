import type { TimelineMetadata } from '@flowlens/core/recorded';

interface UserAgentData {
  brands?: { brand: string; version: string }[];
  platform?: string;
  getHighEntropyValues?: (hints: string[]) => Promise<HighEntropyValues>;
}

interface HighEntropyValues {
  architecture?: string;
  platform?: string;
  platformVersion?: string;
  fullVersionList?: { brand: string; version: string }[];
}

type MetadataWindow = Pick<Window, 'navigator' | 'screen'>;

const HINTS = ['architecture', 'platformVersion', 'fullVersionList'];
/** Every Chromium lists this engine; other brands are more specific. */
const ENGINE = 'Chromium';
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\/([\d.]+)/],
  ['Opera', /\bOPR\/([\d.]+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /\bVersion\/([\d.]+).*\bSafari\//],
];
const SYSTEMS: [string, RegExp][] = [
  ['Android', /\bAndroid ([\d.]+)/],
  ['iOS', /\b(?:iPhone )?OS ([\d_]+) like Mac OS X/],
  ['Windows', /\bWindows NT ([\d.]+)/],
  ['macOS', /\bMac OS X ([\d._]+)/],
  ['Linux', /\bLinux()/],
];

/** Reads the browser and machine details that are available to a page. */
export async function readMetadata(window: MetadataWindow): Promise<TimelineMetadata> {
  const { navigator, screen } = window;
  const { userAgentData } = navigator as { userAgentData?: UserAgentData };
  const device = userAgentData ? await readAgentData(userAgentData) : readUserAgent(navigator.userAgent);
  return compact({
    ...device,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screenWidth: screen.width,
    screenHeight: screen.height,
  });
}

async function readAgentData(data: UserAgentData): Promise<TimelineMetadata> {
  // A permissions policy may deny access to the details.
  const values = await data.getHighEntropyValues?.(HINTS).catch(() => undefined);
  const brand = pickBrand(values?.fullVersionList ?? data.brands ?? []);
  return {
    browser: brand?.brand,
    browserVersion: brand?.version,
    os: values?.platform ?? data.platform,
    osVersion: values?.platformVersion,
    architecture: values?.architecture,
  };
}

/** The list also contains a fictitious brand, which discourages relying on it. */
function pickBrand(brands: { brand: string; version: string }[]) {
  const real = brands.filter(({ brand }) => !/not.?a.?brand/i.test(brand.replace(/[^a-z]+/gi, ' ')));
  return real.find(({ brand }) => brand !== ENGINE) ?? real[0];
}

/** Parses the user agent string of browsers without a better API. */
export function readUserAgent(userAgent: string): TimelineMetadata {
  const [browser, browserVersion] = firstMatch(BROWSERS, userAgent);
  const [os, osVersion] = firstMatch(SYSTEMS, userAgent);
  return compact({ browser, browserVersion, os, osVersion: osVersion?.replaceAll('_', '.') });
}

function firstMatch(list: [string, RegExp][], text: string): [string | undefined, string | undefined] {
  for (const [name, pattern] of list) {
    const match = pattern.exec(text);
    if (match) return [name, match[1]];
  }
  return [undefined, undefined];
}

function compact(metadata: TimelineMetadata): TimelineMetadata {
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== undefined && value !== ''));
}
