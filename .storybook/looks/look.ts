/** The pictures of a story, one on a light and one on a dark page. */
export interface Look {
  /** Width of the page, in pixels. */
  width: number;
  /** A mistake in a style sheet that the light picture must detect. */
  detects?: string;
}

export interface StoryWithLook {
  id: string;
  parameters: { look?: Look; layout?: string };
  storyGlobals: object;
}

/**
 * Returns `parameters.look` of a story in the light run, which takes both pictures. Dark variants copy the parameters of
 * their story but have no pictures of their own.
 */
export function lookOf({ parameters, storyGlobals }: StoryWithLook): Look | undefined {
  return import.meta.env['STORY_THEME'] === 'light' && !('theme' in storyGlobals) ? parameters.look : undefined;
}
