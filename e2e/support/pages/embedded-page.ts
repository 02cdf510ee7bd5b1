import type { Page } from '@playwright/test';

/** Properties that reveal a leaked style sheet. */
const LOOKS = [
  ...['color', 'background-color', 'border-top-width', 'border-top-color', 'border-radius', 'box-shadow'],
  ...[
    'font-family',
    'font-size',
    'font-weight',
    'line-height',
    'letter-spacing',
    'text-transform',
    'text-decoration-line',
  ],
  ...['margin-top', 'margin-left', 'padding-top', 'padding-left', 'list-style-type', 'display'],
];

/** Returns the styles of the first element of each selector, once all of them exist. */
export async function looksOf(
  page: Page,
  selectors: readonly string[],
): Promise<Record<string, Record<string, string>>> {
  for (const selector of selectors) await page.locator(selector).first().waitFor({ state: 'attached' });
  return page.evaluate(
    ([list, properties]) =>
      Object.fromEntries(
        list.map((selector) => {
          const element = document.querySelector(selector)!;
          const style = getComputedStyle(element);
          const { width, height } = element.getBoundingClientRect();
          const values = properties.map((property) => [property, style.getPropertyValue(property)]);
          return [selector, { ...Object.fromEntries(values), size: `${width} x ${height}` }];
        }),
      ),
    [selectors, LOOKS] as const,
  );
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
