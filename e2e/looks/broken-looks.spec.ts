import { expect, test } from './fixtures.js';

/** Mistakes in a style sheet, each with a story that reveals it. */
const BROKEN_STYLES = [
  { story: 'projects-projectsettings--members', css: '.fl-person-row { display: block }' },
  { story: 'discuss-commentlist--default', css: '.fl-comment { padding: 0 }' },
  { story: 'watch-flowtimeline--all-kinds', css: '.fl-timeline-row { inset-inline-start: 3px }' },
  { story: 'watch-deviceinfo--default', css: '.fl-root { --fl-text: 12px }' },
  { story: 'share-sharedialog--generated', css: '.fl-button { padding: 0 }' },
  { story: 'projects-createprojectdialog--name-missing', css: '.fl-dialog { translate: 4px }' },
];

test.beforeEach(({ storybook: _ }, { config }) => {
  if (config.updateSnapshots !== 'none') throw new Error('New pictures are for stories.spec alone: name it.');
});

for (const { story, css } of BROKEN_STYLES) {
  test(`the picture of ${story} detects ${css}`, async ({ storybook }) => {
    await storybook.show({ story, width: 800 }, 'light');
    const picture = `${story}-800-light.png`;
    await expect(storybook.page).toHaveScreenshot(picture);

    await storybook.page.addStyleTag({ content: css });

    const compared = expect(storybook.page).toHaveScreenshot(picture);
    await expect(compared).rejects.toThrow(/pixels .* are different/);
  });
}
