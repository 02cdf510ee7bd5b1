import { expect, test } from './fixtures.js';
import { LOOKS } from './stories.js';

for (const theme of ['light', 'dark'] as const) {
  for (const look of LOOKS) {
    test(`${look.story} looks as recorded at ${look.width} px, ${theme}`, async ({ storybook }) => {
      await storybook.show(look, theme);

      await expect(storybook.page).toHaveScreenshot(`${look.story}-${look.width}-${theme}.png`);
    });
  }
}
