import { describe, expect, it } from 'vitest';
import { readMetadata, readUserAgent } from './read-metadata.js';

const AGENTS: [string, object][] = [
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    { browser: 'Safari', browserVersion: '18.1', os: 'macOS', osVersion: '10.15.7' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'Firefox', browserVersion: '140.0', os: 'Linux' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', browserVersion: '18.1', os: 'iOS', osVersion: '18.1' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.1.2',
    { browser: 'Edge', browserVersion: '130.0.1.2', os: 'Windows', osVersion: '10.0' },
  ],
  ['something else', {}],
];

const screen = { width: 1440, height: 900 } as Screen;
const brands = [
  { brand: 'Not(A:Brand', version: '8' },
  { brand: 'Chromium', version: '156.0.1.2' },
  { brand: 'Google Chrome', version: '156.0.3.4' },
];

function windowWith(navigator: object) {
  return { screen, navigator: navigator as Navigator };
}

describe('readMetadata', () => {
  it('prefers client hints to the user agent string', async () => {
    const getHighEntropyValues = async () => ({
      platform: 'macOS',
      platformVersion: '15.1',
      architecture: 'arm',
      fullVersionList: brands,
    });
    expect(await readMetadata(windowWith({ userAgentData: { brands: [], getHighEntropyValues } }))).toEqual({
      browser: 'Google Chrome',
      browserVersion: '156.0.3.4',
      os: 'macOS',
      osVersion: '15.1',
      architecture: 'arm',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      screenWidth: 1440,
      screenHeight: 900,
    });
  });

  it('reads the remaining details when client hints are blocked', async () => {
    const getHighEntropyValues = () => Promise.reject(new Error('not allowed'));
    const userAgentData = { brands: brands.slice(0, 2), platform: 'Linux', getHighEntropyValues };

    expect(await readMetadata(windowWith({ userAgentData }))).toMatchObject({
      browser: 'Chromium',
      browserVersion: '156.0.1.2',
      os: 'Linux',
    });
  });
});

describe('readUserAgent', () => {
  it.each(AGENTS)('reads %s', (agent, metadata) => {
    expect(readUserAgent(agent)).toEqual(metadata);
  });
});
