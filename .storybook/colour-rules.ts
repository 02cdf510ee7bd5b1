import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';

/** Options of axe for the rules whose result depends on colours. */
export const COLOUR_RULES = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Also checks a story of the light run on a dark page, where all other rules would have the same result. */
export async function checkDarkColours(context: Parameters<typeof checkWithAxe>[0]): Promise<void> {
  if (import.meta.env['STORY_THEME'] !== 'light') return;
  const { style } = document.documentElement;
  const a11y = { ...(context.parameters['a11y'] as object), options: COLOUR_RULES };
  style.colorScheme = 'dark';
  try {
    await checkWithAxe({ ...context, parameters: { ...context.parameters, a11y } });
  } finally {
    style.colorScheme = 'light';
  }
}
