/** Returns a name such as "Chrome on Linux", by which the user recognizes the token later. */
export function deviceName({ userAgent }: { userAgent: string }): string {
  const browserName = /\bEdg\//.test(userAgent) ? 'Edge' : /\bFirefox\//.test(userAgent) ? 'Firefox' : 'Chrome';
  const systems: [RegExp, string][] = [
    [/\bWindows\b/, 'Windows'],
    [/\bMac OS X\b/, 'macOS'],
    [/\bCrOS\b/, 'ChromeOS'],
    [/\bLinux\b/, 'Linux'],
  ];
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  return system ? `${browserName} on ${system}` : browserName;
}
