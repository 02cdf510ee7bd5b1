import type { Page } from '@playwright/test';

/** Properties that reveal a leaked style sheet. */
const STYLES = [
  'color',
  'background-color',
  'border-top-width',
  'border-top-color',
  'border-radius',
  'box-shadow',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-decoration-line',
  'margin-top',
  'margin-left',
  'padding-top',
  'padding-left',
  'list-style-type',
  'display',
];

/** Returns the styles of the first element of each selector, even in shadow roots, once all of them exist. */
export async function stylesOf(
  page: Page,
  selectors: readonly string[],
): Promise<Record<string, Record<string, string>>> {
  const styles = selectors.map(async (selector) => {
    const values = await page
      .locator(selector)
      .first()
      .evaluate((element, properties) => {
        const style = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const entries = properties.map((property) => [property, style.getPropertyValue(property)]);
        return { ...(Object.fromEntries(entries) as Record<string, string>), size: `${width} x ${height}` };
      }, STYLES);
    return [selector, values] as const;
  });
  return Object.fromEntries(await Promise.all(styles));
}

/** Records violations of the content security policy and script errors. Call the returned function to read them. */
export async function watchFaults(page: Page): Promise<() => string[]> {
  const faults: string[] = [];
  await page.exposeFunction('noteFault', (fault: string) => void faults.push(fault));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { noteFault } = window as unknown as { noteFault: (fault: string) => void };
      noteFault(`${violatedDirective}: ${blockedURI} (${sourceFile})`);
    });
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return () => faults;
}
